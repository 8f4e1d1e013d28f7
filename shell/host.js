// What the app may ask of the page: the other side of src/app/host.hpp, called through tapete.lib.js.
import { copyText } from './clipboard.js';
import { editText } from './entry.js';
import { fetchFile } from './fetch.js';
import { openFile, saveFile } from './files.js';
import { readersLanguage } from './language.js';
import { keepStored } from './storage.js';
import { announce, hush } from './mirror.js';
import { hasSound, keepSound, playSound, soundRate, speakAloud } from './sound.js';
import { parameterLines } from './parameters.js';

const DARK = matchMedia('(prefers-color-scheme: dark)');
const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/** The day and the time here: `2026-11-21 15:04`. */
function date() {
  const two = (number) => String(number).padStart(2, '0');
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}:${two(now.getMinutes())}`;
}

/** `app()` gives the app's functions, once it stands; `bots` and `storage` are as in bots.js and storage.js. */
export function makeHost({ app, bots, storage, started, drawn, happened, takeUpdate }) {
  let depthChanged = () => {};
  let frame = 0;
  let timer = 0;
  let paused = true;  // until there is a size to draw in

  const draw = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    if (paused) return;
    app().frame();
    drawn();
  };
  const requestFrame = () => { frame ||= requestAnimationFrame(draw); };
  const pause = () => { paused = true; };
  const resume = () => { paused = false; };
  for (const preference of [DARK, STILL]) preference.addEventListener('change', () => app()?.preferencesChanged());

  return {
    draw,
    pause,
    resume,
    started,
    requestFrame,
    framePending: () => frame !== 0,
    wakeIn: (ms) => {
      clearTimeout(timer);
      if (storage.readOnly) return;  // another tab plays: here nothing happens by itself
      timer = setTimeout(() => app().tick(), ms);
    },
    load: (key) => storage.load(key),
    keys: (start) => storage.keys(start),
    change: (key, text) => storage.change(key, text),
    store: () => storage.store(),
    storage: () => storage.state(),
    openArchive: () => { storage.openArchive(); },
    keepStored,
    date,
    saveFile,
    openFile: () => openFile((text) => app().fileOpened(text)),
    share: async (title, text) => (await import('./share.js')).share(title, text),
    onDepth: (changed) => { depthChanged = changed; },
    depthChanged: (depth) => depthChanged(depth),
    fetchFile: (name) => { fetchFile(name).then((bytes) => app().fetched(name, bytes)); },
    expectBots: (game) => bots.expect(game),
    askBot: (id, record, level, seed) => { if (!storage.readOnly) bots.ask(id, record, level, seed); },
    editText: (id, title, value) => editText(title, value, (text) => app().textEntered(id, text)),
    announce,
    hush,
    hasSound,
    keepSound,
    playSound,
    soundRate,
    speakAloud,
    copyText: (text) => copyText(text).then((done) => app().textCopied(done)),
    language: readersLanguage,
    prefersDark: () => DARK.matches,
    prefersReducedMotion: () => STILL.matches,
    languageChanged: (lang) => { document.documentElement.lang = lang; },
    parameters: () => parameterLines(new URLSearchParams(location.search)),
    happened,
    takeUpdate,
  };
}
