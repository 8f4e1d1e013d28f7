// Plays whole matches of brisca by clicking where targets are drawn. The native program checks the records.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit } = useSite();

const WAYS = {
  'in pairs with the mouse on a desktop': { players: 4, viewport: { width: 1440, height: 900 } },
  'for three with a finger on a phone': { players: 3, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

for (const [how, { players, ...options }] of Object.entries(WAYS)) {
  test(`a match can be played to its end ${how}`, async () => {
    const { context, player, trouble } = await visit(options);
    await player.fast();
    await player.press('button:new_match');
    await player.chooseGame('Brisca');
    if (players !== 4) await player.press(`players:${[2, 3, 4].indexOf(players)}`);
    await player.unfold('fold:rules');
    for (let games = 3; games > 1; --games) await player.pressBelow('rule:games:less');
    await player.press('button:begin');
    await player.press('button:deal');
    await player.playMatch();
    const record = await player.record();
    const lines = trace(record);
    assert.match(record, /^game brisca$/m);
    assert.match(record, new RegExp(`^players ${players}$`, 'm'));
    assert.equal(lines.filter((line) => line.startsWith('hand ')).at(-1).split(' ').slice(1).reduce((sum, each) => sum + Number(each), 0), 120);
    assert.match(lines.at(-1), /^match [0-2]$/);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}
