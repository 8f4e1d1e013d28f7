// Helpers of the scripts that measure the page's Worker.
import { launch, openContext } from './browser.mjs';
import { serve } from './site.mjs';

/** Reports the progress of a long measurement on standard error, at most ten times. */
export function progress(what, done, all) {
  if (Math.floor(10 * done / all) > Math.floor(10 * (done - 1) / all)) console.error(`${what}: ${done} of ${all}`);
}

/** Sends all questions of all groups to a new Worker, one at a time. Returns the milliseconds of each group. Runs in the page. */
async function timeGroups(groups) {
  const script = document.querySelector('script[src$="/main.js"]').src;
  const worker = new Worker(new URL('worker.js', script), { type: 'module' });
  const ask = (question) => new Promise((answered, failed) => {
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.onmessage = ({ data }) => (data.answer ? answered() : failed(new Error(data.error)));
    worker.postMessage(question);
  });
  await ask(groups[0][0]);  // waits until the Worker and its module are loaded
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
 * Opens the site and calls `measure(time)`, where `time(groups)` returns the milliseconds of each group of questions in a Worker, sorted.
 * The page's script policy is bypassed, because it allows only the page's own Worker.
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

/** Returns a quantile of sorted times, in whole milliseconds. */
export const quantile = (times, share) => times[Math.floor(share * (times.length - 1))].toFixed(0);
