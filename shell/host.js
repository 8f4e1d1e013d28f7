// The page's implementation of the interfaces in src/app/host/, which the app calls through tapete.lib.js.
import { withWebGL } from './canvas.js';
import { copyText } from './clipboard.js';
import { editText } from './entry.js';
import { openFile, saveFile } from './files.js';
import { readersLanguage } from './language.js';
import { keepStored } from './storage.js';
import { announce, clearLog } from './mirror.js';
import { followPresses, hasSound, keepSound, playSound, soundRate, speakAloud } from './sound.js';
import { parameterLines } from './parameters.js';
import { fetchPart, isLoaded, loadGame } from './program.js';

const CONTRAST = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const DARK = matchMedia('(prefers-color-scheme: dark)');
const NOTICE = document.getElementById('notice');
const STILL = matchMedia('(prefers-reduced-motion: reduce)');
const THEME = 'tapete theme';  // key in localStorage; recover.js has the same

let shownLook;

/** Returns the local date and time with its zone: `2026-11-21 15:04 +01:00`. */
function date() {
  const two = (number) => String(number).padStart(2, '0');
  const now = new Date();
  const zone = -now.getTimezoneOffset();  // minutes
  const ahead = Math.abs(zone);
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}:${two(now.getMinutes())} ` +
    `${zone < 0 ? '-' : '+'}${two(Math.trunc(ahead / 60))}:${two(ahead % 60)}`;
}

/**
 * Gives the page's HTML the look of the canvas: the theme, strong contrast, and the factor of the text size. recover.js uses the stored theme at
 * the next start, until the program knows it; a theme like the system's needs no storing.
 */
function showLook(dark, strong, text) {
  const look = `${dark} ${strong} ${text} ${DARK.matches}`;
  if (look === shownLook) return;
  shownLook = look;
  const { classList, style } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('strong', strong);
  style.setProperty('--text', text);
  try {
    if (dark === DARK.matches) localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, dark ? 'dark' : 'light');
  } catch {
    // Without storage, the next start has the system's theme for a moment.
  }
}

/** Returns functions that draw frames and call the app's ticks. Frames and ticks stop while the WebGL context is lost. */
function makeFrames({ app, storage, drawn }) {
  let frame = 0;
  let timer = 0;
  let paused = true;  // until the canvas has a size
  let halted = false;  // whether the WebGL context is lost; until it is restored, nothing may happen that the player cannot see
  const held = [];  // calls that wait until the context is restored

  const draw = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    if (paused || halted) return;
    app().frame();
    drawn();
  };
  const requestFrame = () => { frame ||= requestAnimationFrame(draw); };
  const tick = () => { if (!storage.readOnly && !halted) app().tick(); };  // read-only: another tab plays, so the match does not go on here
  const answer = () => { if (frame) draw(); };
  /**
   * Draws a requested frame before the event of a press is over, because browsers open files, copy and share only while they handle a press.
   * Must be called after SDL has added its listeners, which must run first.
   */
  const answerAtOnce = () => {
    for (const type of ['mouseup', 'touchend', 'keydown', 'click']) addEventListener(type, answer);
  };
  const resume = () => { paused = false; };
  const halt = () => { halted = true; };
  const whenSeen = (act) => {
    if (halted) held.push(act);
    else act();
  };
  const continueAfterLoss = () => {
    halted = false;
    for (const act of held.splice(0)) act();
    tick();
    requestFrame();
  };
  return {
    draw,
    tick,
    answerAtOnce,
    resume,
    halt,
    continueAfterLoss,
    whenSeen,
    requestFrame,
    framePending: () => frame !== 0,
    wakeIn: (ms) => {
      clearTimeout(timer);
      timer = setTimeout(tick, ms);
    },
  };
}

/** Makes the host. `app()` returns the app's functions once the app has started; `bots` and `judge` are `Bots` objects, `storage` a `Storage`. */
export function makeHost({ app, bots, judge, storage, started, drawn, happened, takeUpdate }) {
  let depthChanged = () => {};
  for (const preference of [CONTRAST, DARK, STILL]) preference.addEventListener('change', () => app()?.preferencesChanged());
  followPresses(() => storage.load('settings'));

  const frames = makeFrames({ app, storage, drawn });
  return {
    ...frames,
    withWebGL,
    started,
    load: (key) => storage.load(key),
    keys: (start) => storage.keys(start),
    change: (key, text) => storage.change(key, text),
    store: () => storage.store(),
    storage: () => storage.state(),
    openArchive: () => { storage.openArchive(); },
    keepStored,
    lookAtStorage: async (ask) => {
      const { lasts, framed, forgets, used, quota } = await (await import('./diagnostics.js')).lookAtStorage(ask);
      app().storageSeen(lasts, framed, forgets, used, quota);
    },
    startAfresh: () => { import('./diagnostics.js').then(({ startAfresh }) => startAfresh(storage)).catch(() => app().afreshFailed()); },
    build: () => import.meta.url.split('/').at(-2),
    date,
    saveFile: (name, text) => { saveFile(name, text, app().fileSaved); },
    openFile: () => openFile(app()),
    share: (title, text) => { import('./share.js').then(({ share }) => share(title, text), () => app().partMissing('share.js')); },
    onDepth: (changed) => { depthChanged = changed; },
    depthChanged: (depth) => depthChanged(depth),
    fetchFile: (name) => { fetchPart(name).then((bytes) => app().fetched(name, bytes)); },
    expectGame: (game) => {
      bots.expect(game);
      loadGame(game).then((loaded) => frames.whenSeen(() => app().gameAnswered(game, loaded)));
    },
    isLoaded,
    askBot: (id, record, level, seed) => { if (!storage.readOnly) bots.ask(id, { record, level, seed }); },
    askJudge: (id, record, seat, number, lang, sight) => judge.ask(id, { record, seat, number, lang, sight }),
    editText: (id, title, value) => editText(title, value, (text) => app().textEntered(id, text)),
    announce,
    hush: clearLog,
    hasSound,
    keepSound,
    playSound,
    soundRate,
    speakAloud,
    copyText: (text) => copyText(text).then((done) => app().textCopied(done)),
    language: readersLanguage,
    prefersDark: () => DARK.matches,
    showLook,
    prefersMoreContrast: () => CONTRAST.matches,
    prefersReducedMotion: () => STILL.matches,
    showNotice: (text) => {
      NOTICE.textContent = text;
      document.body.classList.toggle('told', text !== '');
    },
    languageChanged: (lang) => { document.documentElement.lang = lang; },
    parameters: () => parameterLines(new URLSearchParams(location.search)),
    happened,
    connects: () => 'RTCPeerConnection' in window,
    tellFriends: (text) => {
      import('./friends.js').then(({ tell }) => tell(app(), storage, text), () => app().partMissing('friends.js'));
    },
    takeUpdate,
  };
}
