// Plays whole games of kwingto (dice and boards) by clicking where targets are drawn. The native program checks the records.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { act, begin } from './lib/kwingto.mjs';
import { KeyboardPlayer } from './lib/listeners.mjs';
import { trace } from './lib/trace.mjs';

const { visit } = useSite();

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const WAYS = { 'with the mouse on a desktop': {}, 'with a finger on a phone': PHONE };

/** Counts the lines of this kind that a seat has played. */
const count = (record, seat, kind) => record.split('\n').filter((line) => line.startsWith(`${seat} ${kind}`)).length;

for (const [how, options] of Object.entries(WAYS)) {
  test(`a game can be played to its end ${how}`, async () => {
    const { context, player, trouble } = await visit({ ...options });
    await player.fast();
    await begin(player);
    while (await act(player)) { /* until the game is counted */ }
    const record = await player.record();
    assert.match(trace(record).at(-1), /^match/);
    assert.ok(count(record, 0, 'place') > 0 && count(record, 0, 'dice') > 0, record);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

test('two people play on one device, and a reload keeps both boards', async () => {
  const { context, page, player, trouble } = await visit({ ...PHONE });
  await player.fast();
  await begin(player, { people: 2 });
  for (let i = 0; i < 30; ++i) await act(player, { burnByHand: true });
  const record = await player.record();
  trace(record);
  for (const seat of [0, 1]) {
    assert.match(record, new RegExp(`^seat ${seat} human `, 'm'));
    assert.ok(count(record, seat, 'dice') > 0, record);
  }
  // After a reload both boards are complete.
  await page.reload();
  await player.ready();
  await act(player);
  assert.ok((await player.record()).startsWith(record));
  assert.deepEqual(trouble, []);
  await context.close();
});

test('a player can take dice, throw them and place cards by keyboard alone', async () => {
  const { context, page, trouble } = await visit();
  const player = new KeyboardPlayer(page);
  await player.fast();
  await begin(player);
  for (let i = 0; i < 12; ++i) await act(player);
  const record = await player.record();
  trace(record);
  assert.ok(count(record, 0, 'dice') > 0, record);
  assert.deepEqual(trouble, []);
  await context.close();
});

test('a login page is not taken for the weights of the bots, and the match continues when they arrive', async () => {
  let wrong = 0;
  const { context, player } = await visit({
    routes: { '**/weights/*.bin': (route) => (++wrong <= 3 ? route.fulfill({ body: '<title>Log in</title>' }) : route.continue()) },
  });
  await player.fast();
  await begin(player);
  while (!/^1 /m.test(await player.record())) await act(player);
  assert.ok(wrong > 3);
  await context.close();
});
