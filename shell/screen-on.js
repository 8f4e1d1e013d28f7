// Keeps the screen on while it is the table of people with phones, if the browser can do that. Loaded on demand.
let isWanted = false;
let lock = null;

/** Asks the browser to keep the screen on. It refuses if the battery is low. */
async function keepOn() {
  if (!isWanted || document.hidden) return;
  const granted = await navigator.wakeLock?.request('screen').catch(() => null);
  if (isWanted) lock = granted;
  else granted?.release();
}

document.addEventListener('visibilitychange', keepOn);  // browsers take the lock from a hidden page

export function keepScreenOn(wanted) {
  isWanted = wanted;
  lock?.release();
  lock = null;
  return keepOn();
}
