// How long the judge takes for a hand in the page's Worker, on this machine. Not a test.
//   node tests/browser/measure_review.mjs [HANDS]
import { launch } from './lib/browser.mjs';
import { serve } from './lib/site.mjs';
import { botMatch, redact } from './lib/trace.mjs';

const HANDS = Number(process.argv[2] ?? 20);
const TABLES = [['guinote', 4], ['guinote', 2], ['brisca', 4], ['tute', 4], ['tute-dos', 2], ['podrida', 4]];

/** First hands of matches as seat 0 knows them, with the numbers of its actions. */
function hands(game, players) {
  return Array.from({ length: HANDS }, (_, i) => {
    const bots = Array(players).fill('casual').join();
    const lines = botMatch(game, '--players', players, '--bots', bots, '--seed', i + 1).trimEnd().split('\n');
    const deals = lines.flatMap((line, at) => (line.startsWith('deal') ? [at] : []));
    const record = redact(`${lines.slice(0, deals[1]).join('\n')}\n`, 0);
    const acts = record.split('\n').filter((line) => /^\d /.test(line));
    return { record, numbers: acts.flatMap((line, at) => (line.startsWith('0 ') ? [at + 1] : [])) };
  });
}

/** Milliseconds for each hand, and decisions in all. Runs in the page. */
async function judge(all) {
  const script = document.querySelector('script[src$="/main.js"]').src;
  const worker = new Worker(new URL('worker.js', script), { type: 'module' });
  const ask = (record, number) => new Promise((answered, failed) => {
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.onmessage = ({ data }) => (data.answer ? answered() : failed(new Error(data.error)));
    worker.postMessage({ id: number, record, seat: 0, number, lang: 'en', sight: 0 });
  });
  await ask(all[0].record, all[0].numbers[0]);  // until the Worker is there
  const times = [];
  for (const { record, numbers } of all) {
    const start = performance.now();
    for (const number of numbers) await ask(record, number);
    times.push(performance.now() - start);
  }
  worker.terminate();
  return times;
}

const site = await serve();
const browser = await launch();
const page = await browser.newPage();
await page.goto(site.url);
console.log(`the judge in the browser's Worker, ms a hand of a casual player; ${HANDS} hands a table`);
for (const [game, players] of TABLES) {
  const times = (await page.evaluate(judge, hands(game, players))).toSorted((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (times.length - 1))].toFixed(0);
  console.log(`${`${game} ${players}`.padEnd(10)} median ${at(0.5)}, 90 % ${at(0.9)}, longest ${at(1)}`);
}
await browser.close();
await site.close();
