// Thinking, wherever it runs. A bot is asked {id, record, level, seed}, and the answer is its action; the judge is asked
// {id, record, seat, number, lang}, and the answer is its opinion. Both come as {id, answer} or {id, error}. Each game's bots are a module of
// their own, and the judge is one; they are loaded when they are wanted.

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

/** The game that a record is of; its ids hold nothing that could lead an address elsewhere. */
const gameOf = (record) => /^game ([a-z0-9-]+)$/m.exec(record)?.[1];

async function think({ id, record, level, seed, seat, number, lang }) {
  if (level) return { id, ...(await loadBots(gameOf(record))).ask(record, level, seed) };
  return { id, ...(await load('judge')).ask(record, seat, number, lang) };
}

/** Answers a question. {expect: game} has no answer: what that game's bots need is loaded, if it can be. */
export async function hear(message) {
  if (!message.expect) return think(message);
  await loadBots(message.expect).catch(() => {});  // whoever asks then is told
  return undefined;
}
