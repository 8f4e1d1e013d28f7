// Steps that the scripts which measure the page's Worker share.
import { launch, openContext } from './browser.mjs';
import { serve } from './site.mjs';

/** Tells on standard error how far a long measurement has come, ten times at most. */
export function progress(what, done, all) {
  if (Math.floor(10 * done / all) > Math.floor(10 * (done - 1) / all)) console.error(`${what}: ${done} of ${all}`);
}

/** Asks a new Worker all questions of all groups, one after the other; gives the milliseconds of each group. Runs in the page. */
async function timeGroups(groups) {
  const script = document.querySelector('script[src$="/main.js"]').src;
  const worker = new Worker(new URL('worker.js', script), { type: 'module' });
  const ask = (question) => new Promise((answered, failed) => {
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.onmessage = ({ data }) => (data.answer ? answered() : failed(new Error(data.error)));
    worker.postMessage(question);
  });
  await ask(groups[0][0]);  // until the Worker and its module have been loaded
  const times = [];
  for (const group of groups) {
    const start = performance.now();
    for (const question of group) await ask(question);
    times.push(performance.now() - start);
  }
  worker.terminate();
  return times;
}

/**
 * Opens the site and calls `measure(time)`, where `time(groups)` gives the milliseconds that each group of questions took in a Worker, the
 * shortest first. The page's policy for scripts is bypassed, because it accepts no Worker but the page's own.
 */
export async function measureWorker(measure) {
  const site = await serve();
  const browser = await launch();
  try {
    const page = await (await openContext(browser, { real: true, bypassCSP: true })).newPage();
    await page.goto(site.url);
    await measure(async (groups) => (await page.evaluate(timeGroups, groups)).toSorted((a, b) => a - b));
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The time below which a share of the sorted times lies, in whole milliseconds. */
export const quantile = (times, share) => times[Math.floor(share * (times.length - 1))].toFixed(0);
