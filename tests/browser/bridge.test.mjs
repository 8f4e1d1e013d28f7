// Bridge: calls are chosen by level and denomination, the contract shows the auction again, and the declarer plays dummy's cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit, url } = useSite();

const WAYS = {
  'with a finger on a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  'with the mouse on a desktop': { viewport: { width: 1440, height: 900 } },
};

/** Bids seven no trump, which ends in a contract of the player, and passes until a card is to be played. */
async function bidHighest(player) {
  for (;;) {
    const { id } = await player.find('row:6', 'option:bid 7n', 'option:bid no', 'card:', 'hand:');
    if (/^(card|hand):/.test(id)) return;
    await player.press(id);
    if (id === 'row:6') await player.press('option:bid 7n');
  }
}

/** What can be pressed now, of those that begin so. */
const enabled = async (player, start) => (await player.targets()).filter((target) => target.id.startsWith(start) && target.enabled);

/** The denominations can be pressed once a level is chosen, with a thumb. */
async function checkChoices(player) {
  await player.find('row:6');
  assert.deepEqual((await enabled(player, 'option:bid ')).filter(({ id }) => !/ (no|xx?)$/.test(id)), []);
  await player.press('row:6');
  assert.equal(await player.frame.locator('#mirror button[data-id="row:6"][aria-pressed="true"]').count(), 1);
  const bids = await enabled(player, 'option:bid 7');
  assert.deepEqual(bids.map(({ label }) => label), ['7 clubs', '7 diamonds', '7 hearts', '7 spades', '7 no trump']);
  for (const { width, height } of bids) assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
}

/** A call is taken back as a card is. */
async function checkUndo(player) {
  const bid = async () => /^0 bid 7n$/m.test(await player.record());
  await bidHighest(player);
  assert.ok(await bid());
  for (let i = 0; i < 3 && await bid(); ++i) {
    await player.press('button:undo');
    await player.find('row:6', 'option:', 'card:', 'hand:');
  }
  assert.ok(!(await bid()));
}

for (const [how, options] of Object.entries(WAYS)) {
  test(`a deal is bid and played ${how}`, async () => {
    const { context, player, trouble } = await visit({ ...options, url: `${url()}?game=bridge&lang=en` });
    await player.fast();
    await player.press('button:new_match');
    await player.press('button:begin');
    await player.press('button:deal');
    await checkChoices(player);
    await checkUndo(player);
    await bidHighest(player);

    // Dummy has the first choice, and the contract shows the auction again.
    assert.ok(await player.said(/^7 no trump( doubled)?\. You play/));
    await player.press('button:auction');
    assert.ok(await player.said(/: 7 no trump\. /));
    await player.press('button:close');
    assert.ok((await enabled(player, 'hand:2:')).length > 0);
    await player.press('hand:2:');
    await player.turn();
    assert.match(await player.record(), /^2 play /m);

    await player.playHand();
    const record = await player.record();
    assert.equal(record.match(/^2 play /mg).length, 13);
    assert.ok(trace(record).some((line) => /^contract 7nx? 0 \d+$/.test(line)));
    assert.deepEqual(trouble, []);
    await context.close();
  });
}
