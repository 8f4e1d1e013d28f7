// The page's side of web/sw.js: keeps the page on this device, and tells when a newer version waits.
import { trusted } from './trust.js';

import { withWebGL } from './canvas.js';

const WORKER = new URL('../sw.js', import.meta.url);
const OFTEN = 60 * 60 * 1000;  // ms between looks for a newer version, in a page that stays open
const PATIENCE = 5000;         // ms until the page is loaded anew even if nobody says that the newer version has taken over

/** Where there is no service worker (a sandboxed frame, private windows, plain http), the page works as long as it is open. */
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
    if (document.hidden || Date.now() < last + OFTEN) return;
    last = Date.now();
    registration.update().catch(() => {});  // no network: another time
  });
}

/** `waits()` is called when a newer version has come whole. Gives a function that changes to it. */
export async function keepOffline(waits) {
  const registration = await register();
  if (!registration) return () => {};
  const look = () => { if (registration.waiting && navigator.serviceWorker.controller) waits(); };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
  lookOften(registration);
  navigator.serviceWorker.controller?.postMessage('check');  // the browser may have thrown away what was kept
  if (!withWebGL) navigator.serviceWorker.ready.then(({ active }) => active.postMessage('keep spare'));
  return () => {
    if (!registration.waiting) return location.reload();  // another page was quicker
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    setTimeout(() => location.reload(), PATIENCE);
    return registration.waiting.postMessage('take over');
  };
}
