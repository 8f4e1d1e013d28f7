// The bots and the judge, in a Worker or wherever they run. A bot's question is {id, record, level, seed}, and its answer an action; the
// judge's question is {id, record, seat, number, lang, sight}, and its answer an opinion. Answers are {id, answer} or {id, error}. Each game's
// bots are a module of their own, and so is the judge; they are loaded when they are needed.

const modules = new Map();  // by name

function load(name) {
  if (!modules.has(name)) {
    const loading = import(`./tapete_${name}.mjs`).then(({ default: create }) => create());
    loading.catch(() => modules.delete(name));
    modules.set(name, loading);
  }
  return modules.get(name);
}

/** The bots of a game, by its id. */
const loadBots = (game) => load(`bot_${game}`);

/** The game that a record names. An id contains only characters that cannot lead an address elsewhere. */
const gameOf = (record) => /^game ([a-z0-9-]+)$/m.exec(record)?.[1];

async function think({ id, record, level, seed, seat, number, lang, sight }) {
  if (level) return { id, ...(await loadBots(gameOf(record))).ask(record, level, seed) };
  return { id, ...(await load('judge')).ask(record, seat, number, lang, sight) };
}

/** Answers a question. {expect: game} has no answer: it loads what that game's bots need, if possible. */
export async function hear(message) {
  if (!message.expect) return think(message);
  await loadBots(message.expect).catch(() => {});  // a failure is reported to the next question
  return undefined;
}
