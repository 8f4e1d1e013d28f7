// Friends play from their own pages: real pages over WebRTC, by clicks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { finish } from './lib/dialogs.mjs';
import { skip } from './lib/network.mjs';
import { Party } from './lib/party.mjs';

const { visit } = useSite();

test('two pages and a bot play a hand in real time', { skip }, async () => {
  const party = new Party(visit, { real: true });
  await party.open({ game: 'Podrida', players: 0 });
  await party.join(1, 'Berta');
  await party.addBots();
  await party.begin();
  await party.playHand();
  await party.check();
  await party.finish(finish);
});

test('four pages go on after one is reloaded, and a bot plays for one that is gone', { skip }, async () => {
  const party = new Party(visit);
  await party.open({ game: 'Guiñote' });
  for (const [seat, name] of [[1, 'Berta'], [2, 'Carlos'], [3, 'Dora']]) await party.join(seat, name);
  await party.begin();
  await party.pages[2].page.reload();
  await party.pages[2].player.until(() => document.querySelector('dialog.lobby'));
  await party.joinAgain(2, 'Carlos');
  await party.close(3);
  await party.replace(3);
  await party.playHand();
  for (const seat of [1, 2]) assert.deepEqual(await party.events(seat), await party.events(0));
  await party.finish(finish);
});
