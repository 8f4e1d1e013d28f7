// Plays in every browser: a hand with a reload in the middle, then a start without the server. TAPETE_MATCH=1 plays a whole match.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { waitUntilCached, waitUntilSoftCached } from '../browser/lib/offline.mjs';
import { Player } from '../browser/lib/player.mjs';
import { serve } from '../browser/lib/site.mjs';
import { trace } from '../browser/lib/trace.mjs';
import { ENGINES } from './lib/engines.mjs';
import { openScreen } from './lib/screen.mjs';

const SLOW = 150_000;  // bytes per second of a slow connection

let screen;
before(async () => { screen = await openScreen(); });
after(() => screen.close());

const requests = (site, name) => site.asked.filter((asked) => asked.endsWith(name)).length;

for (const [name, open] of Object.entries(ENGINES)) {
  test(`${name} plays a hand, continues after a reload, and starts offline`, async () => {
    const site = await serve();
    const { page, close } = await open(screen.display);
    const player = new Player(page, { hurried: true });
    try {
      await page.goto(site.url);
      await player.ready();
      assert.equal(await page.evaluate(() => Boolean(document.createElement('canvas').getContext('webgl'))), !name.endsWith('without WebGL'));
      await player.fast();
      await player.newMatch({ players: 2, coto: process.env.TAPETE_MATCH ? 1 : 3 });
      for (let i = 0; i < 4; ++i) await player.act();
      await player.turn();
      const before = await player.record();
      await page.reload();
      await player.ready();
      assert.equal(await player.record(), before);
      await player[process.env.TAPETE_MATCH ? 'playMatch' : 'playHand']();
      assert.ok(trace(await player.record()).some((line) => line.startsWith('hand ')));
      assert.ok(requests(site, 'decks/spanish.svg') > 0);
      assert.equal(await player.call('message'), '');

      await waitUntilCached(page);
      if (name.endsWith('without WebGL')) await waitUntilSoftCached(page);
      const counted = await player.record();
      site.answers = 0;
      await page.reload();
      await player.ready();
      assert.equal(await player.record(), counted);
      await player.press('button:next', 'button:rematch');
    } finally {
      await close();
      await site.close();
    }
  });
}

for (const name of ['Firefox', 'WebKit']) {
  test(`${name} fetches the program once over a slow connection`, async () => {
    const site = await serve();
    site.rate = SLOW;
    const { page, close } = await ENGINES[name](screen.display);
    try {
      await page.goto(site.url);
      await new Player(page).ready();
      assert.equal(requests(site, 'tapete_page.wasm'), 1);
    } finally {
      await close();
      await site.close();
    }
  });
}
