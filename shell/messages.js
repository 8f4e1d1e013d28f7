// The messages between the table and the embedding page, version 1; see docs/embedding.md. This file does not touch the page.
import { parameterLines } from './parameters.js';

export const VERSION = 1;
const WISHES = ['game', 'players', 'rules', 'level'];  // keys of the command `rules`
const LONGEST = 500;  // characters of a value

const isPlain = (data) => typeof data === 'object' && data !== null && !Array.isArray(data);
const isValue = (value) => (typeof value === 'string' && value.length <= LONGEST) || Number.isSafeInteger(value);

/** Returns the command in a message: {command: 'new'} or {command: 'rules', wish}; null if the message is not ours or not valid. */
export function readCommand(data) {
  if (!isPlain(data) || data.tapete !== VERSION) return null;
  const { tapete, command, ...rest } = data;
  const keys = Object.keys(rest);
  if (command === 'new' && keys.length === 0) return { command };
  if (command !== 'rules' || keys.length === 0) return null;
  if (!keys.every((key) => WISHES.includes(key) && isValue(rest[key]))) return null;
  return { command, wish: parameterLines(Object.entries(rest)) };
}

const MOST = 20;  // commands that may come in one burst
const AGAIN = 500;  // ms until one more may come

/** Returns a rate limiter (token bucket) for the commands of a page. `now()` returns ms. */
export function makePace(now = () => performance.now()) {
  let spare = MOST;
  let last = now();
  let told = false;
  /** Returns 'yes'; or 'no' if there were too many commands recently; or 'silence' if the page has been told that already. */
  return () => {
    const time = now();
    const more = Math.floor((time - last) / AGAIN);
    spare = Math.min(MOST, spare + more);
    last += more * AGAIN;
    if (spare > 0) {
      --spare;
      told = false;
      return 'yes';
    }
    if (told) return 'silence';
    told = true;
    return 'no';
  };
}

const number = (word) => (/^\d+$/.test(word) ? Number(word) : null);

/** Returns the message about an event of the app; null if the embedding page is not told. `record` is the record of the match. */
export function eventOf(line, record) {
  const [what, ...words] = line.split(' ');
  const header = (key) => record.match(new RegExp(`^${key} (.*)$`, 'm'))?.[1] ?? '';
  const seat = number(record.match(/^seat (\d+) human\b/m)?.[1] ?? '');
  const message = (event, rest) => ({ tapete: VERSION, event, seat, ...rest });
  if (what === 'started') return message(what, { game: header('game'), players: number(header('players')), rules: header('rules') });
  if (what === 'hand') return message(what, { points: words.map(number) });
  if (what === 'match') return message('result', { winners: words.map(number) });
  return null;
}

/** Returns the height for a table of this width, both in CSS pixels: portrait on a phone, landscape on a wide page. */
export function heightFor(width) {
  const shape = width < 600 ? 1.6 : 0.66;
  return Math.round(Math.min(Math.max(width * shape, 420), 900));
}
