// Loads the program: src/platform/web.cpp as WebAssembly. tools/split_page.py splits it into modules: one for each folder of src/games,
// which is loaded when a game of that folder is chosen; one for screens that the first hand does not need, which the app fetches when it
// draws such a screen; one that draws in software, for browsers without WebGL; and the rest.
import { withWebGL } from './canvas.js';
import { fetchFile, instantiate } from './fetch.js';

const SOFTWARE = 'tapete_page_soft.wasm';
const LATE = 'tapete_page_late.wasm';

let begin;  // resolves `program`
let lateArrived;  // resolves `late`
const program = new Promise((resolve) => { begin = resolve; });  // the exports of the module with the rest
const modules = new Map();  // by name: a promise of the bytes of a module that is loaded or on its way
const late = new Promise((resolve) => { lateArrived = resolve; });  // resolves when LATE is loaded
const games = new Map();  // by folder: a promise of whether its code is loaded
const loaded = new Set();  // folders whose code is loaded

/**
 * Returns whether the browser runs WebAssembly. Some older browsers lack it, or refuse it under a policy like ours, because they do not know
 * the keyword that allows it.
 */
export function runsWebAssembly() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));  // the shortest module there is
  } catch {
    return false;
  }
}

/** Resolves to the program's instance, once every function that the first screen needs can be called. */
async function instantiateProgram(imports) {
  const file = await (window.program ?? fetch(new URL('./tapete_page.wasm', import.meta.url)));
  const { instance } = await instantiate(file, imports);
  begin(instance.exports);
  if (!withWebGL && !await fetchPart(SOFTWARE)) throw new Error(`no ${SOFTWARE}`);
  return instance;
}

/** Returns the context of the canvas that SDL's software renderer copies its pictures to. */
const createContext = (canvas) => canvas.getContext('2d');

/** Loads the program, which recover.js has begun to fetch; without WebGL, with the module of the software renderer. */
export async function loadProgram() {
  const { default: createPage } = await import('./tapete_page.mjs');
  return (settings) => new Promise((created, failed) => {
    const instantiateWasm = (imports, received) => {
      instantiateProgram(imports).then(received, failed);
      return {};
    };
    createPage({ ...settings, instantiateWasm, createContext }).then(created, failed);
  });
}

/** Returns the folder of a game: the first word of the game's id. */
const folderOf = (game) => game.split('-')[0];

/** Loads a module. Resolves to its bytes, or to null on failure. */
async function loadModule(name) {
  try {
    const bytes = await fetchFile(name);
    if (bytes) await WebAssembly.instantiate(bytes, { '': await program });
    if (bytes && name === LATE) lateArrived();
    if (bytes) return bytes;
  } catch {
    // a damaged file
  }
  modules.delete(name);  // a later attempt may succeed
  return null;
}

/** Fetches a file like fetchFile(). The functions of a module can be called once this has resolved to its bytes. */
export function fetchPart(name) {
  if (!name.endsWith('.wasm')) return fetchFile(name);
  if (!modules.has(name)) modules.set(name, loadModule(name));
  return modules.get(name);
}

async function load(folder) {
  if (await fetchPart(`tapete_page_${folder}.wasm`)) loaded.add(folder);
  else games.delete(folder);  // a later attempt may succeed
  return loaded.has(folder);
}

/** Returns whether the code of a game is loaded. */
export const isLoaded = (game) => loaded.has(folderOf(game));

/** Loads the code of a game. Resolves to whether it is loaded. */
export async function loadGame(game) {
  if (isLoaded(game)) return true;
  const folder = folderOf(game);
  if (!games.has(folder)) games.set(folder, load(folder));
  return games.get(folder);
}

/** Loads the code of all games that occur in these texts of records. Resolves when all loads have succeeded or failed. */
export function loadGamesOf(app, texts) {
  const named = app.games().filter(({ id }) => texts.some((text) => text.includes(`game ${id}\n`)));
  return Promise.all(named.map(({ id }) => loadGame(id)));
}

/** Resolves once the code of LATE is loaded. Tells the app if it cannot be loaded now, and then waits for a later attempt that succeeds. */
export async function lateCode(app) {
  if (await fetchPart(LATE)) return;
  app.partMissing(LATE);
  await late;
}

/** Returns the app's functions, in which each function that opens a text or hears of friends loads the code for it first. */
export function loadingGames(app) {
  const open = (name) => async (text) => {
    const [code] = await Promise.all([fetchPart(LATE), loadGamesOf(app, [text])]);
    if (code) app[name](text);
    else app.partMissing(LATE);
  };
  const friendsHeard = async (reply) => {
    await lateCode(app);
    app.friendsHeard(reply);
  };
  return { ...app, friendsHeard, openLink: open('openLink'), openRecord: open('openRecord'), fileOpened: open('fileOpened') };
}

/** Resolves when nothing is being loaded for a game any more. */
export const gamesSettled = () => Promise.all(games.values());
