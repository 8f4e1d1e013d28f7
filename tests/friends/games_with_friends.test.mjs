// Two friends play a hand of every game, with bots at the other seats. The program tells which lines a guest may receive.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { bidHighest } from '../browser/lib/bridge.mjs';
import { finish } from './lib/dialogs.mjs';
import { act } from '../browser/lib/kwingto.mjs';
import { skip } from './lib/network.mjs';
import { Party } from './lib/party.mjs';
import { trace } from '../browser/lib/trace.mjs';

const { visit } = useSite();

const playHand = ({ player }) => player.playHand();
const playKwingto = async ({ player }) => {
  while (await act(player)) { /* until the game is counted */ }
};
const playHighContract = async ({ player }) => {
  await bidHighest(player);
  await player.playHand();
};

/** By title: the choices in the form, and how the host and the guest play. */
const GAMES = {
  'guiñote': { form: { game: 'Guiñote' } },
  'brisca': { form: { game: 'Brisca' } },
  'tute cabrero': { form: { game: 'Tute cabrero' } },
  'tute de a dos': { form: { game: 'Tute de a dos' } },
  'podrida': { form: { game: 'Podrida' } },
  'pocha': { form: { game: 'Podrida', preset: 1 } },
  'corazones': { form: { game: 'Corazones' } },
  'kwingto': { form: { game: 'Kwingto', players: 1 }, plays: [playKwingto, playKwingto] },
  'bridge': { form: { game: 'Bridge' }, plays: [playHand, playHighContract] },
};

for (const [title, { form, plays = [playHand, playHand] }] of Object.entries(GAMES)) {
  test(`two pages and bots play a hand of ${title}, and the guest receives only what its seat may know`, { skip }, async () => {
    const party = new Party(visit);
    await party.open(form);
    await party.join(1, 'Berta');
    await party.addBots();
    await party.begin();
    await Promise.all(plays.map((play, seat) => play(party.pages[seat])));
    await party.check();
    assert.match(trace(await party.pages[0].player.record()).join('\n'), /^(hand|match)/m);
    await party.finish(finish);
  });
}
