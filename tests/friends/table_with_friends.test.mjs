// Friends play from their own pages: real pages over WebRTC, by clicks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { makeLink, readLink } from '../../shell/invitation.js';
import { dialogIn, finish, titleIn } from './lib/dialogs.mjs';
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

test('an invitation names the host and the game, and needs neither', { skip }, async () => {
  const party = new Party(visit);
  await party.open({ game: 'Guiñote' });
  const link = await party.invite(1);
  const [address] = link.split('#');
  const { code } = readLink(link);
  const markup = '<img src=x>';
  const seen = [];
  for (const url of [link, makeLink(code, address), makeLink(code, address, { players: 2, game: markup, host: markup })]) {
    const visited = await visit({ url });
    await dialogIn(visited.page).waitFor();
    seen.push([await titleIn(visited.page), (await dialogIn(visited.page).locator('#lobby-about').allTextContents()).join()]);
    await finish(visited);
  }
  assert.deepEqual(seen, [
    ['Ana te invita a jugar', 'Guiñote, 4 jugadores.'], ['Te invitan a jugar', ''], [`${markup} te invita a jugar`, `${markup}, 2 jugadores.`],
  ]);
  await party.finish(finish);
});
