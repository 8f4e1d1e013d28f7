// Calls of the service worker to the browser fail, hang, or are answered late, alone and in pairs. Still, no page mixes two versions, an
// installed version starts without the network, and the data of other installations stay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clock } from './lib/clock.mjs';
import { Faults, WAYS } from './lib/faults.mjs';
import { Browser, makeSite, ORIGIN, Reply, turnedOff } from './lib/worker_browser.mjs';

const HOME = '/a/';
const [OLD, FIRST, SECOND] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'];
const SITES = Object.fromEntries([FIRST, SECOND].map((version) => [version, makeSite(version)]));
const SHARED = `tapete ${OLD}`;  // cache name of older versions, shared by all installations
// Addresses in the shared cache, of other installations and of this one
const THEIRS = [ORIGIN, `${ORIGIN}/b/`, `${ORIGIN}/b/${OLD}/main.js`, `${ORIGIN}/a/b/`];
const OURS = [`${ORIGIN}/a/`, `${ORIGIN}/a/${OLD}/main.js`];
const OTHERS = `tapete:/a/b/:${OLD}`;  // cache name of another installation

/** Makes a browser with caches of other installations, and a cache of an older version that several installations share. */
function makeBrowser(plan = {}) {
  const clock = new Clock();
  const browser = new Browser(new Faults(plan, clock), clock);
  const keep = (name, urls) => browser.caches.set(name, new Map(urls.map((url) => [url, new Reply('kept')])));
  keep(SHARED, [...THEIRS, ...OURS]);
  keep(OTHERS, [`${ORIGIN}/a/b/`]);
  browser.sites[HOME] = SITES[FIRST];
  return browser;
}

function checkOthers({ caches }) {
  assert.ok(THEIRS.every((url) => caches.get(SHARED)?.has(url)), 'files of another installation are gone');
  assert.equal(caches.get(OTHERS)?.size, 1, 'the cache of another installation is gone');
}

const TRIES = 3;  // updates that are tried: enough if two of them fail
const NEAR = 3;   // two faults are near if they are at most this many calls apart

const activeVersion = (browser) => browser.registration(HOME).active?.site.version;

/** Checks that the installed version starts completely without the network. */
async function startOffline(browser) {
  browser.online = false;
  const page = await browser.open(HOME);
  assert.equal(page.version, activeVersion(browser));
  await browser.loadPart(page, 'later.js');
  browser.close(page);
  browser.online = true;
}

/** Runs a first visit, an offline start, an update while a page of the older version is open, and a last visit. */
async function live(browser) {
  const check = () => checkOthers(browser);
  const first = await browser.open(HOME);
  for (let i = 0; i < TRIES; ++i) await browser.update(HOME);  // browsers look for an update whenever a page is opened
  check();
  assert.equal(activeVersion(browser), FIRST);
  await startOffline(browser);

  browser.sites[HOME] = SITES[SECOND];
  await browser.update(HOME);
  check();
  assert.equal(activeVersion(browser), FIRST);
  await startOffline(browser);
  for (let i = 1; i < TRIES; ++i) await browser.update(HOME);
  await browser.takeOver(HOME);
  check();
  assert.equal(activeVersion(browser), SECOND);
  browser.online = false;
  await browser.loadPart(first, 'later.js');
  browser.online = true;
  await startOffline(browser);

  browser.close(first);
  browser.close(await browser.open(HOME));
  await startOffline(browser);
  check();
}

test('an update without faults deletes the caches of older versions', async () => {
  const browser = makeBrowser();
  await live(browser);
  assert.deepEqual([...browser.caches.keys()].sort(), [SHARED, OTHERS, `tapete:/a/:${SECOND}`].sort());
  assert.deepEqual([...browser.caches.get(SHARED).keys()], THEIRS);
});

/** Runs all visits with this plan of faults. */
async function survives(plan) {
  const browser = makeBrowser(plan);
  try {
    await live(browser);
  } catch (error) {
    const faults = Object.entries(plan).map(([call, how]) => `call ${call}, ${browser.faults.calls[call]}, ${how}`);
    throw new Error(`${faults.join(' and ')}: ${error.message}`, { cause: error });
  }
}

async function countCalls() {
  const browser = makeBrowser();
  await live(browser);
  return browser.faults.calls.length;
}

test('installation and update survive a fault in any single call', async () => {
  const count = await countCalls();
  assert.ok(count > 50, `${count} calls`);
  for (let call = 0; call < count; ++call) for (const how of Object.keys(WAYS)) await survives({ [call]: how });
});

/**
 * Yields plans of two faults. Near faults come in every combination of ways, because they are likely to occur together; distant faults
 * in one combination.
 */
function* pairs(count) {
  const ways = Object.keys(WAYS);
  for (let first = 0; first < count; ++first) {
    for (let second = first + 1; second < count; ++second) {
      const all = second <= first + NEAR ? ways : [ways[(first + second) % ways.length]];
      for (const one of all) for (const other of all) yield { [first]: one, [second]: other };
    }
  }
}

// TAPETE_EVERY_PAIR=1 tries all pairs, which takes a minute or two.
test('installation and update survive faults in two calls', async () => {
  const every = process.env.TAPETE_EVERY_PAIR ? 1 : 11;
  let at = 0;
  for (const plan of pairs(await countCalls())) if (++at % every === 0) await survives(plan);
  assert.ok(at > 5000, `${at} pairs`);
});

/** Opens a page of the first version and installs its worker. `cache` returns the version's cache. */
async function install() {
  const browser = makeBrowser();
  const page = await browser.open(HOME);
  await browser.update(HOME);
  return { browser, page, cache: () => browser.caches.get(`tapete:/a/:${FIRST}`) };
}

test('a file that the browser has evicted is cached again when a page loads it', async () => {
  const { browser, page, cache } = await install();
  const whole = cache().size;
  cache().delete(`${ORIGIN}${HOME}${FIRST}/later.js`);
  await browser.loadPart(page, 'later.js');
  assert.equal(cache().size, whole);
});

test('a cache that the browser has evicted is filled again at the next start', async () => {
  const { browser, cache } = await install();
  const whole = cache().size;
  browser.caches.delete(`tapete:/a/:${FIRST}`);
  await browser.check(HOME);
  assert.equal(cache().size, whole - 1, 'all but the note of older caches');
  await startOffline(browser);
});

test('the program without WebGL is cached on request, and for later versions too', async () => {
  const browser = makeBrowser();
  await browser.open(HOME);
  await browser.update(HOME);
  const keeps = (version) => browser.caches.get(`tapete:/a/:${version}`).has(`${ORIGIN}${HOME}${version}/soft.wasm`);
  assert.ok(!keeps(FIRST));
  await browser.keepSpare(HOME);
  assert.ok(keeps(FIRST));
  browser.sites[HOME] = SITES[SECOND];
  await browser.update(HOME);
  assert.ok(keeps(SECOND));
});

test('an installed version with lost files gives way to the version on the network', async () => {
  const browser = makeBrowser();
  await browser.open(HOME);
  await browser.update(HOME);
  browser.caches.get(`tapete:/a/:${FIRST}`).delete(`${ORIGIN}${HOME}${FIRST}/main.js`);
  browser.sites[HOME] = SITES[SECOND];
  await assert.rejects(browser.open(HOME));
  assert.equal((await browser.open(HOME)).version, SECOND);
});

test('on hosts that drop .html, cached pages open by either address', async () => {
  const browser = makeBrowser();
  browser.clean = true;
  await browser.open(HOME);
  await browser.update(HOME);
  browser.online = false;
  for (const address of ['embed', 'embed.html', 'embed?game=tute']) {
    assert.equal((await browser.load(HOME, ORIGIN + HOME + address, 'navigate')).body, `embed ${FIRST}`, address);
  }
  for (const address of ['', 'index', 'index.html', '?lang=en']) assert.equal((await browser.open(HOME, address)).version, FIRST, address);
});

test('the worker that removes itself deletes its own caches and no others', async () => {
  const browser = makeBrowser();
  await browser.open(HOME);
  await browser.update(HOME);
  browser.sites[HOME] = turnedOff(SITES[FIRST]);
  await browser.update(HOME);
  assert.ok(!browser.isRegistered(HOME));
  assert.deepEqual([...browser.caches.keys()].sort(), [OTHERS, SHARED].sort());
  checkOthers(browser);
  assert.equal((await browser.open(HOME)).version, FIRST);
});
