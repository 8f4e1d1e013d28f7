// Plays whole matches of tute by clicking where targets are drawn. The native program checks the records.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit } = useSite();

const PHONE = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const WAYS = {
  'cabrero with the mouse on a desktop, four players': {
    match: { players: 4, strikes: 1 }, viewport: { width: 1440, height: 900 }, rules: 'strikes=1',
  },
  'cabrero with a finger on a phone, six players': {
    match: { players: 6, strikes: 1 }, viewport: { width: 390, height: 844 }, ...PHONE, rules: 'strikes=1',
  },
  'bato with a finger on a phone held sideways, three players': {
    match: { players: 3, strikes: 1, variant: 4 }, viewport: { width: 844, height: 390 }, ...PHONE, rules: 'strikes=1 variant=bato',
  },
};

for (const [how, { match, rules, ...options }] of Object.entries(WAYS)) {
  test(`a match of ${how} can be played to its end`, async () => {
    const { context, player, trouble } = await visit({ ...options });
    await player.fast();
    await player.newTute(match);
    await player.playMatch();
    const record = await player.record();
    const lines = trace(record);
    assert.match(record, /^game tute$/m);
    assert.match(record, new RegExp(`^players ${match.players}$`, 'm'));
    assert.match(record, new RegExp(`^rules ${rules}$`, 'm'));
    // The person sat at the first seat and played.
    assert.match(record, /^0 (play|bid) /m);
    const strikes = lines.filter((line) => line.startsWith('strikes ')).at(-1).split(' ').slice(1).map(Number);
    const left = strikes.filter((each) => each < match.strikes).length;
    assert.ok(left < 3, `still in: ${left}`);
    assert.match(lines.at(-1), /^match( [0-5])*$/);
    assert.equal(lines.at(-1).split(' ').length - 1, left);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}
