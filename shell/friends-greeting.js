// The greetings of guests, which the host's page reads until the match begins. Loaded on demand.
import { plainName } from './players.js';

const PROTOCOL = '1';  // as in src/online/protocol.hpp
const HELLO = /^hello (\d+) (\d) ([\da-f]{64}) (.+)$/;

/**
 * Takes a line of a page. If it is the first greeting of a guest, notes it in `guests` (by page: {seat, hello, key, name}). Returns the pages to
 * send away, as a list of [page, why]: of two pages with the same key the later one stays, and other guests come too late for the seat.
 */
export function takeGreeting(guests, page, line) {
  const guest = guests.get(page);
  const [, version, seat, key, name] = HELLO.exec(line) ?? [];
  if (!guest || guest.hello || !name) return [];
  if (version !== PROTOCOL) return [[page, 'version']];
  if (Number(seat) !== guest.seat || plainName(name) !== name) return [];
  const others = [...guests].filter(([, other]) => other.seat === guest.seat && other.hello);
  if (others.some(([, other]) => other.key !== key)) return [[page, 'taken']];
  Object.assign(guest, { hello: line, key, name });
  return others.map(([number]) => [number, 'moved']);
}
