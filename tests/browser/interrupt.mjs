// Interrupts updates and first visits at random moments, then starts again, with and without the server: no page may mix two versions,
// and every start must succeed. node tests/browser/interrupt.mjs [TRIALS] [SEED] (200 if none are given); interrupt.test.mjs is short.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openKillable } from './lib/killable.mjs';
import { close, keeps, shown, start, update } from './lib/offline.mjs';
import { SITE, serve } from './lib/site.mjs';
import { makeVersion, versionOf } from './lib/versions.mjs';

const NEXT = 'cccccccccccc';
const FILES = 30;  // about as many as an update fetches
const MOMENTS = 600;  // ms in which one of them is interrupted
const REST = 10_000;  // ms for which a page stays open at most; browsers look for a newer version only then
const ASKED = 60_000;  // ms after which the player presses the button: while an older version is busy, no newer one takes over by itself
const GIVEN_UP = 7 * 60_000;  // ms; the browser itself terminates a hanging worker after five minutes

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
  kill = async () => {};
  constructor(profile) {
    this.profile = profile;
  }
  async open() {
    ({ context: this.context, kill: this.kill } = await openKillable(this.profile, [320, 480]));
  }
}

/** Starts it, and gives its version too; all of it must be of that one. */
async function startAndSee(context, url) {
  const opened = await start(context, url);
  return { ...opened, version: await shown(opened.page) };
}

/** How far a page's updates have come, in words. */
const progress = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const workers = ['installing', 'waiting', 'active'].map((part) => `${part} ${registration?.[part]?.state ?? 'none'}`);
  const kept = (await caches.keys()).map(async (name) => `${name}: ${(await (await caches.open(name)).keys()).length} files`);
  return [...workers, ...await Promise.all(kept)].join(', ');
});

/** Starts until that version comes. Tells how. */
async function startUntil(version, context, url) {
  let seen = '';
  for (let [starts, begun] = [1, Date.now()]; Date.now() < begun + GIVEN_UP; ++starts) {
    const { page, player, version: found } = await startAndSee(context, url);
    const asked = Date.now() > begun + ASKED;
    if (found === version) return `${starts} starts later${asked ? ', asked for' : ''}`;
    await sleep(Math.min(500 * starts, REST));  // a slow machine takes longer to fetch
    seen = await progress(page);
    if (asked && (await player.targets()).some(({ id }) => id === 'button:update')) await update({ page, player });
    await close(page);
  }
  throw new Error(`the interrupted update never came: ${seen}`);
}

/** What happens to a page whose update is under way. */
const INTERRUPTIONS = {
  close: ({ page }) => page.close(),
  reload: ({ page }) => page.reload({ waitUntil: 'commit' }).catch(() => {}),
  cut: () => {},  // the server stops, the page stays open
  kill: ({ killable }) => killable.kill().then(() => killable.open()),
};

/** Looks for a version that the server has just got, interrupts, and starts again in different circumstances. */
async function interruptUpdate({ killable, site, random, next }) {
  const kind = Object.keys(INTERRUPTIONS)[Math.floor(random() * 4)];
  const { page } = await startAndSee(killable.context, site.url);
  await keeps(page);
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
  for (const each of killable.context.pages().slice(1)) await each.close();  // otherwise nothing would be started anew
  const came = await startUntil(NEXT, killable.context, site.url);
  site.answers = 0;
  const kept = await startAndSee(killable.context, site.url);
  if (kept.version !== NEXT) throw new Error(`without the server the update was gone: ${kept.version}`);
  return `${kind}, cut after ${cut}: ${without.version} without the server, ${again.version} with it, updated ${came}`;
}

/** A first visit during which the server changes versions. */
async function interruptVisit({ killable, site, random, next }) {
  const cut = Math.floor(random() * FILES);
  const change = setInterval(() => { if (site.count >= cut) site.folder = next.folder; }, 1);
  const { page, version } = await startAndSee(killable.context, site.url);
  clearInterval(change);
  await page.close();
  return `first visit, another version after ${cut} requests: ${version}`;
}

/** Runs one in a browser that knows nothing yet. Gives what it tells. */
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

/** Gives a line for each trial; throws on the first that went wrong. */
export async function trials(count, seed, told = () => {}) {
  const random = randomFrom(seed);
  const next = await makeVersion(NEXT);
  const versions = [versionOf(await readFile(join(SITE, 'index.html'))), NEXT];
  const site = await serve();
  try {
    for (let i = 0; i < count; ++i) {
      Object.assign(site, { folder: SITE, answers: Infinity, count: 0 });
      const line = await inNewBrowser(i % 4 === 3 ? interruptVisit : interruptUpdate, { site, random, next });
      if (!versions.some((version) => line.includes(version))) throw new Error(`an unknown version: ${line}`);
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
  console.log(`${count} trials in ${Math.round((Date.now() - begun) / 1000)} s: no mixed version, no broken start`);
}
