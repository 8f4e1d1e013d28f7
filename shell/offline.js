// The page's side of web/sw.js: keeps the page on this device, and tells when a newer version waits.

const WORKER = new URL('../sw.js', import.meta.url);
const OFTEN = 60 * 60 * 1000;  // ms between looks for a newer version, in a page that stays open

/** Where there is no service worker (a sandboxed frame, private windows, plain http), the page works as long as it is open. */
async function register() {
  try {
    return await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
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
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    if (registration.waiting) registration.waiting.postMessage('take over');
    else location.reload();  // another page was quicker
  };
}
