// A bot's thinking, wherever it runs: {id, record, level, seed} gives {id, action} or {id, error}. Each game's bots are a module of their own,
// loaded when they are wanted.

const modules = new Map();  // by game

/** The bots of a game, by its id. */
function load(game) {
  if (!modules.has(game)) {
    const loading = import(`./tapete_bot_${game}.mjs`).then(({ default: createBot }) => createBot());
    loading.catch(() => modules.delete(game));
    modules.set(game, loading);
  }
  return modules.get(game);
}

/** The game that a record is of; its ids hold nothing that could lead an address elsewhere. */
const gameOf = (record) => /^game ([a-z0-9-]+)$/m.exec(record)?.[1];

async function think({ id, record, level, seed }) {
  return { id, ...(await load(gameOf(record))).ask(record, level, seed) };
}

/** Answers a question. {expect: game} has no answer: what that game's bots need is loaded, if it can be. */
export async function hear(message) {
  if (!message.expect) return think(message);
  await load(message.expect).catch(() => {});  // whoever asks then is told
  return undefined;
}
