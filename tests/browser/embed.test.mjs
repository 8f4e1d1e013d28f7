// Inside somebody else's page, also in a frame that is allowed scripts and nothing else.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { trace } from './lib/trace.mjs';

const { url, browser } = useSite();

/** A page of another site with the game in a frame. */
async function club(attributes) {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<h1>Peña</h1><iframe ${attributes} width="800" height="600" src="${url()}"></iframe>`);
  });
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  return { address: `http://localhost:${server.address().port}/`, close: () => { server.closeAllConnections(); server.close(); } };
}

for (const attributes of ['', 'sandbox="allow-scripts"']) {
  test(`a hand can be played in a frame ${attributes}`, async () => {
    const host = await club(attributes);
    const page = await browser().newPage({ viewport: { width: 900, height: 800 }, locale: 'es-ES' });
    await page.goto(host.address);
    const player = new Player(page.frames()[1], { page, hurried: true });
    await player.ready();
    await player.fast();
    await player.newMatch();
    await player.press('dialog:yes:');  // nothing can be stored there, and it says so
    await player.playHand();
    assert.ok(trace(await player.record()).some((line) => line.startsWith('hand ')));
    assert.equal(page.workers().length, 1);  // the bots think beside the page here too
    await player.press('button:next');
    await player.press('button:menu');
    await player.press('button:rules');  // fetched only now
    await player.find('contents:0');
    await page.close();
    host.close();
  });
}
