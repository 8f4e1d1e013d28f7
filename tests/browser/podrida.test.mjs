// Plays matches of podrida and pocha by clicking where targets are drawn. The native program checks the records.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit, url } = useSite();

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const WAYS = {
  'podrida for four with the mouse on a desktop': { players: 4, rules: 'most%3D3', hands: 3, viewport: { width: 1440, height: 900 } },
  'pocha for six with a finger on a phone':
    { players: 6, rules: 'deck%3Dspanish36%20rounds%3Dlong%20duty%3Dbeat%20most%3D1', hands: 6, ...PHONE },
};

/** Opens the sheet of all hands with a press on the player's points, and closes it. Returns its lines. */
async function sheet(player) {
  await player.press('score:0');
  await player.said(/^(All hands|Todas las manos)$/);
  const lines = await player.frame.evaluate(() => [...document.querySelectorAll('#mirror td')].map(({ textContent }) => textContent));
  await player.press('button:close');
  return lines;
}

for (const [how, { players, rules, hands, ...options }] of Object.entries(WAYS)) {
  test(`the player bids, undoes a bid, opens the scoresheet and plays a match of ${how}`, async () => {
    const { context, player, trouble } = await visit({ ...options, url: `${url()}?game=podrida&players=${players}&rules=${rules}&lang=en` });
    const bids = async () => (await player.record()).match(/^0 bid .*$/mg) ?? [];
    await player.fast();
    await player.press('button:new_match');
    await player.press('button:begin');
    await player.press('option:bid ');
    assert.equal((await bids()).length, 1);
    assert.ok(await player.said(/^You: bid [01]/));
    await player.turn();
    await player.press('button:undo');
    await player.turn();
    assert.deepEqual(await bids(), []);

    await player.press('option:bid ');
    await player.playHand();
    await player.press('button:next');
    await player.turn();
    const told = await sheet(player);
    assert.ok(told.filter((line) => /\b\d+ of \d+/.test(line)).length >= players, told.join('\n'));

    await player.playMatch();
    const lines = trace(await player.record());
    assert.equal(lines.filter((line) => line.startsWith('hand ')).length, hands);
    assert.match(lines.at(-1), /^match [0-5]/);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

test('the home screen lists pocha with its rules', async () => {
  const { context, player, trouble } = await visit({ viewport: { width: 1440, height: 900 } });
  await player.pressBelow('game:Pocha');
  await player.press('button:play');
  await player.press('button:sit_down');
  await player.turn();
  assert.match(await player.record(), /^rules deck=spanish rounds=long duty=beat$/m);
  assert.deepEqual(trouble, []);
  await context.close();
});
