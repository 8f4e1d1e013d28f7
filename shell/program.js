// The program: src/platform/web.cpp as WebAssembly, in two builds, with and without WebGL. The one with WebGL has no code of games: that
// is in a module for each folder of src/games (tools/split_games.py), which is loaded when a game of that folder is chosen.
import { withWebGL } from './canvas.js';
import { fetchFile } from './fetch.js';

let begin;  // resolves `program`
const program = new Promise((resolve) => { begin = resolve; });  // the exports of the program with WebGL
const games = new Map();  // promises of whether the code is there, by folder
const loaded = new Set();  // folders

/** Some older browsers have no WebAssembly, or refuse it under a policy like ours, because they do not know the word that allows it. */
export function runsWebAssembly() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));  // the shortest module there is
  } catch {
    return false;
  }
}

async function instantiate(imports) {
  const response = await (window.program ?? fetch(new URL('./tapete_page.wasm', import.meta.url)));
  if (!response.ok) throw new Error(`${response.status} for the program`);
  const wellNamed = response.headers.get('content-type')?.startsWith('application/wasm');
  return wellNamed ? WebAssembly.instantiateStreaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/** Loads the program that draws by WebGL, the larger part of which recover.js has begun to fetch, or the one with software rendering. */
export async function loadProgram() {
  if (!withWebGL) {
    window.program?.then(({ body }) => body.cancel());
    return (await import('./tapete_soft.mjs')).default;
  }
  const { default: createPage } = await import('./tapete_page.mjs');
  return (settings) => new Promise((created, failed) => {
    const instantiateWasm = (imports, received) => {
      instantiate(imports).then(({ instance }) => {
        begin(instance.exports);
        received(instance);
      }).catch(failed);
      return {};
    };
    createPage({ ...settings, instantiateWasm }).then(created, failed);
  });
}

/** The folder of a game, by the game's id, of which it is the first word. */
const folderOf = (game) => game.split('-')[0];

async function load(folder) {
  try {
    await WebAssembly.instantiate(await fetchFile(`tapete_page_${folder}.wasm`), { '': await program });
    loaded.add(folder);
  } catch {
    games.delete(folder);  // a later attempt may succeed
  }
  return loaded.has(folder);
}

/** Whether the code of a game is there. */
export const isLoaded = (game) => !withWebGL || loaded.has(folderOf(game));

/** Loads the code of a game. Resolves to whether it is there. */
export async function loadGame(game) {
  if (isLoaded(game)) return true;
  const folder = folderOf(game);
  if (!games.has(folder)) games.set(folder, load(folder));
  return games.get(folder);
}

/** Loads the code of the app's games that records in these texts name. Resolves when all of it has come or failed. */
export function loadGamesOf(app, texts) {
  const named = app.games().filter(({ id }) => texts.some((text) => text.includes(`game ${id}\n`)));
  return Promise.all(named.map(({ id }) => loadGame(id)));
}

/** The app's functions; those that open a text load the code of its games first. */
export function loadingGames(app) {
  const open = (name) => async (text) => {
    await loadGamesOf(app, [text]);
    app[name](text);
  };
  return { ...app, openLink: open('openLink'), openRecord: open('openRecord'), fileOpened: open('fileOpened') };
}

/** Resolves when nothing is being loaded for a game any more. */
export const gamesSettled = () => Promise.all(games.values());
