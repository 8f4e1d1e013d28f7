// Service worker that removes itself. A server delivers this file instead of sw.js. The worker deletes the cached files on the player's
// device and unregisters itself, so that the page comes from the network again. Matches and settings are stored elsewhere and stay.
// docs/hosting.md says when to use this worker.
const HOME = registration.scope;
const PREFIX = `tapete:${new URL(HOME).pathname}:`;
const SHARED = /^tapete ([0-9a-f]{12})$/;  // caches of earlier versions, which several installations may share

function isOwn(url, version) {
  if (!url.startsWith(HOME)) return false;
  const path = url.slice(HOME.length);
  return path.startsWith(`${version}/`) || !path.includes('/');
}

async function forget(name) {
  if (name.startsWith(PREFIX)) await caches.delete(name);
  if (!SHARED.test(name)) return;
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const own = requests.filter(({ url }) => isOwn(url, SHARED.exec(name)[1]));
  await Promise.all(own.map((request) => cache.delete(request)));
  if (own.length === requests.length) await caches.delete(name);
}

async function remove() {
  await registration.unregister();
  await Promise.allSettled((await caches.keys()).map(forget));
}

oninstall = () => skipWaiting();
onactivate = (event) => event.waitUntil(remove());
