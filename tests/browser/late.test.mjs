// Files that are loaded late and come as something else, such as the page on which one logs in to a network, or not at all: the player is told,
// nobody plays in the bots' place, and when the network is right again everything comes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();

const LOGIN = { contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' };
const WAYS = {
  'a page to log in': (route) => route.fulfill(LOGIN),
  'an empty file': (route) => route.fulfill({ body: '' }),
  'no file': (route) => route.fulfill({ status: 404, body: '' }),
  'no answer': (route) => route.abort(),
};

/** A match for two with the quickest pace, until the player's turn or a message. */
async function begin(player) {
  await player.fast();
  await player.newMatch({ players: 2 });
}

/** Plays until somebody else is to play. */
async function playUntilAsked(player) {
  while ((await player.find('card:', 'option:', 'dialog:yes:')).id.match(/^(card|option):/)) await player.act();
}

for (const [instead, answer] of Object.entries(WAYS)) {
  test(`${instead} in the place of the cards is told of, and they come when they are wanted again`, async () => {
    const { context, page, player } = await visit({ routes: { '**/decks/*.svg': answer } });
    await player.find('dialog:yes:');
    assert.match(await player.call('message'), /Faltan las cartas/);
    await context.unroute('**/decks/*.svg');
    const [again] = await Promise.all([page.waitForResponse(/decks\//), player.press('dialog:yes:')]);
    assert.equal((await again.request().allHeaders())['cache-control'], 'no-cache', 'not what the browser has kept');
    await player.still();
    assert.equal(await player.call('message'), '');
    await context.close();
  });

  for (const end of ['mjs', 'wasm']) {
    test(`${instead} in the place of a bot's ${end} is told of, and the bot plays when it is tried again`, async () => {
      const pattern = `**/tapete_bot_guinote.${end}*`;
      const { context, player } = await visit({ routes: { [pattern]: answer } });
      await begin(player);
      await playUntilAsked(player);
      assert.match(await player.call('message'), /no puede jugar todavía/);
      const record = await player.record();
      assert.ok(!/^1 /m.test(record), 'nobody plays in its place');
      await context.unroute(pattern);
      await player.press('dialog:yes:');
      await player.turn();
      assert.match((await player.record()).slice(record.length), /^1 /m);
      await context.close();
    });
  }
}

test('while a bot is not heard of, the player is told that it thinks, and it is begun anew', async () => {
  let asked = 0;
  const hang = (route) => (++asked === 1 ? undefined : route.continue());
  const { context, page, player } = await visit({ routes: { '**/tapete_bot_guinote.wasm': hang } });
  const said = page.locator('#log').filter({ hasText: 'está pensando' });
  await begin(player);
  const turn = playUntilPlayed(player);
  while (asked < 2) {
    await player.pass(1000);
    if (asked === 1 && await said.count() > 0) break;
  }
  await player.pass(20_000);
  await turn;
  assert.equal(asked, 2);
  assert.equal(await player.call('message'), '');
  await context.close();
});

/** Plays until the other one has played. */
async function playUntilPlayed(player) {
  while (!/^1 /m.test(await player.record())) {
    await player.turn();
    await player.act();
  }
}
