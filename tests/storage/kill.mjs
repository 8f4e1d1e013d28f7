// The long form of kill.test.mjs: node tests/storage/kill.mjs [TRIALS]
import { killTrials } from '../browser/lib/kill.mjs';

const trials = Number(process.argv[2] ?? 1000);
const actions = await killTrials(trials, (done, shown) => { if (done % 50 === 0) console.log(`${done} trials, ${shown} actions shown, none lost`); });
console.log(`${trials} kills of the browser, ${actions} actions shown, none lost`);
