// Starts the app: loads the program and reads the stored values, draws the first frame, then starts the bots.
import { Bots } from './bots.js';
import { canDraw, canvas, followSize, loadWithoutWebGL, shareKeys } from './canvas.js';
import { surviveContextLoss } from './graphics.js';
import { makeHost } from './host.js';
import { followBack } from './back.js';
import { readersLanguage, say } from './language.js';
import { Storage } from './storage.js';
import { lookOnly, takeTable } from './tabs.js';
import { Mirror } from './mirror.js';
import { gamesSettled, lateCode, loadGamesOf, loadingGames, loadProgram, runsWebAssembly } from './program.js';
import { keepOffline } from './offline.js';

/**
 * Decides first whether this tab may play, because only one tab may, and then reads the stored values. Reading comes second so that the
 * last changes of another tab are read too.
 */
async function openStorage(storage) {
  storage.lost = () => {
    storage.readOnly = true;
    lookOnly();
  };
  storage.readOnly = !(await takeTable(storage.lost));
  return storage.open();
}

const FRIENDS = /[#&](sit|back)=/;  // an invitation to a table, or its answer

/**
 * Opens the link in the address: a match, a deal, house rules, or an invitation of friends. If a script cannot be loaded, the link stays for
 * the next start.
 */
function openLink(app, storage) {
  const friends = FRIENDS.test(location.hash);
  const isStored = ['online', 'table'].some((key) => storage.load(key));
  if (friends || isStored) import('./friends.js').then(({ begin }) => begin(app, storage), () => app.partMissing('friends.js'));
  if (!friends && location.hash.length > 1) import('./links.js').then((links) => links.openLink(app), () => app.partMissing('links.js'));
}

/** Reports errors of our scripts to the app, which stores them and shows them in the settings. */
function followFailures(app) {
  const failed = (what) => {
    try {
      app.failed(String(what?.message ?? what));
    } catch {
      // In this case the app itself has failed.
    }
  };
  addEventListener('error', ({ filename, message }) => { if (filename.startsWith(location.origin)) failed(message); });
  addEventListener('unhandledrejection', ({ reason }) => failed(reason));
}

/** Ticks and draws after sleep, or after a return from the back-forward cache: time has passed, and the picture may be gone. */
function followWaking(host) {
  const awake = () => {
    if (document.hidden) return;
    host.tick();
    host.requestFrame();
  };
  document.addEventListener('visibilitychange', awake);
  addEventListener('pageshow', ({ persisted }) => { if (persisted) awake(); });
}

/** Lets HTML use the fonts of the canvas. */
function shareFonts(app) {
  for (const bold of [false, true]) document.fonts.add(new FontFace('Tapete', app.fontFile(bold), { weight: bold ? '700' : '400' }));
}

/** Publishes functions of the app as `window.tapete`, for tests and for people who build on the page. */
function publish(app, host, storage) {
  window.tapete = {
    targets: app.targets,
    screen: app.screen,
    message: app.message,
    settled: () => !host.framePending() && !app.waits() && app.settled(),
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

/** Removes the splash after the first frame, and adds a performance mark. Returns false if an earlier call has done so. */
function showFirstFrame() {
  if (canvas.classList.contains('drawn')) return false;
  canvas.classList.add('drawn');
  const splash = document.getElementById('splash');
  splash.classList.add('gone');
  splash.setAttribute('aria-hidden', 'true');
  performance.mark('tapete:drawn');
  return true;
}

/** Loads the connection to the embedding page. Resolves to undefined if the table is not embedded. */
async function loadEmbedding(app) {
  return window.parent === window ? undefined : (await import('./embedding.js')).embed(app);
}

/** Follows changes of the canvas's size, and the loss of its WebGL context. */
function followCanvas(app, host, storage, around) {
  followSize((width, height, ratio) => {
    app.resized(width, height, ratio);
    host.resume();
    host.draw();  // immediately, because a canvas is empty after a change of its size
    around?.resized(width);
  });
  surviveContextLoss({
    lost: host.halt,
    restored: () => {
      app.contextRestored();
      host.continueAfterLoss();
    },
    isSafe: storage.isSafe,
  });
}

async function start() {
  if (location.hash.startsWith('#back=') && await (await import('./friends.js')).deliver()) return;
  const storage = new Storage();
  let app = null;
  const [createPage, , around] = await Promise.all([loadProgram(), openStorage(storage), loadEmbedding(() => app)]);
  let mirror = null;
  const bots = new Bots((id, action) => host.whenSeen(() => app.botAnswered(id, action)));
  const judge = new Bots((id, opinion) => lateCode(app).then(() => host.whenSeen(() => app.judgeAnswered(id, opinion))));
  let takeUpdate = () => {};
  // Runs after the first frame, because the first frame needs neither bots nor the service worker.
  const later = async () => {
    bots.start();
    shareFonts(app);
    takeUpdate = await keepOffline(app.updateWaits, app.updateTakesLong);
  };
  // The Workers must not request files while the older service worker stops (web/sw.js).
  const update = () => {
    bots.stop();
    judge.stop();
    takeUpdate();
  };
  const drawn = () => {
    mirror?.drawn();
    if (showFirstFrame()) setTimeout(later);
  };
  const started = (functions) => { app = loadingGames(functions); };
  const host = makeHost({ app: () => app, bots, judge, storage, started, drawn, happened: (line) => around?.happened(line), takeUpdate: update });
  host.onDepth(followBack(() => app.back()));
  storage.answered = (receipt, what) => app?.stored(receipt, what);
  storage.archiveOpened = async (what) => {
    await loadGamesOf(app, storage.texts());
    app.archiveOpened(what);
  };
  storage.readLate = () => app?.storageOpened();

  shareKeys((event) => mirror?.tab(event));
  await createPage({ canvas, host });
  if (!app) {
    if (loadWithoutWebGL()) return;
    throw new Error('the app did not start');
  }
  if (app.waits()) await gamesSettled();  // so that the first frame shows the table that the player left
  host.answerAtOnce();
  mirror = new Mirror(app);
  followCanvas(app, host, storage, around);
  if (storage.readOnly) lookOnly();
  else openLink(app, storage);
  addEventListener('hashchange', () => {
    if (!storage.readOnly) openLink(app, storage);
    else if (location.hash.startsWith('#back=')) location.reload();  // delivers the answer
  });
  followWaking(host);
  followFailures(app);
  publish(app, host, storage);
}

document.documentElement.lang = readersLanguage();  // until the app sets it
if (!runsWebAssembly()) {
  window.tellTrouble?.(say('This browser does not support WebAssembly, which Tapete needs. Please try a newer one.'));
} else if (!canDraw()) {
  window.tellTrouble?.(say('This browser does not let pages draw with WebGL, which Tapete needs. It may be turned off in the settings.'));
} else {
  start().catch((error) => {
    console.error(error);
    window.startAgain?.(say('Tapete could not start. Try again; if that does not help, try another browser.'));
  });
}
