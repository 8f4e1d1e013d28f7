// Interrupts updates and first visits at random moments, then starts again, with and without the server: no page may mix two versions, and
// every start must succeed. node tests/storage/interrupt.mjs [TRIALS] [SEED] (default 200); interrupt.test.mjs is the short form.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openKillable } from '../browser/lib/killable.mjs';
import { close, waitUntilCached, shown, start, update } from '../browser/lib/offline.mjs';
import { SITE, serve } from '../browser/lib/site.mjs';
import { makeVersion, versionOf } from '../browser/lib/versions.mjs';

const NEXT = 'cccccccccccc';
const FILES = 30;  // about the number of files that an update fetches
const MOMENTS = 600;  // ms within which the interruption happens
const REST = 10_000;  // most ms that a page stays open before the next start; browsers look for an update while a page is open
const ASKED = 60_000;  // ms after which the player presses the update button, because no update activates by itself while the old worker is busy
const GIVEN_UP = 7 * 60_000;  // ms; the browser itself terminates a hanging worker after five minutes

/** Returns a random generator (mulberry32); equal seeds give the same trials. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6D2B79F5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A browser with its own profile, which survives a kill of the browser. */
class Killable {
  kill = async () => {};
  constructor(profile) {
    this.profile = profile;
  }
  async open() {
    ({ context: this.context, kill: this.kill } = await openKillable(this.profile, [320, 480]));
  }
}

/** Starts the page and also returns its version. Throws if its files are of different versions. */
async function startAndSee(context, url) {
  const opened = await start(context, url);
  return { ...opened, version: await shown(opened.page) };
}

/** Describes the state of the page's workers and caches. */
const progress = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const workers = ['installing', 'waiting', 'active'].map((part) => `${part} ${registration?.[part]?.state ?? 'none'}`);
  const kept = (await caches.keys()).map(async (name) => `${name}: ${(await (await caches.open(name)).keys()).length} files`);
  return [...workers, ...await Promise.all(kept)].join(', ');
});

/** Starts the page again and again until it has this version. Returns a description of how the page got this version. */
async function startUntil(version, context, url) {
  let seen = '';
  for (let [starts, begun] = [1, Date.now()]; Date.now() < begun + GIVEN_UP; ++starts) {
    const { page, player, version: found } = await startAndSee(context, url);
    const asked = Date.now() > begun + ASKED;
    if (found === version) return `${starts} starts later${asked ? ', on request' : ''}`;
    await sleep(Math.min(500 * starts, REST));  // waits longer each time, for slow machines
    seen = await progress(page);
    if (asked && (await player.targets()).some(({ id }) => id === 'button:update')) await update({ page, player });
    await close(page);
  }
  throw new Error(`the interrupted update was never installed: ${seen}`);
}

/** Interruptions of a page with an update in progress. */
const INTERRUPTIONS = {
  close: ({ page }) => page.close(),
  reload: ({ page }) => page.reload({ waitUntil: 'commit' }).catch(() => {}),
  cut: () => {},  // only the server stops, and the page stays open
  kill: ({ killable }) => killable.kill().then(() => killable.open()),
};

/** Looks for a new version on the server, interrupts the update, and starts again without and with the server. */
async function interruptUpdate({ killable, site, random, next }) {
  const kind = Object.keys(INTERRUPTIONS)[Math.floor(random() * 4)];
  const { page } = await startAndSee(killable.context, site.url);
  await waitUntilCached(page);
  site.folder = next.folder;
  site.answers = random() < 0.5 ? Math.floor(random() * FILES) : Infinity;
  const cut = site.answers;
  page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update())).catch(() => {});
  await sleep(random() * MOMENTS);
  await INTERRUPTIONS[kind]({ page, killable });
  site.answers = 0;
  const without = await startAndSee(killable.context, site.url);
  site.answers = Infinity;
  const again = await startAndSee(killable.context, site.url);
  for (const each of killable.context.pages().slice(1)) await each.close();  // an open page would keep the old version active
  const came = await startUntil(NEXT, killable.context, site.url);
  site.answers = 0;
  const kept = await startAndSee(killable.context, site.url);
  if (kept.version !== NEXT) throw new Error(`the update was lost in an offline start: ${kept.version} started`);
  return `${kind}, cut after ${cut}: ${without.version} without the server, ${again.version} with it, updated ${came}`;
}

/** Makes a first visit during which the server changes versions. */
async function interruptVisit({ killable, site, random, next }) {
  const cut = Math.floor(random() * FILES);
  const change = setInterval(() => { if (site.count >= cut) site.folder = next.folder; }, 1);
  const { page, version } = await startAndSee(killable.context, site.url);
  clearInterval(change);
  await page.close();
  return `first visit, another version after ${cut} requests: ${version}`;
}

/** Runs one trial in a browser with an empty profile. Returns the trial's description. */
async function inNewBrowser(trial, circumstances) {
  const profile = await mkdtemp(join(tmpdir(), 'tapete-profile-'));
  const killable = new Killable(profile);
  try {
    await killable.open();
    return await trial({ ...circumstances, killable });
  } finally {
    await killable.kill();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Runs trials and passes a line about each to `told`. Throws at the first failure. */
export async function trials(count, seed, told = () => {}) {
  const random = randomFrom(seed);
  const next = await makeVersion(NEXT);
  const versions = [versionOf(await readFile(join(SITE, 'index.html'))), NEXT];
  const site = await serve();
  try {
    for (let i = 0; i < count; ++i) {
      Object.assign(site, { folder: SITE, answers: Infinity, count: 0 });
      const line = await inNewBrowser(i % 4 === 3 ? interruptVisit : interruptUpdate, { site, random, next });
      if (!versions.some((version) => line.includes(version))) throw new Error(`unknown version: ${line}`);
      told(`${i + 1}. ${line}`);
    }
  } finally {
    await site.close();
    await next.remove();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const count = Number(process.argv[2] ?? 200);
  const seed = Number(process.argv[3] ?? 1);
  const begun = Date.now();
  await trials(count, seed, console.log);
  console.log(`${count} trials in ${Math.round((Date.now() - begun) / 1000)} s: no mixed versions, no failed start`);
}
