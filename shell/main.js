// Starts the app: what was stored first, then the module, then the bots.
import { Bots } from './bots.js';
import { canvas, followSize, hasGraphics, shareKeys, surviveContextLoss } from './canvas.js';
import { embed } from './embedding.js';
import { makeHost } from './host.js';
import { followBack } from './back.js';
import { readersLanguage, say } from './language.js';
import { Storage } from './storage.js';
import { lookOnly, takeTable } from './tabs.js';
import { Mirror } from './mirror.js';
import { keepOffline } from './offline.js';

/** Says in the page itself why there is no game. */
function tell(text) {
  const trouble = document.getElementById('trouble');
  trouble.textContent = text;
  trouble.hidden = false;
}

/** Once this tab has the table: what another one is still storing must be read too. */
async function openStorage(storage) {
  storage.readOnly = !(await takeTable(() => {
    storage.readOnly = true;
    lookOnly();
  }));
  return storage.open();
}

/** What came with the address: a match, a deal, or house rules. The fragment is taken away, so that a reload does not bring it again. */
async function openLink(app) {
  const fragment = location.hash;
  if (fragment.length < 2) return;
  const { isLink, readLink } = await import('./links.js');
  if (!isLink(fragment)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  app.openLink(readLink(fragment));
}

async function start() {
  const storage = new Storage();
  const [{ default: createPage }] = await Promise.all([import('./tapete_page.mjs'), openStorage(storage)]);
  let app = null;
  let mirror = null;
  const bots = new Bots((id, action) => app.botAnswered(id, action));
  let takeUpdate = () => {};
  // What was needed first is there; now the turn of the bots, and of all that keeps the page on this device.
  const later = async () => {
    bots.start();
    takeUpdate = await keepOffline(() => app.updateWaits());
  };
  const drawn = () => {
    mirror?.drawn();
    if (canvas.classList.contains('drawn')) return;
    canvas.classList.add('drawn');
    const splash = document.getElementById('splash');
    splash.classList.add('gone');
    splash.setAttribute('aria-hidden', 'true');
    performance.mark('tapete:drawn');
    setTimeout(later);
  };
  const started = (functions) => { app = functions; };
  const around = embed(() => app);
  const host = makeHost({ app: () => app, bots, storage, started, drawn, happened: around.happened, takeUpdate: () => takeUpdate() });
  host.onDepth(followBack(() => app.back()));
  storage.answered = (receipt, what) => app.stored(receipt, what);
  storage.archiveOpened = () => app.archiveOpened();

  shareKeys();
  await createPage({ canvas, host });
  if (!app) throw new Error('the app did not start');
  mirror = new Mirror(app);
  followSize((width, height, ratio) => {
    app.resized(width, height, ratio);
    host.resume();
    host.draw();  // now: a canvas is empty after its size has changed
    around.resized(width);
  });
  surviveContextLoss(host.pause, () => {
    app.contextRestored();
    host.resume();
    host.requestFrame();
  });

  if (storage.readOnly) lookOnly();
  else openLink(app);
  addEventListener('hashchange', () => { if (!storage.readOnly) openLink(app); });
  // After a sleep, or out of the browser's memory of pages: the time has passed, and the picture may be gone.
  const awake = () => {
    if (document.hidden) return;
    if (!storage.readOnly) app.tick();
    host.requestFrame();
  };
  document.addEventListener('visibilitychange', awake);
  addEventListener('pageshow', ({ persisted }) => { if (persisted) awake(); });

  // For tests, for curious people, and for whoever builds on the page.
  window.tapete = {
    targets: app.targets,
    screen: app.screen,
    message: app.message,
    settled: () => !host.framePending() && app.settled(),
    frames: app.frames,
    record: app.record,
    shownRecord: app.shownRecord,
    openRecord: app.openRecord,
    activate: app.activate,
    games: app.games,
    heap: app.heap,
    saved: () => storage.saved(),
  };
}

document.documentElement.lang = readersLanguage();  // until the app knows better
if (typeof WebAssembly !== 'object') {
  tell(say('This browser lacks WebAssembly, which Tapete needs. Please try a newer one.'));
} else if (!hasGraphics()) {
  tell(say('This browser cannot draw with WebGL, which Tapete needs. It may be turned off in its settings.'));
} else {
  start().catch((error) => {
    console.error(error);
    if (window.startAgain?.()) return;
    tell(say('Tapete could not start. Load the page again; if that does not help, try another browser.'));
  });
}
