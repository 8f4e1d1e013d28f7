// Connections through a mailbox, with the interface of those in peer.js. A guest writes the name of a new session to the room of its
// invitation, which the host reads as long as the invitation is valid; so a guest whose page was reloaded comes back through the same
// invitation. Each session has two rooms, one for each direction. Loaded on demand.
import { Connection, isLine } from './connection.js';
import { randomHex } from './invitation.js';
import { deriveRoom } from './mail-seal.js';

const KEEPING = 10_000;  // ms of silence after which a page says that it is here
const SILENCE = 90_000;  // ms of silence after which a guest takes the host's page for gone, and opens a new session
const ABSENCE = 180_000;  // ms of silence after which the host takes a guest's page for gone: browsers wake hidden pages once a minute
const LIVELY = 60_000;  // ms for which a page that waits asks often
const MOST = 4;  // sessions of an invitation to a seat at a time
const REMEMBERED = 1000;  // sessions of an invitation that are not opened again
const PATIENCE = 4000;  // ms until a guest repeats the name of its session; twice as long after each time
const LONGEST_PATIENCE = 60_000;
const BEYOND = 2 ** 30;  // a number after that of any line: the mailbox then says which number is next
const ANSWER = /^session ([\da-f]{32})$/;
const HERE = /^mail here ([\da-f]{32})$/;  // the line with which a page says that it is here, and the name of its connection
const GONE = 'mail gone';

/** A session. It opens with the first line of the other page. */
class MailConnection extends Connection {
  #post;
  #rooms;
  #absence;
  #name = randomHex(16);
  #other;  // the name of the connection in the other page
  #isClosed = false;
  #sent = 0;  // times of the last lines
  #heard = Date.now();
  #begun = Date.now();
  #kept = Date.now();  // the time of the last #keep()
  #timer;

  constructor(post, rooms, absence) {
    super();
    this.#post = post;
    this.#rooms = rooms;
    this.#absence = absence;
    post.read(rooms.inbox, (line) => this.#receive(line), true);
    this.#timer = setInterval(() => this.#keep(), KEEPING / 4);
    this.#greet();
  }

  #write(line) {
    this.#sent = Date.now();
    this.#post.write(this.#rooms.outbox, line);
  }

  #greet() {
    this.#write(`mail here ${this.#name}`);
  }

  #receive(line) {
    this.#heard = Date.now();
    const [, name] = HERE.exec(line) ?? [];
    const isNew = name && this.#other && name !== this.#other;  // the other page was reloaded
    if (line === GONE || isNew) return this.close();
    if (name && !this.#other) {
      this.#other = name;
      this.#greet();  // again: in a room that an earlier page has written to, the mailbox has ignored the first line
      this.happen('onopen');
    }
    if (!name && this.#other && isLine(line)) this.happen('online', line);
    return undefined;
  }

  /** Notices the other page's absence. A guest waits silently for the host, without limit, until the host's page has answered. */
  #keep() {
    const now = Date.now();
    const hasSlept = now - this.#kept > KEEPING;  // browsers stop hidden pages
    this.#kept = now;
    if (hasSlept) this.#heard = now;
    this.#post.setQuick(this.#rooms.inbox, this.isOpen || now - this.#begun < LIVELY);
    const waits = this.#absence === SILENCE && this.isWaiting;
    if (!waits && now - this.#heard > this.#absence) this.close();
    else if (!waits && now - this.#sent >= KEEPING) this.#greet();
  }

  get isOpen() {
    return Boolean(this.#other) && !this.#isClosed;
  }

  /** Whether the other page has not been heard yet. */
  get isWaiting() {
    return !this.#other && !this.#isClosed;
  }

  /** Sends a line. Returns false if the connection is not open, or if the line is too long. */
  send(line) {
    if (!this.isOpen || !isLine(line)) return false;
    this.#write(line);
    return true;
  }

  /** Sends a last line, and closes the connection. The post delivers the line after that. */
  leave(line) {
    this.send(line);
    this.close();
  }

  close() {
    if (this.#isClosed) return;
    if (this.isOpen) this.#write(GONE);
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#post.stop(this.#rooms.inbox);
    this.#post.release(this.#rooms.outbox);
    this.happen('onclose');
  }
}

const answersOf = (key) => deriveRoom(key, 'answers');
const roomsOf = (key, session) => Promise.all(['guest', 'host'].map((writer) => deriveRoom(key, `${session} ${writer}`)));

/** Tells the guest of a session that the page which opened it was loaded again, so that the guest opens another session at once. */
export async function recall(post, key, session) {
  const [, outbox] = await roomsOf(key, session);
  post.write(outbox, `mail here ${randomHex(16)}`, { first: BEYOND });
}

/**
 * Reads the answers to an invitation. Calls `answered(connection, session)` for each session; if there are more than `most` at a time, closes
 * the oldest. Returns a function that ends this.
 */
export function listen(post, key, answered, most = MOST) {
  const known = new Set();
  const live = [];  // connections, the oldest first
  let isOver = false;
  let answers;
  const hear = async (line) => {
    const [, session] = ANSWER.exec(line) ?? [];
    if (!session || known.has(session)) return;
    known.add(session);
    if (known.size > REMEMBERED) known.delete(known.values().next().value);
    const [inbox, outbox] = await roomsOf(key, session);
    if (isOver) return;
    live.push(new MailConnection(post, { inbox, outbox }, ABSENCE));
    if (live.length > most) live.shift().close();
    answered(live.at(-1), session);
  };
  answersOf(key).then((room) => {
    answers = room;
    if (!isOver) post.read(room, hear, false);
  });
  return () => {
    isOver = true;
    if (answers) post.stop(answers);
  };
}

/** Answers an invitation. Resolves to the connection, which opens when the host's page has read the answer. */
export async function answer(post, key) {
  const session = randomHex(16);
  const [answers, [outbox, inbox]] = await Promise.all([answersOf(key), roomsOf(key, session)]);
  const connection = new MailConnection(post, { inbox, outbox }, SILENCE);
  let patience = PATIENCE;
  const ask = () => {
    if (!connection.isWaiting) return;
    post.write(answers, `session ${session}`, { isShared: true });
    setTimeout(ask, patience);
    patience = Math.min(2 * patience, LONGEST_PATIENCE);
  };
  ask();
  return connection;
}
