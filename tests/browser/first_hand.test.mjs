// Up to the first hand the page loads exactly the files that tools/check_budget.py counts: bots of this game only, and no texts.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { PATIENCE } from './lib/player.mjs';
import { PROJECT, serve, SITE } from './lib/site.mjs';

const { visit } = useSite();

const VERSION = /^[0-9a-f]{12}\//;

/** Returns the names without versions, sorted and without duplicates. The icon is left out, because browsers request it at any time. */
const needed = (names) => [...new Set(names.map((name) => name.replace(VERSION, '')))].filter((name) => name !== 'icon.svg').sort();

/**
 * Returns the files that tools/first_hand.txt lists for a game and its deck. Without cards in the first hand the page does not load the
 * deck's files, although tools/check_budget.py counts them.
 */
async function listed(game, deck, cards) {
  const lines = (await readFile(join(PROJECT, 'tools/first_hand.txt'), 'utf8')).trim().split('\n');
  const files = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' '));
  const named = files.map(([name, ...only]) => [name.replace('GAME', game).replace('FOLDER', game.split('-')[0]), only]);
  const all = await readFile(join(SITE, 'SHA256SUMS'), 'utf8');
  const wanted = named.filter(([name, only]) => only.length === 0 || (only.includes(deck) && cards) || (only.includes('optional') && all.includes(name)));
  return needed(wanted.map(([name]) => name));
}

for (const [name, game, deck, cards] of [['Guiñote', 'guinote', 'spanish', true], ['Kwingto', 'kwingto', 'french', false], ['Podrida', 'podrida', 'french', true]]) {
  test(`the first hand of ${game} loads exactly the listed files`, async () => {
    const site = await serve();
    const { context, page, player, trouble } = await visit({ url: site.url });
    if (game !== 'guinote') {
      // A new page that remembers only the chosen game from an earlier visit.
      await player.press('button:new_match');
      await player.chooseGame(name);
      await player.call('saved');
      await page.goto('about:blank');  // stops requests of the Worker, which would fill the cache again
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
      site.asked.length = 0;
      await page.goto(site.url);
      await player.ready();
    }
    const expected = await listed(game, deck, cards);
    // Bots are requested after the first frame, in a Worker. On a slow machine that may be later than the portraits.
    const bots = expected.filter((file) => file.startsWith('tapete_bot_') || file.startsWith('weights/'));
    const ready = () => bots.every((file) => needed(site.asked).includes(file));
    for (const end = Date.now() + PATIENCE; !ready() && Date.now() < end;) await page.waitForTimeout(20);
    await player.press('button:play');
    await player.press('button:sit_down');
    await player.find('card:', 'option:', 'die:', 'space:');
    await page.waitForLoadState('networkidle');
    // `networkidle` does not wait for the Worker's requests.
    const whole = () => expected.every((file) => needed(site.asked).includes(file));
    for (const end = Date.now() + PATIENCE; !whole() && Date.now() < end;) await page.waitForTimeout(20);
    // Portraits are loaded when the player is asked for one; after them, only a deck may be loaded. The tiles of the home screen show
    // Spanish cards, which a game with French cards does not wait for. Kwingto needs the French deck only for some cards of a bot.
    const aside = ['people.svg', ...(deck === 'french' ? ['decks/spanish.svg'] : []), ...(cards ? [] : ['decks/french.svg'])];
    const asked = needed(site.asked).filter((file) => !aside.includes(file));
    assert.deepEqual(asked, expected);
    const later = site.asked.slice(site.asked.findIndex((file) => file.endsWith('people.svg')) + 1);
    assert.deepEqual(later.filter((file) => !file.includes('decks/')), []);
    assert.deepEqual(trouble, []);
    await context.close();
    await site.close();
  });
}
