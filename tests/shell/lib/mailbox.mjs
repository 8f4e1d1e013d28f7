// Simulated mailbox in memory that follows docs/mailbox.md, pages that use it, and a simulated clock.
import { mock } from 'node:test';
import { answer, listen } from '../../../shell/mail-connection.js';
import { Post } from '../../../shell/mail-post.js';

const LINES = 500;  // unread lines of a room
const CHARACTERS = 256_000;  // in the unread lines of a room
const BODY = 300_000;
const ITEMS = 100;
export const SECRET = '00112233445566778899aabbccddeeff';  // of the invitation
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

function setHidden(hidden) {
  document.hidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}
/** Hides and shows all pages of a test. */
export const hide = () => setHidden(true);
export const show = () => setHidden(false);

// Cryptographic operations run in several threads, and finish in any order. In tests they finish in the order in which they began, so that
// pages which do something at the same time do it in the same order in each run.
let working = 0;  // operations that have not finished
let last = Promise.resolve();
for (const name of ['digest', 'importKey', 'encrypt', 'decrypt']) {
  const original = crypto.subtle[name].bind(crypto.subtle);
  crypto.subtle[name] = async (...values) => {
    ++working;
    const operations = [last, original(...values)];
    last = Promise.allSettled(operations);
    await last;
    --working;
    return operations[1];
  };
}

/** Waits until nothing happens before the next timer. */
export async function settle() {
  do await new Promise((passed) => { setImmediate(passed); }); while (working > 0);
}

/** Starts the clock of a test, whose pages share a new document. */
export function startClock() {
  globalThis.document = Object.assign(new EventTarget(), { hidden: false });
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: 1_700_000_000_000 });
  const { clearInterval } = globalThis;
  globalThis.clearInterval = (timer) => queueMicrotask(() => clearInterval(timer));  // Node 20 cannot end an interval that is just running
}

/** Lets this time pass, in steps, all in milliseconds. */
export async function advance(ms, step = 50) {
  await settle();
  for (let passed = 0; passed < ms; passed += step) {
    mock.timers.tick(Math.min(step, ms - passed));
    await settle();
  }
}

/** Lets this time pass while no page runs, as in a suspended device. */
export const sleep = (ms) => mock.timers.setTime(Date.now() + ms);

const isNumber = (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 31;
const isItem = (item, values) => Array.isArray(item) && item.length === values && /^[\da-f]{32}$/.test(item[0]) && isNumber(item[1]);
const isList = (items, values) => Array.isArray(items) && items.length <= ITEMS && items.every((item) => isItem(item, values));

function isValid({ tapete, put = [], get = [], ...rest }) {
  return tapete === 1 && Object.keys(rest).length === 0 && isList(put, 3) && isList(get, 2) &&
    put.every(([, , line]) => /^[\w-]{1,8000}$/.test(line)) && new Set(get.map(([name]) => name)).size === get.length;
}

export class Mailbox {
  #rooms = new Map();  // by name: {last, lines, expires}
  faults = [];  // the faults of the next requests: undefined (none), 'lost', 'unanswered', or an answer {status, wait, text} in place of ours
  fault;  // the fault of all later requests
  latency = 0;  // ms until an answer
  requests = [];  // {time, put, get, status}
  #active = 0;
  mostActive = 0;  // requests at a time

  /** Forgets all rooms. */
  clear() {
    this.#rooms.clear();
  }

  #room(name) {
    const room = this.#rooms.get(name);
    return room?.expires > Date.now() ? room : { last: 0, lines: [] };
  }

  /** Returns the unread lines of a room. */
  lines = (name) => this.#room(name).lines;

  /** Stores a line as if another program had sent it. Returns the number of the room's last line. */
  store(name, number, line) {
    const room = this.#room(name);
    const size = room.lines.reduce((sum, { length }) => sum + length, line.length);
    if (![0, room.last + 1].includes(number) || room.lines.length >= LINES || size > CHARACTERS) return room.last;
    room.lines.push(line);
    this.#rooms.set(name, Object.assign(room, { last: room.last + 1, expires: Date.now() + DAY }));
    return room.last;
  }

  #read(name, after) {
    const room = this.#room(name);
    if (after <= room.last) room.lines.splice(0, Math.max(0, after - room.last + room.lines.length));
    return [name, room.last - room.lines.length + 1, [...room.lines]];
  }

  #carryOut({ put = [], get = [] }) {
    const lasts = new Map();
    for (const [name, number, line] of put) lasts.set(name, this.store(name, number, line));
    const answer = { tapete: 1, put: [...lasts], get: [] };
    let space = BODY - JSON.stringify(answer).length;
    for (const [name, first, lines] of get.map((item) => this.#read(...item))) {
      space -= 60;
      const fits = lines.filter((line) => (space -= line.length + 3) >= 0);
      if (fits.length > 0) answer.get.push([name, first, fits]);
    }
    return answer;
  }

  /** Answers a request without faults: {status, wait, text}. */
  answer(body) {
    const say = (status, content) => ({ status, wait: null, text: JSON.stringify({ tapete: 1, ...content }) });
    if (body.length > BODY) return say(413, { error: 'The body is too long.' });
    const request = JSON.parse(body);
    return isValid(request) ? say(200, this.#carryOut(request)) : say(400, { error: 'The request is not valid.' });
  }

  async #exchange(body) {
    const fault = this.faults.length > 0 ? this.faults.shift() : this.fault;
    const isCarriedOut = fault === undefined || fault === 'unanswered';
    const answer = isCarriedOut ? this.answer(body) : fault;
    this.requests.push({ time: Date.now(), ...JSON.parse(body), status: answer.status });
    if (this.latency > 0) await new Promise((passed) => { setTimeout(passed, this.latency); });
    if (typeof fault === 'string') throw new Error(fault);
    return answer;
  }

  /** Carries a request of a Post out. */
  exchange = async (body) => {
    this.mostActive = Math.max(this.mostActive, ++this.#active);
    try {
      return await this.#exchange(body);
    } finally {
      --this.#active;
    }
  };
}

/** Opens a page. Returns {post, requests, kill}, where `requests` contains the times of its requests, and kill() closes the page. */
export function openPage(box) {
  const requests = [];
  let isDead = false;
  const exchange = async (body) => {
    if (isDead) return new Promise(() => {});
    requests.push(Date.now());
    const answer = await box.exchange(body);
    return isDead ? new Promise(() => {}) : answer;
  };
  return { post: new Post(exchange), requests, kill: () => { isDead = true; } };
}

/** Notes the events of a connection. */
export function follow(connection) {
  const events = [];
  connection.onopen = () => events.push('open');
  connection.online = (line) => events.push(line);
  connection.onclose = () => events.push('close');
  return { connection, events };
}

/** Opens a host's page with an invitation. `sessions` contains its connections. */
export function openHost(box) {
  const page = openPage(box);
  const sessions = [];
  const stop = listen(page.post, SECRET, (connection, name) => sessions.push({ ...follow(connection), name }));
  return { ...page, sessions, stop };
}

/** Opens a guest's page with the invitation. */
export async function openGuest(box) {
  const page = openPage(box);
  return { ...page, ...follow(await answer(page.post, SECRET)) };
}
