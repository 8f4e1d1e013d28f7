// Asks the browser how permanent the storage is, for a page of the settings, and deletes all data. Loaded on demand.

/** Returns whether this is Safari, which deletes a page's data after seven days without a visit unless the page is installed. */
const isSafari = () => /apple/i.test(navigator.vendor);
const isInstalled = () => navigator.standalone === true || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;

/** Returns the answer of `ask`, or `none` if the browser gives none: some browsers refuse such questions in frames and private windows. */
async function answerOf(ask, none) {
  try {
    return await ask() ?? none;
  } catch {
    return none;
  }
}

/** Returns how permanent the storage is (src/app/host/storage.hpp). If `ask` is set, first asks the browser to keep the data. */
export async function lookAtStorage(ask) {
  const { storage } = navigator;
  if (ask) await answerOf(() => storage.persist());
  const lasts = await answerOf(() => storage.persisted(), false);
  const { usage = 0, quota = 0 } = await answerOf(() => storage.estimate(), {});
  return { lasts, framed: window.parent !== window, forgets: isSafari() && !isInstalled(), used: usage, quota };
}

/**
 * Deletes everything that this page has stored on the device, and reloads the page. Throws if the matches and settings cannot be deleted; in
 * that case nothing else is deleted either.
 */
export async function startAfresh(storage) {
  await storage.forget();
  sessionStorage.clear();
  const registration = await answerOf(() => navigator.serviceWorker.getRegistration(), null);
  await answerOf(() => registration?.unregister(), false);
  const names = await answerOf(() => caches.keys(), []);
  const ours = `tapete:${new URL('..', import.meta.url).pathname}:`;  // prefix of the caches' names, as in web/sw.js
  for (const name of names.filter((each) => each.startsWith(ours))) await answerOf(() => caches.delete(name), false);
  location.replace(location.pathname);
}
