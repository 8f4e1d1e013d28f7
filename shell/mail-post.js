// Exchanges sealed lines with a mailbox (docs/mailbox.md): collects the lines of all connections, and asks at a suitable pace. Loaded on demand.
import { seal, unseal } from './mail-seal.js';

const QUICK = 400;  // ms between two requests while a connection is open
const WAITING = 2000;  // ms while this page only waits for somebody to answer an invitation
const HIDDEN = 5000;  // ms while the page is hidden
const LONGEST = 8000;  // ms between two requests after failures
const LONGEST_WAIT = 60_000;  // ms that a mailbox may ask for
const LASTING = 60_000;  // ms that the last lines of a room have to be delivered
const MISSES = 3;  // failures in a row after which the mailbox counts as out of reach
const MOST = 100;  // lines in a request
const SPACE = 250_000;  // characters of the lines in a request, and of the names of their rooms
const ITEM = 60;  // characters of a line's room and number

const isHidden = () => Boolean(globalThis.document?.hidden);
const isAnswer = (reply) => reply?.tapete === 1 && Array.isArray(reply.put) && Array.isArray(reply.get);

/** Moves an item to the end of a map, so that the others have their turn in the next request. */
function moveToEnd(items, name) {
  const item = items.get(name);
  items.delete(name);
  items.set(name, item);
}

/**
 * The connection with a mailbox. There is one request at a time. A request that fails is repeated, so a line may arrive twice; a mailbox
 * that forgets its rooms may lose lines.
 */
export class Post {
  #exchange;
  #pace;
  #writers = new Map();  // by name of the room: {room, isShared, next, waiting: [[number, line]], sent}, where `sent` counts lines of a request
  #readers = new Map();  // by name of the room: {room, after, heard, isQuick}
  #timer;
  #isBusy = false;
  #isUrgent = false;  // whether the next request shall follow at once
  onreach = () => {};  // called with whether the mailbox can be reached when this changes
  #failures = 0;
  #misses = 0;  // requests in a row without any answer

  /**
   * `exchange(body)` sends a request, and resolves to {status, wait, text}, where `wait` is the value of Retry-After, or rejects. `pace` is
   * the time between two requests while a connection is open, in ms.
   */
  constructor(exchange, pace = QUICK) {
    this.#exchange = exchange;
    this.#pace = pace;
    globalThis.document?.addEventListener('visibilitychange', () => this.#hurry());
  }

  /**
   * Writes a line to a room. In a room that is `isShared`, other pages write too. `first` is the number of the first line in a room that this
   * page has not written to.
   */
  write(room, line, { isShared = false, first = 1 } = {}) {
    const writer = this.#writers.get(room.name) ?? { room, isShared, next: isShared ? 0 : first, waiting: [], sent: 0 };
    this.#writers.set(room.name, writer);
    writer.waiting.push([writer.next, line]);
    if (!isShared) ++writer.next;
    this.#hurry();
  }

  /** Reads a room from now on: passes its lines to `heard`. `isQuick` tells whether somebody waits for them. */
  read(room, heard, isQuick) {
    this.#readers.set(room.name, { room, after: 0, heard, isQuick });
    this.#hurry();
  }

  /** Changes `isQuick` of a room that is read. */
  setQuick(room, isQuick) {
    const reader = this.#readers.get(room.name);
    if (reader) reader.isQuick = isQuick;
  }

  /** Forgets a room that is not written any more, once its last lines are delivered, or after some time if they cannot be. */
  release(room) {
    const writer = this.#writers.get(room.name);
    if (!writer) return;
    writer.isReleased = true;
    if (writer.waiting.length === 0) this.#writers.delete(room.name);
    else setTimeout(() => this.#writers.delete(room.name), LASTING);
  }

  /** Stops reading a room. */
  stop(room) {
    this.#readers.delete(room.name);
  }

  /** Resolves to whether the mailbox answers. */
  async check() {
    try {
      const { status, text } = await this.#exchange(JSON.stringify({ tapete: 1 }));
      return status === 200 && isAnswer(JSON.parse(text));
    } catch {
      return false;
    }
  }

  #hurry() {
    this.#isUrgent = true;
    if (!this.#isBusy && this.#failures === 0) this.#schedule(0);
  }

  #schedule(pause) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#proceed(), pause);
  }

  #hasWork() {
    return this.#readers.size > 0 || [...this.#writers.values()].some(({ waiting }) => waiting.length > 0);
  }

  #pause() {
    if (this.#isUrgent) return 0;
    if (isHidden()) return HIDDEN;
    return [...this.#readers.values()].some(({ isQuick }) => isQuick) ? this.#pace : WAITING;
  }

  async #proceed() {
    if (this.#isBusy) return;
    if (!this.#hasWork()) {
      this.#reach();
      this.#failures = 0;
      return;
    }
    this.#isBusy = true;
    this.#isUrgent = false;
    const wait = await this.#ask();
    this.#isBusy = false;
    this.#schedule(wait === null ? this.#pause() : wait);
  }

  /** Sends one request. Resolves to null, or after a failure to the milliseconds to wait. */
  async #ask() {
    try {
      const { status, wait, text } = await this.#exchange(JSON.stringify(await this.#request()));
      if (status === 0) throw new Error('no answer');
      this.#reach();
      if (status !== 200) return this.#fail(1000 * Number(wait));
      const reply = JSON.parse(text);
      if (!isAnswer(reply)) return this.#fail();
      this.#failures = 0;
      await this.#receive(reply);
      return null;
    } catch {
      if (++this.#misses === MISSES) this.onreach(false);
      return this.#fail();
    }
  }

  /** Notes that the mailbox can be reached, or that nobody needs it. */
  #reach() {
    if (this.#misses >= MISSES) this.onreach(true);
    this.#misses = 0;
  }

  #fail(wait = 0) {
    ++this.#failures;
    const asked = wait > 0 ? Math.min(wait, LONGEST_WAIT) : 0;  // Retry-After may be a date, which is ignored
    return Math.max(asked, Math.min(LONGEST, this.#pace * 2 ** (this.#failures - 1)));
  }

  async #request() {
    const put = [];
    let space = SPACE;
    for (const [name, writer] of [...this.#writers]) {
      writer.sent = 0;
      for (const [number, line] of writer.waiting.slice(0, MOST - put.length)) {
        const sealed = await seal(writer.room, number, line);
        space -= sealed.length + ITEM;
        if (space < 0) break;
        put.push([name, number, sealed]);
        ++writer.sent;
      }
      if (writer.sent > 0) moveToEnd(this.#writers, name);
    }
    const get = [...this.#readers.values()].slice(0, MOST).map(({ room, after }) => [room.name, after]);
    for (const [name] of get) moveToEnd(this.#readers, name);
    return { tapete: 1, put, get };
  }

  async #receive({ put, get }) {
    for (const [name, last] of put) this.#noteWritten(this.#writers.get(name), last);
    for (const [name, first, lines] of get) {
      const reader = this.#readers.get(name);
      if (!reader || !Number.isSafeInteger(first) || !Array.isArray(lines)) continue;
      if (first <= reader.after) reader.after = 0;  // the room has died, and is a new one
      await this.#hear(reader, first, lines);
    }
  }

  async #hear(reader, first, lines) {
    for (const [i, sealed] of lines.entries()) {
      const number = first + i;
      if (number <= reader.after) continue;
      reader.after = number;
      const line = await unseal(reader.room, number, sealed) ?? await unseal(reader.room, 0, sealed);
      if (line !== null && this.#readers.get(reader.room.name) === reader) this.#pass(reader, line);
    }
    this.#isUrgent = true;  // tells the mailbox soon that the lines have been read, and looks for more
  }

  /** Passes a line on. An error there is no failure of the mailbox. */
  #pass({ heard }, line) {
    try {
      heard(line);
    } catch (error) {
      queueMicrotask(() => { throw error; });
    }
  }

  /** Forgets the lines that the mailbox has. If the room has died, the other lines get the numbers of the new one. */
  #noteWritten(writer, last) {
    if (!writer || !Number.isSafeInteger(last)) return;
    if (writer.isShared) {
      writer.waiting.splice(0, writer.sent);
      return;
    }
    writer.waiting = writer.waiting.filter(([number]) => number > last);
    const isNew = writer.waiting.length > 0 && writer.waiting[0][0] > last + 1;
    if (isNew) writer.waiting = writer.waiting.map(([, line], i) => [last + 1 + i, line]);
    writer.next = (writer.waiting.at(-1)?.[0] ?? last) + 1;
    if (writer.isReleased && writer.waiting.length === 0) this.#writers.delete(writer.room.name);
  }
}
