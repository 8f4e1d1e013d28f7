// Plays matches of corazones by clicking where targets are drawn. The native program checks the records.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit, url } = useSite();

const WAYS = {
  'for four with the mouse on a desktop': { players: 4, viewport: { width: 1440, height: 900 } },
  'for three with a finger on a phone': { players: 3, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

for (const [how, { players, ...options }] of Object.entries(WAYS)) {
  test(`the player marks three cards, passes them, undoes the pass, and plays a match ${how}`, async () => {
    const { context, player, trouble } = await visit({ ...options, url: `${url()}?game=corazones&players=${players}&rules=hands%3D1&lang=en` });
    const gifts = async () => (await player.record()).match(/^0 give .*$/mg) ?? [];
    await player.fast();
    await player.press('button:new_match');
    await player.press('button:begin');

    // Screen readers announce marked cards as pressed buttons. No card is passed until the player confirms all three.
    const marks = () => player.frame.locator('#mirror button[data-id^="card:"][aria-pressed="true"]').count();
    const first = await player.press('card:');
    await player.press('card:');
    assert.equal(await marks(), 2);
    await player.press(first.id);
    assert.equal(await marks(), 1);
    assert.ok(await player.said(/^1 of 3 chosen$/));
    await player.press('card:');
    await player.press('card:');
    assert.deepEqual(await gifts(), []);
    await player.press('option:together');
    await player.turn();
    const given = await gifts();
    assert.equal(given.length, 3);
    await player.press('button:undo');
    await player.turn();
    assert.deepEqual(await gifts(), []);

    await player.playMatch();
    const record = await player.record();
    assert.equal((await gifts()).length, 3);
    const lines = trace(record);
    assert.match(record, /^game corazones$/m);
    const points = lines.find((line) => line.startsWith('hand ')).split(' ').slice(1).map(Number);
    assert.ok([26, 26 * (players - 1)].includes(points.reduce((sum, each) => sum + each, 0)));
    assert.match(lines.at(-1), /^match [0-3]/);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}
