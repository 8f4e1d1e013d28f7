// Measures how long the expert thinks in the page's Worker. Not a test: the figures depend on the machine.
// node tests/browser/measure_thinking.mjs [POSITIONS]
import { measureWorker, progress, quantile } from './lib/measure.mjs';
import { botMatch, redact, trace } from './lib/trace.mjs';

const POSITIONS = Number(process.argv[2] ?? 200);
const TABLES = [['guinote', 4], ['guinote', 2], ['tute', 3], ['tute', 4], ['tute', 5], ['tute', 6], ['tute-dos', 2],
  ['kwingto', 2], ['kwingto', 3], ['kwingto', 4], ['bridge', 4]];

/** Returns redacted records that end at a bot's choice, one for each match. The choices are spread evenly over the length of a match. */
function positions(game, players) {
  const out = [];
  for (let seed = 1; out.length < POSITIONS; ++seed) {
    const bots = Array(players).fill('casual').join();
    const lines = botMatch(game, '--players', players, '--bots', bots, '--seed', seed).trimEnd().split('\n');
    const acts = lines.flatMap((line, i) => (/^\d /.test(line) ? [i] : []));
    const cut = acts[Math.floor(((out.length + 0.5) / POSITIONS) * acts.length)];
    const record = `${lines.slice(0, cut).join('\n')}\n`;
    if (!trace(record).at(-1).includes('|')) continue;
    out.push(redact(record, lines[cut][0]));
    progress(`positions of ${game} ${players}`, out.length, POSITIONS);
  }
  return out;
}

console.log(`expert in the browser's Worker, ms per decision; ${POSITIONS} positions per table`);
await measureWorker(async (time) => {
  for (const [game, players] of TABLES) {
    const times = await time(positions(game, players).map((record, id) => [{ id, record, level: 'expert', seed: String(id + 1) }]));
    console.log(`${`${game} ${players}`.padEnd(10)} median ${quantile(times, 0.5)}, 99 % ${quantile(times, 0.99)}, longest ${quantile(times, 1)}`);
  }
});
