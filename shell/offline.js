// The page's side of web/sw.js: keeps the page on this device, and tells when a newer version is waiting.
import { trusted } from './trust.js';

import { withWebGL } from './canvas.js';

const WORKER = new URL('../sw.js', import.meta.url);
const OFTEN = 60 * 60 * 1000;  // ms between checks for a newer version while the page stays open
const PATIENCE = 5000;  // ms until the player is told that activating the newer version takes long

/**
 * Registers the service worker. Returns null where there are no service workers (sandboxed frames, private windows, plain http); there the
 * page works only while it is open.
 */
async function register() {
  try {
    return await navigator.serviceWorker.register(trusted(WORKER), { updateViaCache: 'none' });
  } catch {
    return null;
  }
}

function lookOften(registration) {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    const since = Date.now() - last;
    if (document.hidden || (since >= 0 && since < OFTEN)) return;  // `since` is negative after the clock was set back
    last += since;
    registration.update().catch(() => {});  // without a network, a later check finds the newer version
  });
}

/**
 * Calls `waits()` when a newer version has been fetched completely. Resolves to a function that activates the newer version, and calls
 * `takesLong()` if activation is slow. The page reloads only after the newer version has become active.
 */
export async function keepOffline(waits, takesLong) {
  const registration = await register();
  if (!registration) return () => {};
  const look = () => { if (registration.waiting && navigator.serviceWorker.controller) waits(); };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
  lookOften(registration);
  navigator.serviceWorker.controller?.postMessage('check');  // the browser may have deleted the kept files
  if (!withWebGL) navigator.serviceWorker.ready.then(({ active }) => active.postMessage('keep spare'));
  return () => {
    if (!registration.waiting) return location.reload();  // another page was faster
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    setTimeout(takesLong, PATIENCE);
    return registration.waiting.postMessage('take over');
  };
}
