// Interrupts updates and first visits at random moments, then starts again, with and without the server: no page may mix two versions,
// and every start must succeed. node tests/browser/interrupt.mjs [TRIALS] [SEED] (200 if none are given); interrupt.test.mjs is short.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { FLAGS, PROGRAM } from './lib/browser.mjs';
import { keeps, shown } from './lib/offline.mjs';
import { Player } from './lib/player.mjs';
import { SITE, serve } from './lib/site.mjs';
import { makeVersion, versionOf } from './lib/versions.mjs';

const NEXT = 'cccccccccccc';
const FILES = 30;     // about as many as are fetched for an update
const MOMENTS = 600;  // ms in which one of them is interrupted

/** The same trials for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6D2B79F5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A browser with a profile of its own, which outlives being killed. */
class Killable {
  constructor(profile) {
    this.profile = profile;
  }
  async open() {
    const sandbox = process.getuid() === 0 ? ['--no-sandbox'] : [];
    this.process = spawn(PROGRAM, ['--headless', '--remote-debugging-port=0', `--user-data-dir=${this.profile}`, '--window-size=320,480',
      ...sandbox, ...FLAGS, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    const address = await new Promise((found) => {
      let said = '';
      this.process.stderr.on('data', (data) => {
        said += data;
        const [, socket] = said.match(/DevTools listening on (\S+)/) ?? [];
        if (socket) found(socket);
      });
    });
    this.browser = await chromium.connectOverCDP(address);
    this.context = this.browser.contexts()[0];
  }
  async kill() {
    const gone = new Promise((exited) => this.process.once('exit', exited));
    process.kill(-this.process.pid, 'SIGKILL');
    await gone;
    await this.browser.close().catch(() => {});
  }
}

/** Opens the page, waits for its first frame, and gives its version; all of it must be of that one. */
async function start(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await new Player(page).ready();
  return { page, version: await shown(page) };
}

/** Starts until that version comes, which must be soon. Gives how often. */
async function startUntil(version, context, url) {
  for (let starts = 1; starts <= 20; ++starts) {
    const { page, version: found } = await start(context, url);
    if (found === version) return starts;
    await sleep(500 * starts);  // a slow machine fetches longer
    await page.close();
  }
  throw new Error('the interrupted update never came');
}

/** What happens to a page whose update is under way. */
const INTERRUPTIONS = {
  close: ({ page }) => page.close(),
  reload: ({ page }) => page.reload({ waitUntil: 'commit' }).catch(() => {}).then(() => page.close()),
  cut: () => {},  // the server goes, the page stays
  kill: ({ killable }) => killable.kill().then(() => killable.open()),
};

/** Looks for a version that the server has just got, interrupts, and starts again in different circumstances. */
async function interruptUpdate({ killable, site, random, next }) {
  const kind = Object.keys(INTERRUPTIONS)[Math.floor(random() * 4)];
  const { page } = await start(killable.context, site.url);
  await keeps(page);
  site.folder = next.folder;
  site.answers = random() < 0.5 ? Math.floor(random() * FILES) : Infinity;
  const cut = site.answers;
  page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update())).catch(() => {});
  await sleep(random() * MOMENTS);
  await INTERRUPTIONS[kind]({ page, killable });
  site.answers = 0;
  const without = await start(killable.context, site.url);
  site.answers = Infinity;
  const again = await start(killable.context, site.url);
  const starts = await startUntil(NEXT, killable.context, site.url);
  return `${kind}, cut after ${cut}: ${without.version} without the server, ${again.version} with it, updated ${starts} starts later`;
}

/** A first visit during which the server changes versions. */
async function interruptVisit({ killable, site, random, next }) {
  const cut = Math.floor(random() * FILES);
  const change = setInterval(() => { if (site.count >= cut) site.folder = next.folder; }, 1);
  const { page, version } = await start(killable.context, site.url);
  clearInterval(change);
  await page.close();
  return `first visit, another version after ${cut} requests: ${version}`;
}

/** Gives a line for each trial; throws on the first that went wrong. */
export async function trials(count, seed, told = () => {}) {
  const random = randomFrom(seed);
  const next = await makeVersion(NEXT);
  const versions = [versionOf(await readFile(join(SITE, 'index.html'))), NEXT];
  const site = await serve();
  const profile = await mkdtemp(join(tmpdir(), 'tapete-profile-'));
  const killable = new Killable(profile);
  try {
    await killable.open();
    for (let i = 0; i < count; ++i) {
      Object.assign(site, { folder: SITE, answers: Infinity, count: 0 });
      const session = await killable.context.newCDPSession(await killable.context.newPage());
      await session.send('Storage.clearDataForOrigin', { origin: new URL(site.url).origin, storageTypes: 'all' });
      await session.send('Network.clearBrowserCache');
      const trial = i % 4 === 3 ? interruptVisit : interruptUpdate;
      const line = await trial({ killable, site, random, next });
      if (!versions.some((version) => line.includes(version))) throw new Error(`an unknown version: ${line}`);
      told(`${i + 1}. ${line}`);
      await Promise.all(killable.context.pages().slice(1).map((page) => page.close()));
    }
  } finally {
    await killable.kill();
    await site.close();
    await next.remove();
    await rm(profile, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const count = Number(process.argv[2] ?? 200);
  const seed = Number(process.argv[3] ?? 1);
  const begun = Date.now();
  await trials(count, seed, console.log);
  console.log(`${count} trials in ${Math.round((Date.now() - begun) / 1000)} s: no mixed version, no broken start`);
}
