// Runs the bots and the judge, in a Worker or in the page. A bot's question is {id, record, level, seed}, and its answer is an action. The
// judge's question is {id, record, seat, number, lang, sight}, and its answer is an opinion. Answers are {id, answer}, {id, error}, or
// {id, missing: true, error} if the module could not be loaded. The bots of each game are a separate module, and so is the judge.
import { loadEngine } from './engine.js';

const SEPARATOR = '\x1e';  // between the replies of the service of a match with guests

const modules = new Map();  // by name

/** The second attempt replaces an unusable response in the browser's cache, such as the login page of a captive portal. */
const make = (name) => loadEngine(name).catch(() => loadEngine(name, 'reload'));

function load(name) {
  if (!modules.has(name)) {
    modules.set(name, make(name).catch((error) => {
      modules.delete(name);
      throw error;
    }));
  }
  return modules.get(name);
}

/** Loads the bots of a game, by its id. */
const loadBots = (game) => load(`bot_${game}`);

/** Returns the id of a record's game. The id becomes part of an address, so only harmless characters are allowed. */
const gameOf = (record) => /^game ([a-z0-9-]+)$/m.exec(record)?.[1];

function ask(module, { record, level, seed, seat, number, lang, sight }) {
  const [kind, values] = level ? ['bot', [record, level, seed]] : ['judge', [record, seat, number, lang, sight]];
  const found = module.call(`${kind}_ask`, ...values);
  return { [found ? 'answer' : 'error']: module.text(`${kind}_text`) };
}

async function think(question) {
  const { id, record, level } = question;
  let module;
  try {
    module = await (level ? loadBots(gameOf(record)) : load('judge'));
  } catch (error) {
    return { id, missing: true, error: error.message };
  }
  return { id, ...ask(module, question) };
}

let before = Promise.resolve();  // settled once the service of a match with guests has answered all earlier messages

/** Handles {open: text} or {request: text} for the service of a match with guests. Answers {isGood} or {replies}. */
async function serve({ open, request }) {
  const module = await load('judge');
  if (open !== undefined) return { isGood: Boolean(module.call('online_open', open)) };
  return { replies: module.text('online_handle', request, performance.now()).split(SEPARATOR).filter(Boolean) };
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
