// A browser that a test can kill as a phone kills an app. The profile survives the kill.
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pass } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { FLAGS, PROGRAM, prepare, watch } from './browser.mjs';
import { Player } from './player.mjs';

/** Returns whether any process of the group still runs. Zombies do not count. */
async function runs(group) {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [state, , itsGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(itsGroup) === group && state !== 'Z') return true;
  }
  return false;
}

// Playwright also starts its own browsers with this option. Otherwise it can lose a page whose main frame changes with the document.
const ONE_FRAME = '--disable-features=RenderDocument';

/** Returns {context, kill}. After `kill` no process uses the profile any more. `options` are those of prepare(). */
export async function openKillable(profile, [width, height], options) {
  const sandbox = process.getuid() === 0 ? ['--no-sandbox'] : [];
  const program = spawn(PROGRAM, [...FLAGS, ...sandbox, ONE_FRAME, '--headless=new', '--remote-debugging-port=0',
    `--window-size=${width},${height}`, `--user-data-dir=${profile}`, 'about:blank'], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
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
  const kill = async () => {
    try {
      process.kill(-program.pid, 'SIGKILL');
    } catch {
      return;  // the browser was killed before
    }
    await gone;
    while (await runs(program.pid)) await pass(5);
    await browser.close().catch(() => {});
  };
  return { context: await prepare(browser.contexts()[0], options), kill };
}

/** Opens a page in such a browser with the size of a phone and the real clock. Returns the fields of a visit, and `kill`. */
export async function openKillablePage(profile, url) {
  const [width, height] = [390, 844];
  const { context, kill } = await openKillable(profile, [width, height], { real: true });
  const [page] = context.pages();
  await page.setViewportSize({ width, height });
  const trouble = await watch(context, page, url, []);
  await page.goto(url);
  const player = new Player(page, { hurried: true });
  await player.ready();
  return { context, page, player, trouble, kill };
}
