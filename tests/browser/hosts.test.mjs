// Several kinds of hosts: more than one installation at one origin, addresses without .html, and the removal of the service worker.
import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { checkWorkers, useSite } from './lib/browser.mjs';
import { close, waitUntilCached, leave, lookForUpdate, shown, start, update } from './lib/offline.mjs';
import { Player } from './lib/player.mjs';
import { PROJECT, serve, SITE } from './lib/site.mjs';
import { makeVersion } from './lib/versions.mjs';

const { visit } = useSite();
const NEXT = 'bbbbbbbbbbbb';
let next;
before(async () => { next = await makeVersion(NEXT); });
after(() => next.remove());

const cacheNames = (page) => page.evaluate(() => caches.keys());

/** Serves another site for one test. */
async function host(t, options) {
  const site = await serve(options);
  t.after(() => site.close());
  return site;
}

test('two installations at one origin keep separate caches and versions', async (t) => {
  const site = await host(t);
  Object.assign(site.folders, { '/a/': SITE, '/b/': SITE });
  const { context, page } = await visit({ serviceWorkers: 'allow', url: `${site.url}a/` });
  await waitUntilCached(page);
  const first = await shown(page);
  // The cache of an earlier version, which both installations shared.
  await page.evaluate(async () => {
    const cache = await caches.open('tapete aaaaaaaaaaaa');
    for (const home of ['a', 'b']) await cache.put(`/${home}/aaaaaaaaaaaa/older`, new Response('[]'));
  });
  await page.close();
  const other = await start(context, `${site.url}b/`);
  await waitUntilCached(other.page);
  site.folders['/b/'] = next.folder;
  await lookForUpdate(other.page);
  await update(other);
  assert.equal(await shown(other.page), NEXT);
  await close(other.page);
  const again = await start(context, `${site.url}b/`);
  await again.page.waitForFunction((name) => caches.has(name).then((there) => !there), `tapete:/b/:${first}`);
  assert.deepEqual((await cacheNames(again.page)).sort(), ['tapete aaaaaaaaaaaa', `tapete:/a/:${first}`, `tapete:/b/:${NEXT}`].sort());
  const left = await again.page.evaluate(async () => (await (await caches.open('tapete aaaaaaaaaaaa')).keys()).map(({ url }) => new URL(url).pathname));
  assert.deepEqual(left, ['/a/aaaaaaaaaaaa/older']);
  await close(again.page);
  site.answers = 0;
  const offline = await start(context, `${site.url}a/`);
  assert.equal(await shown(offline.page), first);
  await context.close();
});

test('on a host that drops .html, both pages open offline, by either address', async (t) => {
  const site = await host(t, { clean: true });
  const { context, page } = await visit({ serviceWorkers: 'allow', url: site.url });
  await waitUntilCached(page);
  site.answers = 0;
  for (const address of ['', 'index.html', '?lang=en']) {
    await page.goto(site.url + address);
    await new Player(page).ready();
  }
  for (const address of ['embed', 'embed.html']) {
    await page.goto(site.url + address);
    await page.locator('tapete-table').waitFor();
  }
  await context.close();
});

test('with the site\'s own headers, the page plays, is cached and violates no policy', async (t) => {
  const site = await host(t, { sendsHeaders: true });
  const answer = await fetch(site.url);
  assert.match(answer.headers.get('content-security-policy'), /^default-src 'none'/);
  assert.match((await fetch(`${site.url}sw.js`)).headers.get('cache-control'), /no-cache/);
  const { context, page, player, trouble } = await visit({ serviceWorkers: 'allow', url: site.url });
  await waitUntilCached(page);
  await player.newMatch();
  await player.turn();
  await player.act();
  await player.turn();
  await checkWorkers(page, 1);
  await page.goto(`${site.url}embed.html`);
  await page.locator('tapete-table').waitFor();
  assert.deepEqual(trouble, []);
  await context.close();
});

test('the next start caches evicted files again', async (t) => {
  const site = await host(t);
  const { context, page } = await visit({ serviceWorkers: 'allow', url: site.url });
  await waitUntilCached(page);
  const [name] = await cacheNames(page);
  const size = () => page.evaluate(async (key) => (await (await caches.open(key)).keys()).length, name);
  const whole = await size();
  await page.evaluate((key) => caches.delete(key), name);
  await page.reload();
  await new Player(page).ready();
  await page.waitForFunction(async ([key, count]) => (await (await caches.open(key)).keys()).length >= count, [name, whole - 1]);  // all but the list of older caches
  site.answers = 0;
  await page.reload();
  await new Player(page).ready();
  await context.close();
});

test('the worker that removes itself deletes all caches and keeps the matches', async (t) => {
  const site = await host(t, { age: 0 });  // otherwise the page could come from the browser's own cache after the worker has gone
  const { context, page, player } = await visit({ serviceWorkers: 'allow', url: site.url });
  await waitUntilCached(page);
  await player.newMatch();
  await player.turn();
  const off = await makeVersion('cccccccccccc');
  t.after(() => off.remove());
  await cp(join(PROJECT, 'web/off/sw.js'), join(off.folder, 'sw.js'));
  site.folder = off.folder;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => !(await caches.keys()).length && !(await navigator.serviceWorker.getRegistration()));
  // The open page continues.
  await player.act();
  await player.turn();
  await page.evaluate(() => window.tapete.saved());
  const record = await player.record();
  // A page that is reloaded while its worker is being removed may still get the old version, so the test starts a new page.
  await leave(page);
  const again = await start(context, site.url);
  assert.equal(await shown(again.page), 'cccccccccccc');
  await again.player.turn();
  assert.equal(await again.player.record(), record);
  await context.close();
});
