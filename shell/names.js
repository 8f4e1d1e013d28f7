// Names of players at a table with friends. Loaded on demand.

const LONGEST = 24;  // bytes, as in src/online/protocol.hpp

/** Turns a text into a name that the protocol accepts; an empty text if nothing is left. */
export function plainName(text) {
  let name = text.replace(/[\p{C}#]/gu, '').replace(/\s+/g, ' ').trim();
  while (new TextEncoder().encode(name).length > LONGEST) name = [...name].slice(0, -1).join('').trim();
  return name;
}
