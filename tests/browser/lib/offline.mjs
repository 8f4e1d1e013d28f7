// Steps that tests of service workers share.
import { Player } from './player.mjs';

const BUSY = 5000;  // ms after which a waiting version is known to wait because another one is busy

/** Another page in a context, once it has been drawn. */
export async function start(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  const player = new Player(page);
  await player.ready();
  return { page, player };
}

/** Takes the version that waits, by the button. */
export async function update({ page, player }) {
  const loaded = page.waitForEvent('load');
  await player.press('button:update');
  await loaded;
  await player.ready();
}

/** Closes pages, and waits until all versions of the service worker in their context are as is asked. */
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

/** Closes pages, and waits until the browser knows it. */
export const leave = (...pages) => closeUntil(free, pages);

/** Closes pages, and waits until a version that waits has taken over, if it may. */
export const close = (...pages) => closeUntil((version) => free(version) && !['installed', 'activating'].includes(version.status), pages);

/** Waits until the whole page is kept. */
export const keeps = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active.state));

/** Waits until the program without WebGL is kept too, where it is needed. */
export const keepsSoft = (page) => page.evaluate(async () => {
  const program = document.querySelector('script[type=module]').src.replace('main.js', 'tapete_soft.wasm');
  while (!await caches.match(program)) await new Promise((passed) => setTimeout(passed, 20));
});

/** Looks for a newer version, and waits until it has come whole. */
export const lookForUpdate = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (!registration.waiting) await new Promise((passed) => setTimeout(passed, 20));
});

/** The version that a page is of. Throws if anything in it is of another. */
export const shown = (page) => page.evaluate(async () => {
  const version = document.querySelector('script[type=module]').src.match(/([0-9a-f]{12})\/main\.js/)[1];
  for (const { name } of performance.getEntriesByType('resource')) {
    const part = name.match(/\/([0-9a-f]{12})\//)?.[1];
    if (part && part !== version) throw new Error(`${name} in a page of version ${version}`);
  }
  return version;
});
