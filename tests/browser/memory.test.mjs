// Guiñote counted by heart (rule `count=memory`): the page shows no points during a hand. In vueltas (the second hand) the player
// presses "me salgo" to claim that the points are enough to win.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit } = useSite();

const WAYS = {
  'with the mouse on a desktop': { players: 4, viewport: { width: 1440, height: 900 } },
  'with a finger on a phone': { players: 2, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};
const OUT = 'option:out';
/** Targets of all actions except "me salgo" (going out). */
const ON = ['card:', 'option:pass', 'option:swap', 'option:cante ', 'button:next', 'button:rematch', 'button:deal'];

const heard = (page) => page.evaluate(() => [...document.querySelectorAll('#log *')].map((line) => line.textContent).join('\n'));

/** Asks for the score by its key, and returns the announcement. */
async function score(page, player) {
  await page.keyboard.press('p');
  return player.until(() => [...document.querySelectorAll('#log *')].map((line) => line.textContent).findLast((line) => line.includes('De memoria')));
}

/** Plays until the viewer has the turn and may go out. */
async function playUntilOut(player) {
  for (;;) {
    await player.find(...ON);
    if ((await player.targets()).some(({ id }) => id === OUT)) return;
    await player.press(...ON);
  }
}

for (const [how, { players, ...options }] of Object.entries(WAYS)) {
  test(`without a shown score, the player asks for it, goes out in vueltas and sees the count ${how}`, async () => {
    const { context, page, player, trouble } = await visit(options);
    await player.fast();
    await player.press('button:new_match');
    await player.pressBelow('preset:4');
    if (players === 2) await player.press('players:0');
    await player.press('button:begin');
    await player.press('button:deal');
    await player.turn();
    assert.doesNotMatch(await score(page, player), /\d (malas?|buenas?)\b/);

    // Continues to the second trick of the vueltas.
    await playUntilOut(player);
    assert.doesNotMatch(await score(page, player), /\d (malas?|buenas?)\b/);
    const { width, height } = await player.find(OUT);
    assert.ok(width >= 44 && height >= 44, `${width}x${height}`);
    const before = await player.record();
    await player.press(OUT);
    await player.press('dialog:no:');
    assert.ok((await player.record()).startsWith(before), 'a press alone does nothing');
    assert.doesNotMatch(await player.record(), /^0 out$/m);

    await player.press(OUT);
    await player.press('dialog:yes:');
    await player.find('button:next', 'button:rematch');
    const record = await player.record();
    assert.match(record, /^rules count=memory$/m);
    assert.match(record, /\n0 out\n$/);
    assert.match(trace(record).findLast((line) => line.startsWith('partida ')), /^partida [01] \d+ \d+$/);
    // The points were announced after each trick, and the count says whether the claim was right.
    const log = await heard(page);
    assert.match(log, /Te sales/);
    assert.match(log, /De la primera mano: \d+ (malas?|buenas?)/);
    // After the match the count is behind a button.
    if ((await player.targets()).some(({ id }) => id === 'button:count')) await player.press('button:count');
    await player.said(/^«Me salgo» /);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}
