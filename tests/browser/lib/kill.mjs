// Kills the browser at random moments of a match, and looks whether anything that had been shown is gone.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { FLAGS } from './browser.mjs';
import { Player } from './player.mjs';
import { serve } from './site.mjs';

const LONGEST = 2500;  // ms of play before the blow

/** A browser of its own process group, on a profile that outlives it. Gives {page, kill}. */
async function open(profile) {
  const program = spawn(process.env.CHROMIUM ?? '/usr/bin/chromium', [
    ...FLAGS, ...(process.getuid() === 0 ? ['--no-sandbox'] : []), '--headless=new', '--remote-debugging-port=0', '--window-size=1200,800',
    `--user-data-dir=${profile}`, 'about:blank',
  ], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((exited) => { program.once('exit', exited); });
  const address = await new Promise((found, failed) => {
    let said = '';
    program.stderr.on('data', (text) => {
      said += text;
      const match = said.match(/DevTools listening on (\S+)/);
      if (match) found(match[1]);
    });
    program.once('exit', () => failed(new Error(`the browser did not start: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const page = browser.contexts()[0].pages()[0];
  const kill = async () => {
    process.kill(-program.pid, 'SIGKILL');
    await gone;
    await browser.close().catch(() => {});
  };
  return { page, kill };
}

/** Every record of the database, whether under way or over. */
const stored = (page) => page.evaluate(() => new Promise((read, failed) => {
  const request = indexedDB.open('tapete');
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
  try {
    for (let trial = 0; trial < trials; ++trial) {
      const { page, kill } = await open(profile);
      try {
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
        await pass(Math.random() * LONGEST);
        await kill();
        over = true;
        await Promise.all([watch, playing]);
        if (shown.length > before) actions += shown.slice(before).split('\n').length - 1;
      } finally {
        await kill().catch(() => {});
      }
      told(trial + 1, actions);
    }
  } finally {
    await site.close();
    await rm(profile, { recursive: true, force: true });
  }
  return actions;
}
