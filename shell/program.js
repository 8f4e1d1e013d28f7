// Loads the program: src/platform/web.cpp as WebAssembly, in two builds, with and without WebGL. tools/split_page.py splits the build with
// WebGL into modules: one for each folder of src/games, which is loaded when a game of that folder is chosen; one for screens that the first
// hand does not need, which the app fetches when it draws such a screen; and the rest.
import { withWebGL } from './canvas.js';
import { fetchFile, instantiate } from './fetch.js';

let begin;  // resolves `program`
const program = new Promise((resolve) => { begin = resolve; });  // the exports of the program with WebGL
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

async function instantiateProgram(imports) {
  return instantiate(await (window.program ?? fetch(new URL('./tapete_page.wasm', import.meta.url))), imports);
}

/** Loads the build with WebGL, whose larger part recover.js has begun to fetch, or the build with software rendering. */
export async function loadProgram() {
  if (!withWebGL) {
    window.program?.then(({ body }) => body.cancel());
    return (await import('./tapete_soft.mjs')).default;
  }
  const { default: createPage } = await import('./tapete_page.mjs');
  return (settings) => new Promise((created, failed) => {
    const instantiateWasm = (imports, received) => {
      instantiateProgram(imports).then(({ instance }) => {
        begin(instance.exports);
        received(instance);
      }).catch(failed);
      return {};
    };
    createPage({ ...settings, instantiateWasm }).then(created, failed);
  });
}

/** Returns the folder of a game: the first word of the game's id. */
const folderOf = (game) => game.split('-')[0];

/** Fetches a file like fetchFile(). The functions of a module can be called once this has resolved to its bytes. */
export async function fetchPart(name) {
  const bytes = await fetchFile(name);
  if (!bytes || !name.endsWith('.wasm')) return bytes;
  try {
    await WebAssembly.instantiate(bytes, { '': await program });
    return bytes;
  } catch {
    return null;
  }
}

async function load(folder) {
  if (await fetchPart(`tapete_page_${folder}.wasm`)) loaded.add(folder);
  else games.delete(folder);  // a later attempt may succeed
  return loaded.has(folder);
}

/** Returns whether the code of a game is loaded. */
export const isLoaded = (game) => !withWebGL || loaded.has(folderOf(game));

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

/** Returns the app's functions, in which each function that opens a text loads the code of its games first. */
export function loadingGames(app) {
  const open = (name) => async (text) => {
    await loadGamesOf(app, [text]);
    app[name](text);
  };
  return { ...app, openLink: open('openLink'), openRecord: open('openRecord'), fileOpened: open('fileOpened') };
}

/** Resolves when nothing is being loaded for a game any more. */
export const gamesSettled = () => Promise.all(games.values());
