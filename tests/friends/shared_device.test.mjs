// Two people at the device of the host, a friend at another device, and a bot: real pages over WebRTC, by clicks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { finish } from './lib/dialogs.mjs';
import { skip } from './lib/network.mjs';
import { Party } from './lib/party.mjs';

const { visit } = useSite();

test('two people pass the device of the host to each other, and the hand is checked at both devices', { skip }, async () => {
  const party = new Party(visit);
  await party.open({ game: 'Guiñote' });
  await party.sitHere(2, 'Berta');
  await party.pages[0].page.locator('[data-act="computer 3"]').click();
  await party.join(1, 'Carlos');
  await party.begin();
  await party.playHand();
  const events = await party.events(0);
  assert.deepEqual(await party.events(1), events);
  for (const seat of [0, 1, 2, 3]) assert.ok(events.some((line) => line.startsWith(`${seat} play `)));
  assert.match(await party.pages[0].player.record(), /^seat 0 human Ana\n.*^seat 2 human Berta$/ms);
  for (const { player } of party.pages.filter(Boolean)) {
    assert.equal((await player.find('button:fair')).label, 'Juego limpio: comprobado');
    await player.press('button:fair');
    await player.press('dialog:yes:');
  }
  await party.finish(finish);
});
