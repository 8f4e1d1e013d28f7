// The bots and the judge, in a Worker or wherever they run. A bot's question is {id, record, level, seed}, and its answer an action; the
// judge's question is {id, record, seat, number, lang, sight}, and its answer an opinion. Answers are {id, answer}, {id, error}, or
// {id, missing: true} where the module could not be loaded. Each game's bots are a module of their own, and so is the judge.

const modules = new Map();  // by name

let failures = 0;

async function make(name) {
  // A browser requests a module that failed to load again only under another address.
  const again = failures > 0 ? `?${failures}` : '';
  try {
    const { default: create } = await import(`./tapete_${name}.mjs${again}`);
    return await create();
  } catch (error) {
    modules.delete(name);
    ++failures;
    // Replaces an unusable response in the browser's cache, such as the login page of a captive portal.
    await fetch(new URL(`./tapete_${name}.wasm`, import.meta.url), { cache: 'reload' }).then((answer) => answer.blob()).catch(() => {});
    throw error;
  }
}

function load(name) {
  if (!modules.has(name)) modules.set(name, make(name));
  return modules.get(name);
}

/** The bots of a game, by its id. */
const loadBots = (game) => load(`bot_${game}`);

/** The game that a record names. An id contains only characters that cannot lead an address elsewhere. */
const gameOf = (record) => /^game ([a-z0-9-]+)$/m.exec(record)?.[1];

async function think({ id, record, level, seed, seat, number, lang, sight }) {
  const module = await (level ? loadBots(gameOf(record)) : load('judge')).catch(() => null);
  if (!module) return { id, missing: true };
  return { id, ...(level ? module.ask(record, level, seed) : module.ask(record, seat, number, lang, sight)) };
}

/** Answers a question. {expect: game} has no answer: it loads what that game's bots need, if possible. */
export async function hear(message) {
  if (!message.expect) return think(message);
  await loadBots(message.expect).catch(() => {});  // a failure is reported to the next question
  return undefined;
}
