// When cards are missing, the page tells the player and offers a retry. Files also load in browsers without AbortSignal.timeout.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();
const MISSING = /Faltan las cartas.*No se ha podido cargar/s;

test('missing cards are reported, and a retry loads them', async () => {
  const { context, page, player } = await visit({ routes: { '**/decks/*': (route) => route.abort() } });
  const { id } = await player.find('dialog:yes:');
  assert.match(await player.call('message'), MISSING);
  await player.press(id);
  await player.find('dialog:yes:');
  await context.unroute('**/decks/*');
  const [deck] = await Promise.all([page.waitForResponse(/decks\/spanish\.svg$/), player.press('dialog:yes:')]);
  assert.ok(deck.ok());
  await player.find('button:new_match');
  assert.equal(await player.call('message'), '');
  await context.close();
});

test('files load in a browser without AbortSignal.timeout', async () => {
  const { context, player, trouble } = await visit({ init: () => { delete AbortSignal.timeout; } });
  await player.press('button:rules');
  await player.find('contents:0');
  assert.equal(await player.call('message'), '');
  assert.deepEqual(trouble, []);
  await context.close();
});
