// Reads and writes the stored text of a host's table before the match begins. A page that was closed opens its table again from this text.
// Tables with direct connections are not stored, because these connections end with the page. Loaded on demand.
const LIFETIME = 2 * 3600_000;  // ms; later nobody waits for the table
const KINDS = ['me', 'here', 'bot', 'guest'];

/** Parses `PAIRS HANDS TITLE` and the lines of a header (`table` in src/app/host/friends_page.hpp). Returns the options of a Host. */
export function readTable(text) {
  const [first, ...header] = text.split('\n');
  const [pairs, hands, ...title] = first.split(' ');
  return { title: title.join(' '), pairs: pairs === '1', canBeTable: hands === '1', header: header.join('\n').trim(), text };
}

/** Returns the text to store. `text` is that from which the table was made. */
export function packTable(text, { since, matchName, seats }) {
  return JSON.stringify({ time: since, text, matchName, kinds: seats.map(({ kind }) => kind), names: seats.map(({ name }) => name) });
}

/** Returns {time, text, matchName, kinds, names} of a stored table; null if there is none, it is damaged, or it is too old. */
export function unpackTable(stored) {
  try {
    const { time, text, matchName, kinds, names } = JSON.parse(stored);
    const isRecent = Math.abs(Date.now() - time) < LIFETIME;
    const isName = /^[\da-f]{16}$/.test(matchName);
    const players = Number(/^players (\d)$/m.exec(text)[1]);
    const fit = kinds.length === players && names.length === players;
    const isWhole = kinds.every((kind) => KINDS.includes(kind)) && names.every((name) => typeof name === 'string');
    return isRecent && isName && fit && isWhole ? { time, text, matchName, kinds, names } : null;
  } catch {
    return null;
  }
}
