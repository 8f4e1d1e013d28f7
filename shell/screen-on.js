// Keeps the screen on while it is the table of people with phones, if the browser can do that. Loaded on demand.
let isWanted = false;
let lock;  // undefined if the browser has granted none

function release() {
  lock?.release();
  lock = undefined;
}

/** Asks the browser to keep the screen on. It refuses if the battery is low. */
async function keepOn() {
  if (!isWanted || document.hidden) return;
  const granted = await navigator.wakeLock?.request('screen').catch(() => undefined);
  release();
  lock = granted;
  if (!isWanted) release();
}

export function keepScreenOn(wanted) {
  isWanted = wanted;
  release();
  // Browsers take the lock from a hidden page.
  if (wanted) document.addEventListener('visibilitychange', keepOn);
  else document.removeEventListener('visibilitychange', keepOn);
  return keepOn();
}
