// Runs the bots and the judge, in a Worker or in the page. A bot's question is {id, record, level, seed}, and its answer is an action. The
// judge's question is {id, record, seat, number, lang, sight}, and its answer is an opinion. Answers are {id, answer}, {id, error}, or
// {id, missing: true} if the module could not be loaded. The bots of each game are a separate module, and so is the judge.

const modules = new Map();  // by name

let failures = 0;  // number of failed loads of all modules

async function make(name) {
  // If a module failed to load, a browser requests it again only under another address.
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

/** Loads the bots of a game, by its id. */
const loadBots = (game) => load(`bot_${game}`);

/** Returns the id of a record's game. The id becomes part of an address, so only harmless characters are allowed. */
const gameOf = (record) => /^game ([a-z0-9-]+)$/m.exec(record)?.[1];

async function think({ id, record, level, seed, seat, number, lang, sight }) {
  const module = await (level ? loadBots(gameOf(record)) : load('judge')).catch(() => null);
  if (!module) return { id, missing: true };
  return { id, ...(level ? module.ask(record, level, seed) : module.ask(record, seat, number, lang, sight)) };
}

let before = Promise.resolve();  // settled once the service of a match with guests has answered all earlier messages

/** Handles {open: text} or {request: text} for the service of a match with guests. Answers {isGood} or {replies}. */
async function serve({ open, request }) {
  const { online } = await load('judge');
  if (open !== undefined) return { isGood: online(open) };
  return { replies: online(request, performance.now()) };
}

/**
 * Answers a question. The message {expect: game} has no answer: it only loads the bots of that game in advance. The messages of serve() are
 * answered one after the other.
 */
export async function hear(message) {
  if ('open' in message || 'request' in message) {
    const answer = before.then(() => serve(message));
    before = answer.catch(() => {});
    return answer;
  }
  if (!message.expect) return think(message);
  await loadBots(message.expect).catch(() => {});  // the next question loads them again and reports a failure
  return undefined;
}
