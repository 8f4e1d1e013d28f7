// Kills the browser at random moments of a match and checks that nothing that the page showed is lost.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { openKillable } from './killable.mjs';
import { Player } from './player.mjs';
import { serve } from './site.mjs';

const MAX_ACTIONS = 12;  // actions shown before the kill
const MAX_DELAY_MS = 100;  // from the last of these actions to the kill

/** Returns all records of the database, of current and finished matches. */
export const storedRecords = (page) => page.evaluate(() => new Promise((read, failed) => {
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
  if (await player.screen() === 'home') await player.newMatch();
  while (true) {
    const { id } = await player.find('card:', 'option:', 'dialog:yes:', 'button:next', 'button:rematch', 'button:deal');
    if (id === 'button:rematch') await player.press('button:leave').then(() => player.newMatch());
    else await player.press(id);
  }
}

const lines = (text) => text.split('\n').length - 1;

/** Tracks the record that the page shows until `stop()`. `enough` resolves when the shown record has `count` lines more than `before`. */
function follow(page, before, count) {
  let over = false;
  let found;
  const followed = { shown: before, enough: new Promise((reached) => { found = reached; }), stop: () => { over = true; } };
  followed.ended = (async () => {
    while (!over) {
      followed.shown = await page.evaluate(() => window.tapete.shownRecord()).catch(() => '') || followed.shown;
      // A record that does not start with the old one belongs to the next match.
      if (lines(followed.shown) >= count + (followed.shown.startsWith(before) ? lines(before) : 0)) found();
      await pass(3);
    }
  })();
  return followed;
}

/** Plays until a random number of actions has been shown, then kills the browser a random moment later. Returns the last shown record. */
async function playAndKill(page, player, kill, before) {
  const followed = follow(page, before, Math.floor(Math.random() * (MAX_ACTIONS + 1)));
  const playing = play(player);
  playing.catch(() => {});  // playing fails when the browser is killed
  try {
    await Promise.race([followed.enough, playing]);
    await pass(Math.random() * MAX_DELAY_MS);
    await kill();
  } finally {
    followed.stop();
    await followed.ended;
  }
  return followed.shown;
}

/** Runs `trials` trials and calls `told(done, actions)` after each. Throws at the first loss; returns the number of shown actions. */
export async function killTrials(trials, told = () => {}) {
  const site = await serve();
  const profile = await mkdtemp(join(tmpdir(), 'tapete-kill-'));
  let shown = '';
  let actions = 0;
  try {
    for (let trial = 0; trial < trials; ++trial) {
      const { context, kill } = await openKillable(profile, [1200, 800]);
      try {
        const page = context.pages()[0];
        await page.goto(site.url);
        const player = new Player(page, { hurried: true });
        await player.ready();
        if (trial === 0) await player.fast();
        // A browser may replace damaged database files with empty ones. The page then stores its second copy again.
        await page.evaluate(() => window.tapete.saved());
        const records = await storedRecords(page);
        if (/^deal/m.test(shown) && !records.some((record) => record.startsWith(shown)))
          throw new Error(`trial ${trial}: shown events were lost:\n${shown}\nstored:\n${records.join('\n')}`);
        const before = shown;
        shown = await playAndKill(page, player, kill, before);
        actions += Math.max(0, lines(shown) - (shown.startsWith(before) ? lines(before) : 0));
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
