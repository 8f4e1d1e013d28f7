// Helpers of the service worker tests.
import { Player } from './player.mjs';

const BUSY = 5000;  // ms after which a version that still waits is assumed to wait for a busy worker

/** Opens another page in a context and waits for its first frame. */
export async function start(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  const player = new Player(page);
  await player.ready();
  return { page, player };
}

/** Presses the update button and waits until the new version has started. */
export async function update({ page, player }) {
  const loaded = page.waitForEvent('load');
  await player.press('button:update');
  await loaded;
  await player.ready();
}

/** Closes pages, and waits until `fits` holds for all service worker versions of their context. */
async function closeUntil(fits, pages) {
  const context = pages[0].context();
  for (const page of pages) await page.close();
  const watch = await context.newPage();
  const session = await context.newCDPSession(watch);
  const versions = new Map();
  const seen = new Promise((found) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions: changed }) => {
      for (const version of changed) versions.set(version.versionId, version);
      if (versions.size > 0 && [...versions.values()].every(fits)) found();
    });
  });
  await session.send('ServiceWorker.enable');
  await Promise.race([seen, new Promise((passed) => setTimeout(passed, BUSY))]);
  await watch.close();
}

const free = ({ controlledClients }) => !controlledClients?.length;

/** Closes pages, and waits until the browser has noticed it. */
export const leave = (...pages) => closeUntil(free, pages);

/** Closes pages. Waits until the waiting version has activated, unless another page or a busy worker keeps the old version. */
export const close = (...pages) => closeUntil((version) => free(version) && !['installed', 'activating'].includes(version.status), pages);

/** Waits until the service worker has cached the whole page. */
export const waitUntilCached = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active.state));

/** Waits until the program without WebGL is cached too, in browsers that need it. */
export const waitUntilSoftCached = (page) => page.evaluate(async () => {
  const program = document.querySelector('script[type=module]').src.replace('main.js', 'tapete_page_soft.wasm');
  while (!await caches.match(program)) await new Promise((passed) => setTimeout(passed, 20));
});

/** Looks for a newer version, and waits until it is installed. */
export const lookForUpdate = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (!registration.waiting) await new Promise((passed) => setTimeout(passed, 20));
});

/** Returns the version of a page. Throws if it has loaded a file of another version. */
export const shown = (page) => page.evaluate(async () => {
  const version = document.querySelector('script[type=module]').src.match(/([0-9a-f]{12})\/main\.js/)[1];
  for (const { name } of performance.getEntriesByType('resource')) {
    const part = name.match(/\/([0-9a-f]{12})\//)?.[1];
    if (part && part !== version) throw new Error(`${name} in a page of version ${version}`);
  }
  return version;
});
