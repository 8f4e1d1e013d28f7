// How long until the first playable frame, on a slow line and a slow machine; and how long the expert thinks, on this one. Not a test: the
// figures depend on the machine it runs on.
//   node tests/browser/measure.mjs [RUNS]
//   node tests/browser/measure.mjs think [POSITIONS]
import { launch } from './lib/browser.mjs';
import { serve } from './lib/site.mjs';
import { botMatch, redact, trace } from './lib/trace.mjs';

const THINK = process.argv[2] === 'think';
const RUNS = Number((THINK ? process.argv[3] : process.argv[2]) ?? (THINK ? 60 : 5));
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };  // bytes a second
const CPU = 4;
const BUDGET = { first: 2800, cached: 800 };  // ms
const DECISION = 400;  // ms
const TABLES = [['guinote', 4], ['guinote', 2], ['tute', 3], ['tute', 4], ['tute', 5], ['tute', 6], ['tute-dos', 2]];

/** Loads the page, and gives milliseconds since its navigation began, and kilobytes that came over the line until the first frame. */
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

/** Redacted records of a game, each with a seat that has to choose. */
function positions(game, players) {
  const out = [];
  for (let seed = 1; out.length < RUNS; ++seed) {
    const lines = botMatch(game, '--players', players, '--bots', 'casual', '--seed', seed, '--hands', '1').trimEnd().split('\n');
    const first = lines.findIndex((line) => line.startsWith('deal ')) + 1;
    const cut = first + (seed * 7) % (lines.length - first);
    const record = `${lines.slice(0, cut).join('\n')}\n`;
    const [word, seat] = trace(record).at(-1).split(' ');
    if (word === 'next' && seat !== 'deal') out.push(redact(record, seat));
  }
  return out;
}

/** Asks the bots' Worker, one question after the other, and gives the milliseconds that each took. Runs in the page. */
async function think(records) {
  const worker = new Worker('worker.js', { type: 'module' });
  const ask = (id, record) => new Promise((answered, failed) => {
    worker.onmessage = ({ data }) => (data.action ? answered() : failed(new Error(data.error)));
    worker.postMessage({ id, record, level: 'expert', seed: String(id + 1) });
  });
  await ask(0, records[0]);  // until the Worker is there
  const times = [];
  for (const [id, record] of records.entries()) {
    const start = performance.now();
    await ask(id, record);
    times.push(performance.now() - start);
  }
  worker.terminate();
  return times;
}

async function measureThinking(browser, url) {
  const page = await browser.newPage();
  await page.goto(url);
  console.log(`the expert in the browser's Worker, ms a decision; ${RUNS} positions a table, budget ${DECISION} ms in the median`);
  for (const [game, players] of TABLES) {
    const times = (await page.evaluate(think, positions(game, players))).toSorted((a, b) => a - b);
    const at = (share) => times[Math.floor(share * (times.length - 1))].toFixed(0);
    console.log(`${`${game} ${players}`.padEnd(10)} median ${at(0.5)}, 90 % ${at(0.9)}, longest ${at(1)}`);
  }
}

async function measureStart(browser, url) {
  const runs = [];
  for (let i = 0; i < RUNS; ++i) runs.push(await run(browser, url));
  console.log(`1.6 Mbit/s, 150 ms, CPU ${CPU}x slower, gzip; median of ${RUNS} (all)`);
  for (const [kind, budget] of Object.entries(BUDGET)) {
    const playable = runs.map((each) => each[kind].playable);
    console.log(`${kind.padEnd(6)} playable ${round(median(playable))} ms (${playable.map(round).join(' ')}), budget ${budget} ms;`
      + ` something to see ${round(median(runs.map((each) => each[kind].paint)))} ms; ${round(median(runs.map((each) => each[kind].kilobytes)))} kB`);
  }
}

const site = await serve();
const browser = await launch();
await (THINK ? measureThinking : measureStart)(browser, site.url);
await browser.close();
await site.close();
