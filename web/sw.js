// Keeps the whole page on the player's device, one cache a version. When to update is for the player to say: a new version is fetched
// whole, then waits, and takes over when asked to or, by the browser's own doing, at the first start with no other page open.
// tools/site.py fills in what stands in underscores.
const VERSION = '__VERSION__';
const FILES = __FILES__;  // [address, hash] of everything; with another hash than its own no file is taken

const PREFIX = 'tapete ';
const CACHE = PREFIX + VERSION;

const absolute = (address) => new URL(address, location.href).href;

const OLDER = absolute(`${VERSION}/older`);  // kept beside the files: the names of the caches that were there before this one

/**
 * Notes which caches are older, and fetches what is not there yet: an interrupted fetch goes on where it stopped. Throws unless all of it comes,
 * as it was built.
 */
async function fetchAll() {
  const cache = await caches.open(CACHE);
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await cache.put(OLDER, new Response(JSON.stringify(others)));
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = FILES.filter(([address]) => !there.has(absolute(address)));
  await Promise.all(missing.map(async ([address, integrity]) => {
    // An address that names the version never changes its content; what the others bring from the browser's cache may be old.
    const fresh = address.startsWith(VERSION) ? 'default' : 'no-cache';
    const response = await fetch(absolute(address), { integrity, cache: fresh });
    if (!response.ok) throw new Error(`${response.status} for ${address}`);
    await cache.put(absolute(address), response);
  }));
}

/** The older versions, unless a page may still need its own, or a newer one is on its way, which may be one of them come back. */
async function forgetOlder() {
  if (registration.installing || registration.waiting) return;
  if ((await clients.matchAll({ includeUncontrolled: true })).length > 0) return;
  const older = await (await caches.open(CACHE)).match(OLDER);
  for (const name of await older?.json() ?? []) await caches.delete(name);
}

/** The address of a page or a file as it stands in FILES. */
function address(request) {
  const url = new URL(request.url);
  url.search = '';
  url.hash = '';
  return url.href.replace(/\/index\.html$/, '/');
}

/** Our own first: pages at addresses that stay. Then those of others, for a page that was open when this one took over. */
async function find(request) {
  const url = address(request);
  const own = await (await caches.open(CACHE)).match(url);
  return own ?? await caches.match(url) ?? fetch(request);
}

oninstall = (event) => event.waitUntil(fetchAll());
onactivate = (event) => event.waitUntil(forgetOlder().then(() => clients.claim()));
onmessage = ({ data }) => { if (data === 'take over') skipWaiting(); };
onfetch = (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.mode === 'navigate') event.waitUntil(forgetOlder());
  event.respondWith(find(request));
};
