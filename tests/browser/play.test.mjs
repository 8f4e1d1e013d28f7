// Plays a whole coto of guiñote by clicking where targets are drawn. The native program checks the record.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit } = useSite();

const WAYS = {
  'with the mouse on a desktop, four players': { players: 4, viewport: { width: 1440, height: 900 } },
  'with a finger on a phone, two players': {
    players: 2, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true,
  },
};

for (const [how, { players, ...options }] of Object.entries(WAYS)) {
  test(`a coto can be played to its end ${how}`, async () => {
    const { context, player, trouble } = await visit({ ...options });
    await player.fast();
    await player.newMatch({ players, coto: 1 });
    await player.playMatch();
    const record = await player.record();
    const lines = trace(record);
    assert.match(record, new RegExp(`^players ${players}$`, 'm'));
    assert.match(record, /^rules coto=1$/m);
    assert.equal(lines.filter((line) => /^coto [01]$/.test(line)).length, 1);
    assert.match(lines.at(-1), /^match [01]$/);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

test('a hand can be played in real time and with painting by a player who taps the cloth to speed up the bots', async () => {
  const { context, player, trouble } = await visit({ real: true, drawn: true, hurried: true, viewport: { width: 320, height: 560 }, hasTouch: true });
  await player.fast();
  await player.newMatch({ players: 2 });
  await player.playHand();
  assert.ok(trace(await player.record()).some((line) => line.startsWith('hand ')));
  assert.deepEqual(trouble, []);
  await context.close();
});
