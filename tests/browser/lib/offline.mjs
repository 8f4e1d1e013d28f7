// What tests of service workers ask a page, and do with it.
import { Player } from './player.mjs';

const KNOWS = 1000;  // ms after which the browser knows that a page is gone

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

/** Closes pages, and waits until a version that waits may have taken over. */
export async function close(...pages) {
  for (const page of pages) await page.close();
  await new Promise((passed) => setTimeout(passed, KNOWS));
}

/** Waits until the whole page is kept. */
export const keeps = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active.state));

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
