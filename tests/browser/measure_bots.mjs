// How long a bot's decision takes in the browser. Not a test: the figures depend on the machine it runs on.
//   node tests/browser/measure_bots.mjs [GAME] [LEVEL] [DECISIONS]
import { launch } from './lib/browser.mjs';
import { serve } from './lib/site.mjs';
import { botMatch, redact, trace } from './lib/trace.mjs';

const [game = 'kwingto', level = 'expert', count = 200] = process.argv.slice(2);

/** Records that end where a seat is to act, as it may know them. */
function questions(record) {
  const lines = record.trimEnd().split('\n');
  const first = lines.findIndex((line) => /^(deal|start) /.test(line));
  const out = [];
  for (let end = first + 1; end < lines.length; ++end) {
    const seat = /^(\d) /.exec(lines[end])?.[1];
    if (seat) out.push(redact(`${lines.slice(0, end).join('\n')}\n`, seat));
  }
  return out;
}

const asked = [];
for (let seed = 1; asked.length < Number(count); ++seed) {
  const record = botMatch(game, '--players', 2, '--bots', 'casual', '--seed', seed);
  trace(record);
  asked.push(...questions(record));
}
const site = await serve();
const browser = await launch();
const page = await browser.newPage();
await page.goto(site.url);
const times = await page.evaluate(async ([id, name, records]) => {
  const { default: createBot } = await import(`./tapete_bot_${id}.mjs`);
  const bot = await createBot();
  return records.map((record, i) => {
    const start = performance.now();
    const { error } = bot.ask(record, name, String(i));
    if (error) throw new Error(error);
    return performance.now() - start;
  });
}, [game, level, asked.slice(0, Number(count))]);
await browser.close();
await site.close();

times.sort((a, b) => a - b);
const at = (part) => times[Math.floor(part * (times.length - 1))].toFixed(1);
console.log(`${game}, ${level}: ${times.length} decisions in Chromium, median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`);
