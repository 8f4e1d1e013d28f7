// A mailbox for tables with friends, for Node 18 or later, without packages: node mailbox.mjs [--port 8787] [--host 127.0.0.1]
// [--table ADDRESS]. docs/mailbox.md describes the protocol. The rooms are in memory, so all of them are gone when the program stops.
// Behind a proxy, all requests have the proxy's address and share one limit of requests.
import { randomBytes } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const LINES = 500;  // unread lines of a room
const CHARACTERS = 256_000;  // in the unread lines of a room
const MEMORY = 64_000_000;  // characters in the unread lines of all rooms
const AGE = 86_400;  // seconds from the last new line of a room to its end
const ROOMS = 2000;
const BODY = 300_000;  // bytes of a request or an answer
const ITEMS = 100;  // lines, and rooms to read, of a request
const BURST = 600;  // requests of an address at once
const PER_SECOND = 60;  // requests of an address after that
const SWEEP = 60;  // seconds between two searches for expired rooms
const SLOW = 10_000;  // milliseconds until a request must be complete
const PARAMETERS = ['game', 'players', 'rules', 'level', 'lang', 'theme', 'bg', 'accent', 'deck', 'seed'];
const STYLE = `html, body { margin: 0; height: 100%; overflow: hidden; background: #0f422e; } a { color: #faf7ec; }
tapete-table { display: block; height: 100vh !important; height: 100dvh !important; border-radius: 0 !important; }`;

/** An answer other than 200. */
class Problem extends Error {
  constructor(status, text, headers = {}) {
    super(text);
    Object.assign(this, { status, headers });
  }
}

const check = (valid, text, status = 400) => {
  if (!valid) throw new Problem(status, text);
};

/** Returns the items after a check: each has this many values, first a room and a number. */
function checked(items, values) {
  check(Array.isArray(items) && items.length <= ITEMS, '"put" or "get" is not a list, or is too long.');
  for (const item of items) {
    check(Array.isArray(item) && item.length === values, 'An item of "put" or "get" is not a list of the expected length.');
    check(typeof item[0] === 'string' && /^[0-9a-f]{32}$/.test(item[0]), 'The name of a room is not valid.');
    check(Number.isInteger(item[1]) && item[1] >= 0 && item[1] < 2 ** 31, 'A number is not valid.');
  }
  return items;
}

function parsed(body) {
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem(400, 'The body is not valid JSON.');
  }
}

/** Returns a valid request as {put, get}. */
function readRequest(body) {
  const request = parsed(body);
  check(typeof request === 'object' && request !== null && !Array.isArray(request), 'The body is not an object.');
  const { tapete, put = [], get = [], ...rest } = request;
  check(tapete === 1 && Object.keys(rest).length === 0, 'The version or a key is unknown.');
  for (const [, , line] of checked(put, 3)) {
    check(typeof line === 'string' && /^[A-Za-z0-9_-]{1,8000}$/.test(line), 'A line is not valid.');
  }
  check(new Set(checked(get, 2).map(([name]) => name)).size === get.length, 'A room is to be read twice.');
  // Other programs refuse 1.0 and 1e0; JavaScript reads both as whole numbers.
  check(!/\d[.eE]/.test(body.replace(/"[^"]*"/g, '')), 'A number is not valid.');
  return { put, get };
}

/** Returns the key under which the requests of an address count. One home has 2^64 addresses of IPv6, so these count as one. */
function household(address) {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head, tail = ''] = address.split('%')[0].split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail].slice(0, 4).join(':');
}

/** The rooms, in memory. `now()` returns seconds. */
class Rooms {
  #rooms = new Map();  // by name: {expires, last, lines}
  #size = 0;  // characters in all lines
  #now;

  constructor(now) {
    this.#now = now;
  }

  sweep() {
    for (const name of this.#rooms.keys()) this.#room(name);
  }

  /** Stores the line if it continues the room, or has the number 0. Returns the number of the room's last line. */
  store(name, number, line) {
    const room = this.#room(name) ?? { last: 0, lines: [] };
    const size = room.lines.reduce((sum, each) => sum + each.length, line.length);
    if (![0, room.last + 1].includes(number) || room.lines.length >= LINES || size > CHARACTERS) return room.last;
    const fits = (this.#rooms.has(name) || this.#rooms.size < ROOMS) && this.#size + line.length <= MEMORY;
    if (!fits) return room.last;
    room.lines.push(line);
    this.#size += line.length;
    this.#rooms.set(name, Object.assign(room, { expires: this.#now() + AGE, last: room.last + 1 }));
    return room.last;
  }

  /** Deletes the lines that the reader has. Returns the number of the first unread line, and the unread lines. */
  read(name, after) {
    const room = this.#room(name) ?? { last: 0, lines: [] };
    if (after <= room.last) this.#drop(room, after - room.last + room.lines.length);  // otherwise the room is a new one
    return [room.last - room.lines.length + 1, room.lines];
  }

  #drop(room, count) {
    for (const line of room.lines.splice(0, Math.max(0, count))) this.#size -= line.length;
  }

  /** Returns the room of this name, if there is one; deletes it if it has expired. */
  #room(name) {
    const room = this.#rooms.get(name);
    if (!room || room.expires > this.#now()) return room;
    this.#drop(room, room.lines.length);
    this.#rooms.delete(name);
    return undefined;
  }
}

/** Carries a request out. */
function exchange(rooms, { put, get }) {
  const lasts = new Map();
  for (const [name, number, line] of put) lasts.set(name, rooms.store(name, number, line));
  const answer = { tapete: 1, put: [...lasts], get: [] };
  let space = BODY - JSON.stringify(answer).length;
  for (const [name, after] of get) {
    const [first, unread] = rooms.read(name, after);
    space -= 60;  // the name of the room, the number, and the marks around them
    const lines = [];
    for (const line of unread) {
      if (space < line.length + 3) break;
      space -= line.length + 3;
      lines.push(line);
    }
    if (lines.length > 0) answer.get.push([name, first, lines]);
  }
  return answer;
}

/** Returns a function that counts a request of an address, and throws if there were too many. `sweep` forgets addresses at rest. */
function limiter(now) {
  const full = new Map();  // by address: the time at which it may send a whole burst again
  const most = BURST / PER_SECOND;
  const count = (address) => {
    const next = Math.max(now(), full.get(address) ?? 0) + 1 / PER_SECOND;
    const wait = Math.ceil(next - now() - most - 1e-6);
    if (wait > 0) throw new Problem(429, 'There were too many requests from this address.', { 'Retry-After': String(wait) });
    full.set(address, next);
  };
  const sweep = () => {
    for (const [address, time] of full) if (time <= now()) full.delete(address);
  };
  return { count, sweep };
}

/** Returns the body as text. Bytes beyond the limit are read and forgotten, so that the sender can read the answer. */
async function readBody(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= BODY) chunks.push(chunk);
  }
  check(length <= BODY, 'The body is too long.', 413);
  return Buffer.concat(chunks).toString();
}

const escape = (text) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Returns [headers, text] of a page that contains the table with this mailbox and fills the window. */
function page(table, { url, headers }) {
  const [path, query = ''] = url.split(/\?(.*)/s);
  const asked = new URLSearchParams(query);
  const given = PARAMETERS.map((key) => [key, asked.get(key)]).filter(([, value]) => value);
  const values = Object.entries({ home: table, mailbox: `/${path.replace(/^[/\\]+/, '')}`, start: 'seen', height: '600' }).concat(given);
  const attributes = values.map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
  // Browsers begin with the language preferred.
  const english = headers['accept-language']?.match(/(?:^|,)\s*(es|en)\b/i)?.[1].toLowerCase() === 'en';
  const [lang, title, play] = english ? ['en', 'Table with friends', 'Play cards'] : ['es', 'Mesa con amigos', 'Jugar a las cartas'];
  const origin = table.match(/^https?:\/\/[^/;,\s]+/i)?.[0] ?? "'self'";
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; img-src ${origin}; connect-src 'self'; `
    + `style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
  const text = `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="${escape(table)}icon-192.png">
<style nonce="${nonce}">${STYLE}</style>
<script src="${escape(table)}embed.js" nonce="${nonce}" async></script>
<tapete-table${attributes}><a href="${escape(table)}">${play}</a></tapete-table>
`;
  return [{
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',  // the table sends messages only to a page whose origin it knows
  }, text];
}

/** Returns a function that answers the requests of a server. `now()` returns seconds; `table` is the address of the table. */
export function mailbox({ now = () => Date.now() / 1000, table = './' } = {}) {
  const rooms = new Rooms(now);
  const limit = limiter(now);
  let swept = now();
  const post = async (request) => {
    if (now() - swept >= SWEEP) {
      swept = now();
      rooms.sweep();
      limit.sweep();
    }
    limit.count(household(request.socket.remoteAddress ?? ''));
    return exchange(rooms, readRequest(await readBody(request)));
  };
  return async (request, response) => {
    const send = (status, headers, text) => response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...headers }).end(text);
    const json = (status, content, headers = {}) =>
      send(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers }, JSON.stringify(content));
    try {
      if (request.method === 'GET') send(200, ...page(table, request));
      else if (request.method === 'POST') json(200, await post(request));
      else throw new Problem(405, 'The method is neither GET nor POST.', { Allow: 'GET, POST' });
    } catch (problem) {
      if (problem instanceof Problem) json(problem.status, { tapete: 1, error: problem.message }, problem.headers);
      else response.destroy();  // the sender is gone
    }
  };
}

/** Starts the server, and prints its address. */
function main() {
  const text = (value) => ({ type: 'string', default: value });
  const options = { port: text('8787'), host: text('127.0.0.1'), table: text('./') };
  const { port, host, table } = parseArgs({ options }).values;
  const times = { requestTimeout: SLOW, headersTimeout: SLOW, connectionsCheckingInterval: 1000 };
  const server = createServer(times, mailbox({ table }));
  server.maxConnections = 1000;  // each may hold a body that is not complete
  server.listen(Number(port), host, () => {
    const { address, family, port: own } = server.address();
    console.log(`Mailbox: http://${family === 'IPv6' ? `[${address}]` : address}:${own}/`);
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
