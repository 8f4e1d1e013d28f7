// The table inside another page, also in a frame that may only run scripts.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { openContext, useSite } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { trace } from './lib/trace.mjs';

const { url, browser } = useSite({ whole: true });

/** Frames for a table, and whether the table can store anything in them. WordPress embeds pages with the sandbox of the last frame. */
const SITUATIONS = {
  'that may store data': { host: '127.0.0.1', attributes: '', keeps: true },
  'of another site': { host: 'localhost', attributes: '', keeps: false },
  'that may only run scripts': { host: 'localhost', attributes: 'sandbox="allow-scripts"', keeps: false },
};

/** Serves a page from this host with the game in a frame. */
async function club(host, attributes) {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<h1>Peña</h1><iframe ${attributes} width="800" height="600" src="${url()}"></iframe>`);
  });
  server.unref();  // lets the run end after a failed test
  await new Promise((listening) => server.listen(0, host, listening));
  return { address: `http://${host}:${server.address().port}/`, close: () => { server.closeAllConnections(); server.close(); } };
}

for (const [where, { host, attributes, keeps }] of Object.entries(SITUATIONS)) {
  test(`a hand can be played in a frame ${where}`, async () => {
    const around = await club(host, attributes);
    const context = await openContext(browser(), { viewport: { width: 900, height: 800 }, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(around.address);
    const player = new Player(page.frames()[1], { page });
    await player.ready();
    if (!keeps) await player.noticed(/^Aquí no se guarda nada/);
    await player.fast();
    await player.newMatch();
    await player.playHand();
    assert.ok(trace(await player.record()).some((line) => line.startsWith('hand ')));
    await player.reviewed();
    assert.equal(page.workers().length, 2);  // the bots' Worker and the judge's
    await player.press('button:next');
    await player.press('button:menu');
    await player.press('button:rules');  // only this press fetches the rules
    await player.find('fold:page:');
    await context.close();
    around.close();
  });
}
