// How long the expert thinks in the page's Worker, on this machine. Not a test: the figures depend on the machine it runs on.
//   node tests/browser/measure_thinking.mjs [POSITIONS]
import { launch } from './lib/browser.mjs';
import { serve } from './lib/site.mjs';
import { botMatch, redact, trace } from './lib/trace.mjs';

const POSITIONS = Number(process.argv[2] ?? 200);
const TABLES = [['guinote', 4], ['guinote', 2], ['tute', 3], ['tute', 4], ['tute', 5], ['tute', 6], ['tute-dos', 2],
  ['kwingto', 2], ['kwingto', 3], ['kwingto', 4]];

/** Redacted records that end where a seat has a choice, one of each match, from its beginning to its end in turn. */
function positions(game, players) {
  const out = [];
  for (let seed = 1; out.length < POSITIONS; ++seed) {
    const bots = Array(players).fill('casual').join();
    const lines = botMatch(game, '--players', players, '--bots', bots, '--seed', seed).trimEnd().split('\n');
    const acts = lines.flatMap((line, i) => (/^\d /.test(line) ? [i] : []));
    const cut = acts[Math.floor(((out.length + 0.5) / POSITIONS) * acts.length)];
    const record = `${lines.slice(0, cut).join('\n')}\n`;
    if (trace(record).at(-1).includes('|')) out.push(redact(record, lines[cut][0]));
  }
  return out;
}

/** Asks the bots' Worker, one question after the other, and gives the milliseconds that each took. Runs in the page. */
async function think(records) {
  const script = document.querySelector('script[src$="/main.js"]').src;
  const worker = new Worker(new URL('worker.js', script), { type: 'module' });
  const ask = (id, record) => new Promise((answered, failed) => {
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.onmessage = ({ data }) => (data.answer ? answered() : failed(new Error(data.error)));
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

const site = await serve();
const browser = await launch();
const page = await browser.newPage();
await page.goto(site.url);
console.log(`the expert in the browser's Worker, ms a decision; ${POSITIONS} positions a table`);
for (const [game, players] of TABLES) {
  const times = (await page.evaluate(think, positions(game, players))).toSorted((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (times.length - 1))].toFixed(0);
  console.log(`${`${game} ${players}`.padEnd(10)} median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}`);
}
await browser.close();
await site.close();
