// Service worker. Keeps the whole page on the player's device, one cache for each version. The player decides when to update: a new version
// is fetched completely, then waits, and takes over when asked or, as usual in browsers, at the first start with no other page open. Any
// call to the browser may fail or never answer. Therefore only a complete version takes over, and each response has several sources.
// tools/site.py fills in the names between underscores.
const VERSION = '__VERSION__';
const FILES = __FILES__;  // [address, hash] of every file; a file with another hash is not accepted
const SPARE = __SPARE__;  // the same for files that only browsers without WebGL need

const HOME = registration.scope;  // not the origin, because several installations may share it
const PREFIX = `tapete:${new URL(HOME).pathname}:`;
const CACHE = PREFIX + VERSION;
const SHARED = /^tapete ([0-9a-f]{12})$/;  // caches of earlier versions, which several installations may share
const PATIENCE = 3000;  // ms until another source is tried
const QUIET = 300;  // ms in which the last requests of a page end after its Workers have been stopped

const absolute = (address) => new URL(address, HOME).href;
const after = (ms) => new Promise((passed) => setTimeout(passed, ms));

const KNOWN = new Map([...FILES, ...SPARE].map(([address, hash]) => [absolute(address), hash]));
const OLDER = absolute(`${VERSION}/older`);  // entry in the cache with the names of the caches that existed before this one
let broken = false;  // whether a file of this version could not be fetched any more

/** Returns whether an entry of a shared cache belongs to this installation. `version` is the one in the cache's name. */
function isOwn(url, version) {
  if (!url.startsWith(HOME)) return false;
  const path = url.slice(HOME.length);
  return path.startsWith(`${version}/`) || !path.includes('/');
}

/** Returns {cache, own, whole} for a shared cache: the requests of this installation, and whether the cache contains no others. */
async function lookInto(name) {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const own = requests.filter(({ url }) => isOwn(url, SHARED.exec(name)[1]));
  return { cache, own, whole: own.length === requests.length };
}

/** Returns the names of this installation's caches, without the one of this version. */
async function others() {
  const found = [];
  for (const name of await caches.keys()) {
    if (name === CACHE) continue;
    if (name.startsWith(PREFIX) || (SHARED.test(name) && (await lookInto(name)).own.length > 0)) found.push(name);
  }
  return found;
}

/** Deletes a cache; of a shared cache only the entries of this installation. */
async function forget(name) {
  const { cache, own, whole } = SHARED.test(name) ? await lookInto(name) : { whole: true };
  if (whole) await caches.delete(name);
  else await Promise.all(own.map((request) => cache.delete(request)));
}

const isVersioned = (url) => url.startsWith(absolute(`${VERSION}/`));

/** Fetches a file of this version from the network; throws if no response has the right hash. */
async function bring(url) {
  // A file whose address contains the version never changes. Other files in the browser's cache may be outdated.
  const fresh = isVersioned(url) ? 'default' : 'no-cache';
  const ask = (cache) => fetch(url, { integrity: KNOWN.get(url), cache });
  // The browser's cache may hold a wrong response, such as the login page of a captive portal.
  const response = await ask(fresh).catch(() => ask('reload'));
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  // Servers that remove .html redirect to another address, and browsers refuse a redirected response for a page.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

/** Fetches only the missing files, so that an interrupted installation continues where it stopped. Throws unless all of them arrive. */
async function fill({ spare = false } = {}) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = spare ? [...FILES, ...SPARE] : FILES;
  const missing = wanted.map(([name]) => absolute(name)).filter((url) => !there.has(url));
  await Promise.all(missing.map(async (url) => cache.put(url, await bring(url))));
  broken = false;
}

/** Returns whether one of these caches contains spare files, of any version. */
async function keepSpare(names) {
  const ends = SPARE.map(([name]) => name.slice(VERSION.length));
  for (const name of names) {
    const requests = await (await caches.open(name)).keys();
    if (requests.some(({ url }) => ends.some((end) => url.endsWith(end)))) return true;
  }
  return false;
}

/** Stores the names of the older caches, and fetches everything. */
async function install() {
  const cache = await caches.open(CACHE);
  const older = await others();
  await cache.put(OLDER, new Response(JSON.stringify(older)));
  await fill({ spare: await keepSpare(older) });
}

/** Returns whether another version is being installed or waits. That version may be an earlier one whose cache is still needed. */
const isAwaited = () => Boolean(registration.installing || registration.waiting);

/** Deletes older versions, unless an open page may still need one. */
async function forgetOlder() {
  if (isAwaited()) return;
  const pages = await clients.matchAll({ includeUncontrolled: true });
  if (pages.some(({ url }) => url.startsWith(HOME))) return;
  const noted = await (await caches.open(CACHE)).match(OLDER);
  const older = await noted?.json() ?? [];
  for (const name of await caches.keys()) if (older.includes(name) && !isAwaited()) await forget(name);
}

/** Returns the address of a request as it is in KNOWN; hosts may leave out .html. */
function addressOf(request) {
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  const plain = url.href.replace(/\/index(\.html)?$/, '/');
  return KNOWN.has(`${plain}.html`) ? `${plain}.html` : plain;
}

/** Returns the cached file of an address: from this version, or from another one for a page that was open when this version took over. */
async function kept(url) {
  for (const name of KNOWN.has(url) ? [CACHE] : await others()) {
    const response = await (await caches.open(name)).match(url);
    if (response) return response;
  }
  throw new Error(`${url} is not kept`);
}

/** Fetches a file from the network. Caches files of this version again, because the browser may have deleted them. */
async function fetched(event, url) {
  if (!KNOWN.has(url)) return fetch(event.request);
  try {
    const response = await bring(url);
    const copy = response.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(url, copy)).catch(() => {}));
    return response;
  } catch (error) {
    broken = true;  // there may be another version by now
    if (isVersioned(url)) throw error;  // without the right hash there is no usable response
    return fetch(event.request);
  }
}

/** Returns the first answer. Tries each further way if the ones before it fail or do not answer in time. */
async function firstOf(...ways) {
  const tried = [];
  for (const way of ways) {
    const trying = way();
    tried.push(trying);
    const answer = await Promise.race([Promise.any(tried), trying, after(PATIENCE)]).catch(() => undefined);
    if (answer) return answer;
  }
  return Promise.any(tried);
}

function find(event, url) {
  const keeper = () => kept(url);
  const network = () => fetched(event, url);
  if (broken && event.request.mode === 'navigate') return firstOf(network, keeper, keeper);
  return firstOf(keeper, network, keeper, keeper);
}

oninstall = (event) => event.waitUntil(install());
// The time is limited, because requests wait until activation ends.
onactivate = (event) => event.waitUntil(Promise.race([Promise.allSettled([clients.claim(), forgetOlder()]), after(PATIENCE)]));
onmessage = (event) => {
  // A request that arrives while Chromium stops the older worker starts that worker again, and activation waits until it has been idle for
  // 30 seconds.
  if (event.data === 'take over') event.waitUntil(after(QUIET).then(() => skipWaiting()));
  if (event.data === 'check') event.waitUntil(fill().catch(() => {}));
  if (event.data === 'keep spare') event.waitUntil(fill({ spare: true }).catch(() => {}));
};
onfetch = (event) => {
  const { method, mode } = event.request;
  const url = addressOf(event.request);
  const older = url.startsWith(HOME) && /^[0-9a-f]{12}\//.test(url.slice(HOME.length));
  if (method !== 'GET' || !(KNOWN.has(url) || older)) return;
  if (mode === 'navigate') event.waitUntil(forgetOlder().catch(() => {}));
  event.respondWith(find(event, url));
};
