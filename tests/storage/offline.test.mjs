// After one visit everything can be played without the server. A new version is fetched completely, waits, and takes over when the player
// agrees.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { checkWorkers, useSite } from '../browser/lib/browser.mjs';
import { act } from '../browser/lib/kwingto.mjs';
import { close, waitUntilCached, leave, lookForUpdate, shown, start, update } from '../browser/lib/offline.mjs';
import { Player } from '../browser/lib/player.mjs';
import { SITE } from '../browser/lib/site.mjs';
import { trace } from '../browser/lib/trace.mjs';
import { makeVersion } from '../browser/lib/versions.mjs';

const { visit, site } = useSite({ whole: true });
const NEXT = 'bbbbbbbbbbbb';
let next;
before(async () => { next = await makeVersion(NEXT); });
after(() => next.remove());
beforeEach(() => Object.assign(site(), { folder: SITE, answers: Infinity, held: [] }));

test('every game can be played offline after one visit', async () => {
  const { context, page, player, trouble } = await visit({ serviceWorkers: 'allow' });
  await waitUntilCached(page);
  await player.fast();
  const games = (await player.call('games')).map(({ id }) => id);
  site().answers = 0;
  for (const game of games) {
    // The cards and dice are fixed, because with some of them the judge has nothing to review, or no bot places a card.
    await page.goto(`${site().url}?game=${game}&seed=1`);
    await player.ready();
    await player.press('button:new_match');
    await player.press('button:begin');
    const { id } = await player.find('button:deal', 'card:', 'die:', 'option:', 'space:');
    const cards = game !== 'kwingto';
    if (cards) {
      if (id === 'button:deal') await player.press(id);
      await player.playHand();
    } else {
      for (let i = 0; i < 8; ++i) await act(player);
    }
    const record = await player.record();
    assert.match(record, new RegExp(`^game ${game}$`, 'm'));
    const told = trace(record);
    assert.ok(cards ? told.some((line) => line.startsWith('hand ')) : /^1 place /m.test(record), record);
    if (cards) await player.reviewed();
    await checkWorkers(page, cards ? 2 : 1, 'bots and judge run in separate Workers');
  }
  assert.deepEqual(trouble.filter((line) => !line.includes('net::ERR')), []);
  await context.close();
});

test('the manifest is valid, has a shortcut for each game, and states the right sizes of its pictures', async () => {
  const manifest = JSON.parse(await readFile(join(SITE, 'manifest.webmanifest'), 'utf8'));
  const { context, page, player } = await visit();
  const games = await player.call('games');
  assert.deepEqual(manifest.shortcuts.map(({ name, url }) => [name, url]), games.map(({ id, name }) => [name, `./?game=${id}`]));
  assert.deepEqual(manifest.screenshots.map((shot) => shot.form_factor), ['wide', 'narrow']);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots].filter((picture) => picture.sizes !== 'any')) {
    const found = await page.evaluate(async (address) => {
      const picture = Object.assign(new Image(), { src: address });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    assert.equal(found, sizes, src);
  }
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  await context.close();
});

test('a new version is offered between hands, and the match continues in it', async () => {
  const { context, page, player } = await visit({ serviceWorkers: 'allow' });
  await waitUntilCached(page);
  const first = await shown(page);
  await player.fast();
  await player.newMatch();
  await player.turn();
  site().folder = next.folder;
  await lookForUpdate(page);
  for (let i = 0; i < 3; ++i) {
    await player.turn();
    assert.ok(!(await player.targets()).some(({ id }) => id === 'button:update'), 'not in the middle of a hand');
    await player.act();
  }
  await player.playHand();
  const record = await player.record();
  assert.equal(await shown(page), first);
  await update({ page, player });
  assert.equal(await shown(page), NEXT);
  await player.find('button:next');
  assert.equal(await player.record(), record);
  await context.close();
});

/** Counts the checks for updates and lets the tests set the device's clock. Runs in the page. */
function noteChecks() {
  const { now } = Date;
  let ahead = 0;
  Date.now = () => now() + ahead;
  window.checks = 0;
  ServiceWorkerRegistration.prototype.update = async () => { ++window.checks; };
  window.comeBack = (hours) => {
    ahead += hours * 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
    return window.checks;
  };
}

test('a page that becomes visible checks for updates once an hour, even after the clock was set back', async () => {
  const { context, page } = await visit({ serviceWorkers: 'allow', init: noteChecks });
  await waitUntilCached(page);
  for (const [hours, checks] of [[0.5, 0], [0.6, 1], [0.5, 1], [-24, 2], [0.5, 2], [0.6, 3], [-0.1, 4]]) {
    assert.equal(await page.evaluate((time) => window.comeBack(time), hours), checks, `${hours} hours later`);
  }
  await context.close();
});

/** Opens a page while the version NEXT waits. Also returns `first`, the version of the page. */
async function visitAndWait(options) {
  const opened = await visit({ serviceWorkers: 'allow', ...options });
  await waitUntilCached(opened.page);
  const first = await shown(opened.page);
  site().folder = next.folder;
  await lookForUpdate(opened.page);
  return { ...opened, first };
}

test('the home screen offers a new version', async () => {
  const { context, page, player } = await visitAndWait();
  assert.equal((await player.find('button:update')).label, 'Versión nueva: actualizar');
  await update({ page, player });
  assert.equal(await shown(page), NEXT);
  await context.close();
});

// Replaces the script of the bots. Always waits for two files of the page's version, as bots and judge do while they start. Requests without
// a limit would pile up on a slow machine, and the older service worker would be busy long after this script was stopped.
const LOADING = "const load = () => fetch(new URL('bots.js', location.href)).finally(load); load(); load();";

test('a new version takes over at once although a Worker of the page is loading files', async () => {
  const { context, page, player } = await visitAndWait({ worker: LOADING });
  await update({ page, player });
  assert.equal(await shown(page), NEXT);
  await context.close();
});

/** Delays the message `take over` to the newer service worker until `window.takeOver()` is called. Runs in the page. */
function holdTakeOver() {
  const post = ServiceWorker.prototype.postMessage;
  ServiceWorker.prototype.postMessage = function (message) {
    if (message === 'take over') window.takeOver = () => post.call(this, message);
    else post.call(this, message);
  };
}

test('the page waits for a slow new version, and reloads only after it is active', async () => {
  const { context, page, player, first } = await visitAndWait({ init: holdTakeOver });
  await player.press('button:update');
  await player.pass(6000);
  await player.until(() => /La versión nueva tarda/.test(document.getElementById('log').textContent));
  await player.pass(60_000);
  await player.still();
  assert.equal(await shown(page), first);
  assert.ok(!(await player.targets()).some(({ id }) => id === 'button:update'), 'the button is hidden during the update');
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => window.takeOver())]);
  await player.ready();
  assert.equal(await shown(page), NEXT);
  await context.close();
});

test('a waiting version activates at the next start after all old pages are closed', async () => {
  const { context, page, first } = await visitAndWait();
  const second = await start(context, site().url);
  assert.equal(await shown(second.page), first);
  await close(page, second.page);
  const third = await start(context, site().url);
  assert.equal(await shown(third.page), NEXT);
  await third.page.waitForFunction(async () => (await caches.keys()).length === 1);
  await context.close();
});

test('an update in one tab leaves the old version to other tabs until they are closed', async () => {
  const { context, page, first } = await visitAndWait();
  const second = await start(context, site().url);
  await second.page.locator('#elsewhere').getByRole('button').click();  // until now only the first page could play
  await second.page.waitForFunction(() => document.getElementById('elsewhere').hidden && window.tapete?.frames() > 0);
  await update(second);
  assert.equal(await shown(second.page), NEXT);
  assert.equal(await shown(page), first);
  site().answers = 0;
  const status = await page.evaluate(async () => (await fetch(new URL('bots.js', document.querySelector('script[type=module]').src))).status);
  assert.equal(status, 200, 'the older version\'s files stay cached while a page needs them');
  await close(page, second.page);
  const third = await start(context, site().url);
  assert.equal(await shown(third.page), NEXT);
  await third.page.waitForFunction(async () => (await caches.keys()).length === 1);
  await context.close();
});

test('another start of the old version keeps all files of the waiting one', async () => {
  const { context, page, first } = await visitAndWait();
  // While the old version is busy, the new one waits, even if no page is open.
  page.evaluate((version) => fetch(`${version}/held`), first).catch(() => {});
  while (site().held.length === 0) await new Promise((passed) => setTimeout(passed, 20));
  await leave(page);
  const second = await start(context, site().url);
  assert.equal(await shown(second.page), first);
  assert.equal(await second.page.evaluate(async () => (await caches.keys()).length), 2);
  site().held.forEach((socket) => socket.destroy());
  site().answers = 0;
  await update(second);
  assert.equal(await shown(second.page), NEXT);
  await context.close();
});

test('a stale page from the browser\'s cache reloads from the server', async () => {
  const { context, page } = await visit();
  const old = await page.evaluate(() => fetch(location.href).then((response) => response.text()));
  site().folder = next.folder;
  const other = await context.newPage();
  let times = 0;
  await other.route(site().url, (route) => (++times === 1 ? route.fulfill({ contentType: 'text/html', body: old }) : route.continue()));
  await other.goto(site().url);
  await new Player(other).ready();
  assert.equal(await shown(other), NEXT);
  await context.close();
});
