// Measures the time to the first playable frame, on a slow network and a slow machine. Not a test: the figures depend on the machine.
// node tests/browser/measure_start.mjs [RUNS]
import { launch } from './lib/browser.mjs';
import { serve } from './lib/site.mjs';

const RUNS = Number(process.argv[2] ?? 5);
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };  // ms, bytes per second
const CPU = 4;  // factor by which the processor is slowed down
const BUDGET = { first: 2800, cached: 800 };  // most ms to the first playable frame

/** Loads the page. Returns the milliseconds and the transferred kilobytes from the start of the navigation to the first frame. */
async function visit(page, session, go) {
  let bytes = 0;
  const count = ({ encodedDataLength }) => { bytes += encodedDataLength; };
  session.on('Network.dataReceived', count);
  await go();
  await page.waitForFunction(() => performance.getEntriesByName('tapete:drawn').length > 0, undefined, { polling: 20 });
  session.off('Network.dataReceived', count);
  return page.evaluate((received) => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    playable: performance.getEntriesByName('tapete:drawn')[0].startTime,
    kilobytes: received / 1000,
  }), bytes);
}

async function run(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const first = await visit(page, session, () => page.goto(url, { waitUntil: 'commit' }));
  await page.waitForLoadState('networkidle');
  const cached = await visit(page, session, () => page.goto(`${url}?again`, { waitUntil: 'commit' }));
  await context.close();
  return { first, cached };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const round = (number) => Math.round(number);

const site = await serve();
const browser = await launch();
const runs = [];
for (let i = 0; i < RUNS; ++i) runs.push(await run(browser, site.url));
await browser.close();
await site.close();

console.log(`1.6 Mbit/s, 150 ms, CPU ${CPU}x slower, gzip; median of ${RUNS} (all)`);
for (const [kind, budget] of Object.entries(BUDGET)) {
  const playable = runs.map((each) => each[kind].playable);
  console.log(`${kind.padEnd(6)} playable ${round(median(playable))} ms (${playable.map(round).join(' ')}), budget ${budget} ms;`
    + ` first paint ${round(median(runs.map((each) => each[kind].paint)))} ms; ${round(median(runs.map((each) => each[kind].kilobytes)))} kB`);
}
