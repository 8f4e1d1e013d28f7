// Measures how long the judge takes for a hand in the page's Worker. Not a test: the figures depend on the machine.
// node tests/browser/measure_review.mjs [HANDS [DECISIONS]]
// DECISIONS is the number of last decisions of a hand that are judged; without it all are.
import { measureWorker, quantile } from './lib/measure.mjs';
import { botMatch, redact } from './lib/trace.mjs';

const HANDS = Number(process.argv[2] ?? 20);
const DECISIONS = Number(process.argv[3] ?? Infinity);
const TABLES = [['guinote', 4], ['guinote', 2], ['brisca', 4], ['tute', 4], ['tute-dos', 2], ['podrida', 4], ['bridge', 4]];

/** Returns questions about each action of seat 0 in first hands of matches, one group for each hand. */
function hands(game, players) {
  return Array.from({ length: HANDS }, (_, i) => {
    const bots = Array(players).fill('casual').join();
    const lines = botMatch(game, '--players', players, '--bots', bots, '--seed', i + 1).trimEnd().split('\n');
    const deals = lines.flatMap((line, at) => (line.startsWith('deal') ? [at] : []));
    const record = redact(`${lines.slice(0, deals[1]).join('\n')}\n`, 0);
    const acts = record.split('\n').filter((line) => /^\d /.test(line));
    const numbers = acts.flatMap((line, at) => (line.startsWith('0 ') ? [at + 1] : []));
    return numbers.slice(-DECISIONS).map((number) => ({ id: number, record, seat: 0, number, lang: 'en', sight: 0 }));
  });
}

console.log(`judge in the browser's Worker, ms per hand of a casual player; ${HANDS} hands per table`);
await measureWorker(async (time) => {
  for (const [game, players] of TABLES) {
    const times = await time(hands(game, players));
    console.log(`${`${game} ${players}`.padEnd(10)} median ${quantile(times, 0.5)}, 90 % ${quantile(times, 0.9)}, longest ${quantile(times, 1)}`);
  }
});
