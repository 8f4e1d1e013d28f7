// A player learns a game at the table on a phone: leaves in the middle, resumes after a reload, and finishes with a first real match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();

const LEFT_AT = 3;  // steps before the reload

/** Completes the current step by trying all answers. Returns the target that then continues the lesson. */
async function pass(player) {
  const tried = new Set();
  for (;;) {
    const seen = await player.find('answer:', 'card:', 'option:', 'lesson:on', 'lesson:show', 'button:play');
    const all = await player.targets();
    const skip = all.find(({ id }) => id === 'lesson:on' || id === 'button:play');
    if (skip && skip.label !== 'Saltar') return skip.id;
    const next = all.find(({ id, enabled }) => enabled && !tried.has(id) && /^(answer|card|option):/.test(id)) ?? seen;
    if (next.id === skip?.id) continue;  // the other players are still playing
    tried.add(next.id);
    await player.press(next.id);
  }
}

test('a player leaves a lesson, resumes it after a reload, and gets help in the first match', async () => {
  const { context, page, player, trouble } = await visit({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await player.fast();
  await player.press('game:brisca');
  assert.equal((await player.find('button:learn')).label, 'Enséñame');
  await player.press('button:learn');
  await player.said(/^1\/\d+/);
  for (let i = 0; i < LEFT_AT; ++i) await player.press(await pass(player));
  await player.said(new RegExp(`^${LEFT_AT + 1}/`));
  await player.press('button:leave');
  await player.call('saved');
  await page.reload();
  await player.ready();
  assert.equal((await player.find('button:learn')).label, 'Aprender');
  await player.press('button:learn');
  await player.said(new RegExp(`^${LEFT_AT + 1}/`));
  for (let last = ''; last !== 'button:play';) {
    last = await pass(player);
    await player.press(last);
  }
  await player.press('button:sit_down');
  await player.turn();
  assert.match(await player.record(), /^tapete 1\ngame brisca\n/);

  // A player who has finished the lesson gets help: the best card, lit up, with a reason.
  await player.press('button:help_me');
  await player.said(/^Yo echaría /);
  const before = await player.record();
  await player.press('button:help_me');
  assert.equal(await player.record(), before);
  assert.deepEqual(trouble, []);
  await context.close();
});
