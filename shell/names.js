// Names of players at a table with friends. Loaded on demand.

const LONGEST = 24;  // bytes, as in src/online/protocol.hpp

/** Turns a text into a name that the protocol accepts; an empty text if nothing is left. */
export function plainName(text) {
  let name = text.replace(/[\p{C}#]/gu, '').replace(/\s+/g, ' ').trim();
  while (new TextEncoder().encode(name).length > LONGEST) name = [...name].slice(0, -1).join('').trim();
  return name;
}

/** Returns the `seat` lines of a header by seat: {who, name}. */
export function readSeats(header) {
  const lines = [...header.matchAll(/^seat (\d) (\S+) ?(.*)$/gm)];
  return new Map(lines.map(([, seat, who, name]) => [Number(seat), { who, name }]));
}
