// Connects a program that speaks the lines of docs/online.md, such as `tapete room`, with a mailbox (docs/mailbox.md), so that the program
// is a guest or the host of a table with friends. Needs Node 18 or later, and no packages.
import { spawn } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANY_SEAT, makeLink, packMail, randomHex, readLink } from '../shell/invitation.js';
import { answer, listen } from '../shell/mail-connection.js';
import { Post } from '../shell/mail-post.js';

globalThis.crypto ??= webcrypto;  // Node 18 has no global one

const USAGE = `Usage: node tools/mailbox_room.mjs guest --mailbox ADDRESS [--pace MS] LINK PROGRAM [ARGUMENT...]
       node tools/mailbox_room.mjs host --mailbox ADDRESS [--pace MS] PAGE SEATS PROGRAM [ARGUMENT...]

guest takes the seat of the invitation LINK. PROGRAM is a guest, such as: tapete room --seat 1 --bot casual
host prints an invitation to each of the SEATS (such as 1,2,3): a link to PAGE, the page of the club with the table.
     PROGRAM is a host, such as: tapete room GAME --seats casual,guest,guest,guest
--mailbox is the address to which the page of the club sends its requests.
--pace is the time between two requests to the mailbox, 20 to 2000 milliseconds; without the option, it is 400.`;

const TICK = 1000;  // ms between two empty lines, with which the program checks the time
const PATIENCE = 15_000;  // ms to wait for an answer of the mailbox
const TRIES = 8;  // requests until the mailbox counts as silent
const PAUSE = 500;  // ms between these requests
const LAST = 60_000;  // ms to deliver the last lines
const PAGES = 999;  // largest number of a page in `tapete room`
const PACE = [20, 2000];  // ms
const BYE = /^bye( |$)/;
const HELLO = /^hello \d+ (\d) /;

/** An error that the user is told in one sentence. */
class Failure extends Error {
  constructor(text, status = 1) {
    super(text);
    this.status = status;
  }
}

const wrongUse = () => new Failure(USAGE, 2);

/** A connection with a mailbox that knows whether all lines have been delivered. */
class CountingPost extends Post {
  #address;
  #undelivered = 0;  // lines

  constructor(address, pace) {
    super((body) => this.#send(body), pace);
    this.#address = address;
  }

  write(room, line, options) {
    ++this.#undelivered;
    super.write(room, line, options);
  }

  async #send(body) {
    const reply = await fetch(this.#address, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) });
    const text = await reply.text();
    if (reply.status === 200) this.#count(JSON.parse(body).put ?? [], new Map(JSON.parse(text).put));
    return { status: reply.status, wait: reply.headers.get('Retry-After'), text };
  }

  /** Counts the delivered lines of a request. Post does not repeat them after such an answer. */
  #count(put, lasts) {
    this.#undelivered -= put.filter(([name, number]) => number <= lasts.get(name)).length;
  }

  /** Waits until the mailbox answers. */
  async start() {
    for (let i = 0; i < TRIES; ++i) {
      if (i > 0) await sleep(PAUSE);
      if (await this.check()) return;
    }
    throw new Failure(`The mailbox ${this.#address} does not answer.`);
  }

  /** Waits until all lines have been delivered. */
  async finish() {
    for (const end = Date.now() + LAST; this.#undelivered > 0; await sleep(20)) {
      if (Date.now() > end) throw new Failure('The mailbox does not answer, so the last lines could not be delivered.');
    }
  }
}

/** A program that runs. Its errors are written to stderr. */
class Program {
  #process;
  #fail;
  ended;  // resolves to the exit status

  /** `heard(line)` is called for each line of the program. */
  constructor([command, ...words], heard) {
    this.#process = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process.stdin.on('error', () => {});  // the program has ended
    createInterface({ input: this.#process.stdout }).on('line', heard);
    const timer = setInterval(() => this.say(''), TICK);
    this.ended = new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#process.once('error', () => reject(new Failure(`The program ${command} cannot be started.`)));
      this.#process.once('close', (status, signal) => {
        clearInterval(timer);
        resolve(status ?? 128 + constants.signals[signal]);
      });
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => this.#process.kill(signal));
  }

  say(line) {
    if (this.#process.stdin.writable) this.#process.stdin.write(`${line}\n`);
  }

  /** Tells the program that no more lines will come. */
  end() {
    this.#process.stdin.end();
  }

  /** Ends the program because of its error. */
  stop(failure) {
    this.#fail(failure);
    this.#process.kill();
  }
}

/** A guest's seat: connects the host's page with the program of a guest. */
class Guest {
  #post;
  #invitation;
  #program;
  #connection = null;
  #hello = '';  // the program's greeting, with which each session begins
  #isOver = false;  // whether the host has said goodbye, or the program has ended

  constructor(post, invitation) {
    this.#post = post;
    this.#invitation = invitation;
  }

  /** Runs the program. Resolves to its exit status. */
  async run(words) {
    this.#program = new Program(words, (line) => this.#send(line));
    this.#connect();
    const status = await this.#program.ended;
    this.#isOver = true;
    this.#connection?.leave('bye');
    return status;
  }

  /** Opens a session, and another one whenever a session is lost. */
  async #connect() {
    const connection = await answer(this.#post, this.#invitation.secret);
    if (this.#isOver) return connection.close();
    this.#connection = connection;
    connection.onopen = () => {
      if (this.#hello) connection.send(this.#hello);
    };
    connection.online = (line) => this.#receive(line);
    connection.onclose = () => {
      if (!this.#isOver) this.#connect();
    };
    return undefined;
  }

  #receive(line) {
    this.#program.say(line);
    if (!BYE.test(line)) return;
    this.#isOver = true;
    this.#program.end();
  }

  /** Sends a line of the program. A line without an open session is lost; the program repeats it. */
  #send(line) {
    const [hello, seat] = HELLO.exec(line) ?? [];
    const { seat: invited } = this.#invitation;
    if (hello && Number(seat) !== invited) {
      return this.#program.stop(new Failure(`The program wants seat ${seat}, but the invitation is to seat ${invited}.`));
    }
    if (hello) this.#hello = line;
    return this.#connection?.send(line);
  }
}

/** A host's table: connects the guests with the program of a host. */
class Host {
  #post;
  #page;  // address
  #seats;
  #program;
  #pages = 0;
  #connections = new Map();  // by number of the page

  constructor(post, page, seats) {
    this.#post = post;
    this.#page = page;
    this.#seats = seats;
  }

  /** Runs the program. Resolves to its exit status. */
  async run(words) {
    this.#program = new Program(words, (line) => this.#send(line));
    const name = randomHex(8);  // the first half of the names of all invitations to a match
    const stops = this.#seats.map((seat) => this.#invite(seat, name + randomHex(8), randomHex(16)));
    const status = await this.#program.ended;
    for (const stop of stops) stop();
    for (const connection of this.#connections.values()) connection.leave('bye left');
    return status;
  }

  /** Prints an invitation. Returns a function that ends it. */
  #invite(seat, room, secret) {
    console.error(`Seat ${seat}: ${makeLink(packMail(seat, room, secret), this.#page)}`);
    return listen(this.#post, secret, (connection) => this.#follow(seat, connection));
  }

  #follow(seat, connection) {
    let page;
    connection.onopen = () => {
      page = ++this.#pages;
      if (page > PAGES) connection.leave('bye left');
      else this.#connections.set(page, connection);
    };
    connection.online = (line) => {
      const [hello, wanted] = HELLO.exec(line) ?? [];
      if (hello && Number(wanted) !== seat) connection.leave('bye seat');
      else this.#program.say(`${page} ${line}`);
    };
    connection.onclose = () => this.#connections.delete(page);
  }

  /** Sends a line of the program: `PAGE LINE`. */
  #send(text) {
    const [, page, line] = /^(\d+) (.*)$/.exec(text) ?? [];
    const connection = this.#connections.get(Number(page));
    if (BYE.test(line)) connection?.leave(line);
    else connection?.send(line);
  }
}

/** Returns an address without its fragment. */
function readAddress(text) {
  if (!/^https?:\/\/[^/\s]\S*$/.test(text)) throw wrongUse();
  return text.split('#')[0];
}

/** Returns {mailbox, pace, rest}: the options at the beginning, and the words after them. */
function readOptions(words) {
  const rest = [...words];
  const given = {};
  while (rest[0]?.startsWith('--')) {
    const [name, value] = rest.splice(0, 2);
    given[name] = value;
  }
  const { '--mailbox': mailbox, '--pace': pace, ...unknown } = given;
  const isPace = pace === undefined || (/^\d+$/.test(pace) && pace >= PACE[0] && pace <= PACE[1]);
  if (Object.keys(unknown).length > 0 || ('--pace' in given && pace === undefined) || !isPace) throw wrongUse();
  return { mailbox: readAddress(mailbox), pace: pace && Number(pace), rest };
}

function readSeats(list) {
  const seats = list.split(',');
  if (!seats.every((seat) => /^[0-5]$/.test(seat)) || new Set(seats).size < seats.length) throw wrongUse();
  return seats.map(Number);
}

function readInvitation(link) {
  const invitation = readLink(link);
  if (!invitation) throw new Failure('The link of the invitation is damaged.');
  if (invitation.kind !== 'mail') throw new Failure('The invitation is to a direct connection, which only browsers can open.');
  if (invitation.seat === ANY_SEAT) throw new Failure('The invitation is to any seat, which only browsers can open.');
  return invitation;
}

/** Returns {post, side, words}: the guest or the host, and the words of the program. */
function readArguments([mode, ...rest]) {
  if (mode !== 'guest' && mode !== 'host') throw wrongUse();
  const { mailbox, pace, rest: [first, ...others] } = readOptions(rest);
  if (others.length < (mode === 'guest' ? 1 : 2)) throw wrongUse();
  const post = new CountingPost(mailbox, pace);
  if (mode === 'guest') return { post, side: new Guest(post, readInvitation(first)), words: others };
  const [seats, ...words] = others;
  return { post, side: new Host(post, readAddress(first), readSeats(seats)), words };
}

async function main() {
  try {
    const { post, side, words } = readArguments(process.argv.slice(2));
    await post.start();
    const status = await side.run(words);
    await post.finish();
    return status;
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem;
    console.error(problem.message);
    return problem.status;
  }
}

process.exit(await main());  // timers of the connections may still wait
