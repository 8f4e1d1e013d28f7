// What the page of the settings that tells how things stand asks of the browser. Loaded when it is needed.

/** Safari, which forgets what a page has stored after seven days without a visit, unless it was installed. */
const isSafari = () => /apple/i.test(navigator.vendor);
const isInstalled = () => navigator.standalone === true || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;

/** An answer, or what stands for none: some browsers refuse it in frames and private windows. */
async function answerOf(ask, none) {
  try {
    return await ask() ?? none;
  } catch {
    return none;
  }
}

/** How what is stored here lasts; as Keeping in src/app/host/storage.hpp. `ask`: the browser is asked to keep it first. */
export async function lookAtStorage(ask) {
  const { storage } = navigator;
  if (ask) await answerOf(() => storage.persist());
  const lasts = await answerOf(() => storage.persisted(), false);
  const { usage = 0, quota = 0 } = await answerOf(() => storage.estimate(), {});
  return { lasts, framed: window.parent !== window, forgets: isSafari() && !isInstalled(), used: usage, quota };
}

/** Forgets all that this page has brought to the device, and loads it anew. Throws if what is stored cannot be deleted; then nothing else is touched. */
export async function startAfresh(storage) {
  await storage.forget();
  sessionStorage.clear();
  const registration = await answerOf(() => navigator.serviceWorker.getRegistration(), null);
  await answerOf(() => registration?.unregister(), false);
  const names = await answerOf(() => caches.keys(), []);
  const ours = `tapete:${new URL('..', import.meta.url).pathname}:`;  // as web/sw.js calls its caches
  for (const name of names.filter((each) => each.startsWith(ours))) await answerOf(() => caches.delete(name), false);
  location.replace(location.pathname);
}
