// A shared link arrives unchanged, and a damaged one does no harm.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { PROJECT } from './lib/site.mjs';
import { trace } from './lib/trace.mjs';
import '../shell/lib/imports.mjs';

const { makeLink } = await import('../../shell/links.js');

const { visit, url } = useSite();

const linkOf = (page) => page.locator('dialog.share input').inputValue();

test('a shared link carries house rules into the form of a new match', async () => {
  const { context, page, player, trouble } = await visit({ drawn: true });
  await player.press('button:new_match');
  await player.unfold('fold:rules');
  await player.pressBelow('rule:coto:less');
  await player.pressBelow('button:share_rules');
  const link = await linkOf(page);
  assert.ok(link.startsWith(`${url()}#t=`) && link.length < 300, link);
  assert.ok(await page.locator('dialog.share svg path').getAttribute('d'));
  await mkdir(join(PROJECT, 'build/artifacts'), { recursive: true });
  await page.screenshot({ path: join(PROJECT, 'build/artifacts/share.png') });
  await page.locator('dialog.share .buttons button').first().click();

  const other = await visit({ url: link });
  await other.player.press('dialog:yes:');
  assert.equal(await other.player.screen(), 'setup');
  assert.equal(new URL(other.page.url()).hash, '');
  await other.player.pressBelow('button:begin');
  await other.player.press('button:deal');
  await other.player.turn();
  assert.match(await other.player.record(), /^rules coto=2$/m);
  await other.context.close();
  assert.deepEqual(trouble, []);
  await context.close();
});

/** Returns the points of a record's first hand in the form in which the page compares them. */
const points = (record) => trace(record).find((line) => line.startsWith('hand ')).replace(/^hand (\d+) (\d+)$/, '$1 a $2');

test('another player plays a shared deal, and the page compares both results', async () => {
  const { context, page, player } = await visit();
  await player.fast();
  await player.newMatch();
  await player.playHand();
  await player.press('button:share_deal');
  const link = await linkOf(page);
  const record = await player.record();
  const deal = record.match(/^deal.*$/m)[0];

  const other = await visit({ url: link });
  await other.player.press('dialog:yes:');
  await other.player.press('button:menu');
  await other.player.press('button:settings');
  await other.player.pressBelow('speed:2');
  await other.player.press('button:back');
  while ((await other.player.find('card:', 'option:', 'button:compare')).id.match(/^(card|option):/)) await other.player.act();
  const otherRecord = await other.player.record();
  assert.equal(otherRecord.match(/^deal.*$/m)[0], deal);
  await other.player.press('button:compare');
  await other.player.find('dialog:yes:');
  const compared = await other.player.call('message');
  for (const each of [record, otherRecord]) assert.ok(compared.includes(points(each)), compared);
  await other.player.press('dialog:yes:');  // continues with the next deal
  const answer = await linkOf(other.page);
  await other.context.close();

  const third = await visit({ url: answer });
  await third.player.press('dialog:yes:');
  await third.player.turn();
  assert.equal((await third.player.record()).match(/^deal.*$/m)[0], deal);
  await third.context.close();
  await context.close();
});

test('a damaged link shows a message and keeps the match', async () => {
  const { context, page, player } = await visit();
  await player.newMatch();
  await player.turn();
  const record = await player.record();
  for (const fragment of ['#t=', '#t=AAAA', '#t=!!!', `#t=${'A'.repeat(5000)}`, '#t=%00%ff', '#T=AAAA.', '#fbclid=a&t=AAAA']) {
    await page.evaluate((text) => { location.hash = text; }, fragment);
    await player.press('dialog:yes:');
    assert.equal(await player.record(), record);
  }
  await page.evaluate(() => { location.hash = '#nothing-of-ours'; });
  await player.turn();
  await context.close();
});

const seal = (record) => createHash('sha256').update(record).digest('hex').slice(0, 8);

test('links with text that chats and trackers add still open', async () => {
  const { context, page, player, trouble } = await visit();
  await player.newMatch();
  await player.turn();
  const match = await player.record();
  const deal = match.replace(/^(deal .*\n)[^]*/m, 'note deal\n$1');
  const rules = 'tapete 1\ngame guinote\nplayers 4\nrules coto=2\n';
  globalThis.location = { origin: '', pathname: '' };
  for (const [record, words] of [[rules, /mandado reglas/], [deal, /mandado una mano/], [match, /mandado un encuentro/]]) {
    const code = makeLink(`tapete link 1\n${seal(record)}\n${record}`).slice('#t='.length);
    for (const fragment of [`#T=${code}).`, `#t%3D${code}%20…`, `#fbclid=a&t=${code}&utm_source=b`, `#%74=${code}\u200b`]) {
      await page.evaluate((text) => { location.hash = text; }, fragment);
      await player.find('dialog:no:');
      assert.match(await player.call('message'), words, fragment);
      assert.equal(new URL(page.url()).hash, '');
      await player.press('dialog:no:');
      await player.turn();
    }
  }
  assert.equal(await player.record(), match);
  assert.deepEqual(trouble, []);
  await context.close();
});
