// Kills the browser at random moments of a match, and checks that nothing that had been shown is lost.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { openKillable } from './killable.mjs';
import { Player } from './player.mjs';
import { serve } from './site.mjs';

const LONGEST = 1000;  // ms of play before the kill, at first; the page's own clock runs much faster
const LONGER = 1.3;  // times that after a trial, as long as nothing has been shown: on a slow machine the first card takes longer

/** Every record of the database, whether under way or over. */
const stored = (page) => page.evaluate(() => new Promise((read, failed) => {
  const request = indexedDB.open('tapete /');
  request.onerror = failed;
  request.onsuccess = () => {
    const all = [];
    const transaction = request.result.transaction(['values', 'done']);
    for (const name of ['values', 'done']) {
      const values = transaction.objectStore(name).getAll();
      values.onsuccess = () => { all.push(...values.result); };
    }
    transaction.oncomplete = () => { request.result.close(); read(all); };
  };
}));

async function play(player) {
  if (await player.screen() === 'start') await player.newMatch();
  while (true) {
    const { id } = await player.find('card:', 'option:', 'button:next', 'button:rematch', 'button:deal');
    if (id === 'button:rematch') await player.press('button:leave').then(() => player.newMatch());
    else await player.press(id);
  }
}

/** Plays and kills so many times; `told(done)` after each. Throws on the first loss; gives how many actions had been shown. */
export async function killTrials(trials, told = () => {}) {
  const site = await serve();
  const profile = await mkdtemp(join(tmpdir(), 'tapete-kill-'));
  let shown = '';
  let actions = 0;
  let longest = LONGEST;
  try {
    for (let trial = 0; trial < trials; ++trial) {
      const { context, kill } = await openKillable(profile, [1200, 800]);
      try {
        const page = context.pages()[0];
        await page.goto(site.url);
        const player = new Player(page, { hurried: true });
        await player.ready();
        if (trial === 0) await player.fast();
        const there = await stored(page);
        if (/^deal/m.test(shown) && !there.some((record) => record.startsWith(shown)))
          throw new Error(`trial ${trial}: what had been shown is gone:\n${shown}\nstored:\n${there.join('\n')}`);
        const before = shown.length;
        let over = false;
        const watch = (async () => {
          while (!over) {
            shown = await page.evaluate(() => window.tapete.shownRecord()).catch(() => '') || shown;
            await pass(3);
          }
        })();
        const playing = play(player).catch(() => {});
        await pass(Math.random() * longest);
        await kill();
        over = true;
        await Promise.all([watch, playing]);
        if (shown.length > before) actions += shown.slice(before).split('\n').length - 1;
        if (actions === 0) longest *= LONGER;
      } finally {
        await kill();
      }
      told(trial + 1, actions);
    }
  } finally {
    await site.close();
    await rm(profile, { recursive: true, force: true });
  }
  return actions;
}
