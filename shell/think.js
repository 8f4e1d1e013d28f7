// A bot's thinking, wherever it runs: {id, record, level, seed} gives {id, action} or {id, error}.
import createBot from './tapete_bot.mjs';

const bot = createBot();

export async function think({ id, record, level, seed }) {
  return { id, ...(await bot).ask(record, level, seed) };
}
