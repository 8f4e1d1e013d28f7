// Bridge: a player chooses calls by level and denomination, the contract button shows the auction again, and the declarer plays dummy's
// cards. The tests play as declarer, for a declaring partner and as defender, and with four people who pass one device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bidHighest } from './lib/bridge.mjs';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit, url } = useSite();

const WAYS = {
  'with a finger on a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  'with the mouse on a desktop': { viewport: { width: 1440, height: 900 } },
};

/** Returns the enabled targets with this prefix. */
const enabled = async (player, start) => (await player.targets()).filter((target) => target.id.startsWith(start) && target.enabled);

/** Checks that the denominations are offered only after a level was chosen, and that their buttons are large enough for a thumb. */
async function checkChoices(player) {
  await player.find('row:6');
  assert.deepEqual((await enabled(player, 'option:bid ')).filter(({ id }) => !/ (no|xx?)$/.test(id)), []);
  await player.press('row:6');
  assert.equal(await player.frame.locator('#mirror button[data-id="row:6"][aria-pressed="true"]').count(), 1);
  const bids = await enabled(player, 'option:bid 7');
  assert.deepEqual(bids.map(({ label }) => label), ['7 clubs', '7 diamonds', '7 hearts', '7 spades', '7 no trump']);
  for (const { width, height } of bids) assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
}

const DEAL = 'deal 0 3c Jd 9h 2h 4d 3h Kc 9d 2c Th 6s 5c Td 7s Jc 8c 4h Js As 4s Ah 2s 5s Qd 7h 7c 8s Qc 9s Kh 6d 3s Kd 4c Qs 8h Jh Ts 5h 7d 6h Qh Ac Tc 2d Ks 6c 8d 5d 3d 9c Ad';
/** One person and three bots. */
const ALONE = ['human Tú', 'bot:casual Pilar', 'bot:casual Fermín', 'bot:casual Carmen'];

const HUMANS = ['Ana', 'Berta', 'Carlos', 'David'];
const plays = (record) => record.split('\n').filter((line) => / play /.test(line));
const mirrored = (page) => page.locator('#mirror :is(p, td, button)').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent).join());

/** Returns a record of Chicago bridge with the deal DEAL and these calls, from seat 0 on. */
function bidden(players, calls) {
  const seats = players.map((player, seat) => `seat ${seat} ${player}`);
  const bids = calls.split(' ').map((call, i) => `${i % 4} bid ${call}`);
  return `${['tapete 1', 'game bridge', 'players 4', ...seats, 'seed 7', DEAL, ...bids].join('\n')}\n`;
}

/** Checks that no two targets overlap. */
async function checkApart(player) {
  const targets = (await player.targets()).filter(({ id }) => !id.startsWith('score:'));
  const over = (a, b) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;
  const pairs = targets.flatMap((a, i) => targets.slice(i + 1).filter((b) => over(a, b)).map((b) => `${a.id} and ${b.id}`));
  assert.deepEqual(pairs, []);
}

/** Plays a deal to its count. At each choice of the person, targets must not overlap, and the contract must be visible. */
async function playOpenly(player, contract) {
  for (;;) {
    const target = await player.find('card:', 'hand:', 'button:next');
    if (target.id.startsWith('button:')) return;
    await checkApart(player);
    const { label } = (await player.targets()).find(({ id }) => id === 'button:auction');
    assert.match(label, contract);
    await player.pressFound(target);
  }
}

/** Checks that undo takes back a call, as it takes back a card. */
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
  test(`the player bids, undoes a call and plays dummy's cards as declarer ${how}`, async () => {
    // With this deal the partner does not open in no trump.
    const { context, player, trouble } = await visit({ ...options, url: `${url()}?game=bridge&lang=en&seed=1` });
    await player.fast();
    await player.press('button:new_match');
    await player.press('button:begin');
    await player.press('button:deal');
    await checkChoices(player);
    await checkUndo(player);
    await bidHighest(player);

    // The player's first choice is a card of dummy, and the contract button shows the auction again.
    assert.ok(await player.said(/^7 no trump( doubled)?\. You play\. 0 of 13 tricks$/));
    await player.press('button:auction');
    assert.ok(await player.said(/^7 no trump$/));
    await player.press('call:0');
    assert.ok(await player.said(/(^|\. )Promises /));
    await player.press('dialog:yes:');
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

for (const [how, options] of Object.entries(WAYS)) {
  test(`the player declares, plays for a partner and defends in whole matches ${how}`, async () => {
    const { context, player, trouble } = await visit({ ...options, url: `${url()}?game=bridge` });
    await player.fast();
    for (const [calls, contract, seats] of [
      ['3n no no no', /^3 sin triunfo\. Juegas tú\. \d+ de 9 bazas$/, [0, 2]],
      ['no no 4s no no no', /^4 picas\. Juegas tú\. \d+ de 10 bazas$/, [0, 2]],
      ['no 4h no no no', /^4 corazones\. Juega Pilar\. \d+ de 10 bazas$/, [0]],
      ['no no no 4h no no x xx no no no', /^4 corazones redoblado\. Juega Carmen\. \d+ de 10 bazas$/, [0]],
    ]) {
      await player.call('openRecord', bidden(ALONE, calls));
      await playOpenly(player, contract);
      const played = plays(await player.record());
      assert.equal(played.length, 52);
      if (seats.length > 0) assert.ok(played.some((line) => seats.includes(Number(line[0]))));
      await player.playMatch();
      assert.equal(trace(await player.record()).filter((line) => /^hand /.test(line)).length, 4);
    }
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

const RANKS = { 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete', 8: 'ocho', 9: 'nueve', T: 'diez', J: 'jota', Q: 'dama', K: 'rey', A: 'as' };
const SUITS = { s: 'picas', h: 'corazones', d: 'diamantes', c: 'tréboles' };
const words = ([rank, suit]) => `${RANKS[rank]} de ${SUITS[suit]}`;

/** Presses the button with which the next person takes the device. Returns that person's seat. */
async function take(player) {
  const { label } = await player.press('button:take');
  return HUMANS.findIndex((name) => label === `Soy ${name}: ver mis cartas`);
}

/** Checks that the page names no card that one of these seats still holds. */
async function checkHidden(page, player, seats) {
  const told = await mirrored(page);
  const gone = plays(await player.record()).map((line) => line.slice(-2));
  const held = DEAL.split(' ').slice(2).filter((card, i) => seats.includes((i + 1) % 4) && !gone.includes(card));
  assert.deepEqual(held.filter((card) => told.includes(words(card))), [], `shown instead of seats ${seats} only`);
}

test('four people on one device never see another hand, and the declarer plays dummy\'s cards', async () => {
  const { context, page, player, trouble } = await visit({ ...WAYS['with a finger on a phone'], url: `${url()}?game=bridge` });
  await player.fast();
  await player.call('openRecord', bidden(HUMANS.map((name) => `human ${name}`), '1c no 1n no'));
  for (const [call, caller] of [['3n', 0], ['no', 1], ['no', 2], ['no', 3]]) {
    assert.equal(await take(player), caller);
    await player.find('option:bid no');
    if (call !== 'no') await player.press(`row:${call[0] - 1}`);
    await player.press(`option:bid ${call}`);
  }
  // Carlos bid no trump first, so he is the declarer and Ana is dummy.
  const asked = new Set();
  let holder = 3;
  for (let count = 0; count < 48; count = plays(await player.record()).length) {
    const { id } = await player.find('button:take', 'card:', 'hand:');
    const covered = id === 'button:take';
    await checkHidden(page, player, [0, 1, 2, 3].filter((seat) => covered || (seat !== holder && !(seat === 0 && count > 0))));
    if (covered) {
      holder = await take(player);
      asked.add(holder);
      continue;
    }
    await player.press(id);
    const line = plays(await player.record())[count];
    assert.equal(holder, line.startsWith('0') ? 2 : Number(line[0]));
  }
  assert.deepEqual([...asked].sort(), [1, 2, 3]);
  assert.deepEqual(trouble, []);
  await context.close();
});
