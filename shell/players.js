// Players in the header of a match with friends, and their names. Loaded on demand.

const BOT = 'bot:casual';  // at a seat for which the form has no bot
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

/** Returns the seats of a header, each free for a guest. */
export function freeSeats(header) {
  const count = Number(/^players (\d)$/m.exec(header)[1]);
  return Array.from({ length: count }, (_, seat) => ({ seat, name: '', kind: 'guest', state: 'free' }));
}

/** Returns the header with these seats in place of its `seat` lines. A bot without a level gets the level casual. */
export function writeSeats(header, seats) {
  const players = readSeats(header);
  const lines = seats.map(({ seat, name, kind }) => {
    const { who = 'human' } = players.get(seat) ?? {};
    const bot = who === 'human' ? BOT : who;
    return `seat ${seat} ${kind === 'bot' ? bot : 'human'} ${name}`.trim();
  });
  return [header.replace(/^seat .*\n?/gm, '').trim(), ...lines].join('\n');
}
