// The deck is sealed (its hash is shown) before a hand and opened after it, so that everybody can check that it was not changed.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Presses the buttons that open the seal panel, and closes it again. Returns its texts by id. */
async function readPanel(player, ...way) {
  for (const id of way) await player.press(id);
  await player.find('button:copy');
  const texts = (await player.targets()).filter(({ id }) => id.startsWith('text:'));
  await player.press('button:close');
  return Object.fromEntries(texts.map(({ id, label }) => [id.slice(5), label]));
}

test('the seal shown before a hand, and after a reload, matches the deck shown after the hand', async () => {
  const { context, page, player, trouble } = await visit({ ...PHONE });
  await player.fast();
  await player.newMatch({ players: 2 });
  await player.turn();
  const sealed = await readPanel(player, 'button:menu', 'button:seal');
  assert.match(sealed.seal, /^[0-9a-f]{64}$/);
  assert.deepEqual(Object.keys(sealed), ['seal']);

  await page.reload();
  await player.ready();
  await player.turn();
  assert.deepEqual(await readPanel(player, 'button:menu', 'button:seal'), sealed);

  await player.playHand();
  const opened = await readPanel(player, 'button:menu', 'button:seal');
  assert.equal(opened.seal, sealed.seal);
  assert.match(opened.deck, /^deal [01]( [A2-7SCR][oceb]){40}$/);
  assert.equal(sha256(opened.deck), sealed.seal);
  assert.ok((await player.record()).split('\n').includes(opened.deck));
  assert.deepEqual(trouble, []);
  await context.close();
});

test('the command copied after a hand computes the seal copied before', async () => {
  const { context, page, player, trouble } = await visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copied = async () => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await player.press('button:copy');
    for (;;) {
      const text = await clipboard();
      if (text) return text;
    }
  };
  await player.fast();
  await player.newMatch({ players: 2 });
  await player.turn();
  await player.press('button:menu');
  await player.press('button:seal');
  const seal = await copied();
  await player.press('button:close');
  await player.playHand();
  await player.press('button:menu');
  await player.press('button:seal');
  const { stdout } = spawnSync('sh', ['-c', await copied()], { encoding: 'utf8' });
  assert.equal(stdout.split(' ')[0], seal);
  assert.deepEqual(trouble, []);
  await context.close();
});
