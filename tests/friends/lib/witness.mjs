// Compares the messages that a guest's page receives with the information that its seat may have.
import assert from 'node:assert/strict';
import { redact } from '../../browser/lib/trace.mjs';

const HASH = '[0-9a-f]{64}';
const PARTIES = `(?: (?:host|\\d):${HASH})+`;
/** Messages that contain nothing about the match, and the message before a rematch. */
const HARMLESS = /^(table 1 [0-9a-f]{32} \d \d+|pong \d+( \d)*|say (host|\d) \d+|again)$/;

/** Stores every message that the page receives from other pages as window.received. Runs in the page, before its own scripts. */
export function storeMessages() {
  window.received = [];
  const { createDataChannel } = RTCPeerConnection.prototype;
  RTCPeerConnection.prototype.createDataChannel = function stored(...values) {
    const channel = createDataChannel.apply(this, values);
    channel.addEventListener('message', ({ data }) => window.received.push(data));
    return channel;
  };
}

const begins = (event) => /^(deal|start)\b/.test(event);
const isChance = (event) => begins(event) || /^roll\b/.test(event);

/** Splits a record into the lines of its header and its events. */
export function split(record) {
  const lines = record.trimEnd().split('\n');
  const first = lines.findIndex(isChance);
  return { header: lines.slice(0, first), events: lines.slice(first) };
}

/** Follows a guest's journal through the finished hands of the host's record. */
class Follower {
  #header;
  #events;
  #views;  // by number of events: the events that the seat may know, as text
  #known = [];  // the events that the guest has received
  #count = 0;  // the number of events after which the guest may know these
  #revealed = 0;  // the number of events that were revealed

  constructor(record, seat) {
    const { header, events } = split(record);
    this.#header = header.map((line) => line.replace(/^(seat \d) friend /, '$1 human '));
    this.#events = events;
    const viewAfter = (count) => split(redact([...header, ...events.slice(0, count), ''].join('\n'), seat)).events.join('\n');
    this.#views = ['', ...events.map((_, i) => viewAfter(i + 1))];
  }

  /** Returns the number of events at the end of the hand of an event. */
  #endOfHand(index) {
    const next = this.#events.findIndex((event, i) => i > index && begins(event));
    return next < 0 ? this.#events.length : next;
  }

  head(line) {
    assert.ok(this.#header.includes(line), line);
  }

  line(changes) {
    for (const change of changes.split(' | ')) {
      const [, place, line] = /^(\d+) (.*)$/.exec(change);
      this.#known[place - 1] = line;
    }
    do ++this.#count; while (this.#views[this.#count] === this.#views[this.#count - 1]);
    assert.equal(this.#known.join('\n'), this.#views[this.#count]);
    while (this.#views[this.#count + 1] === this.#views[this.#count]) ++this.#count;
  }

  turn(rest) {
    assert.equal(rest, '');
  }

  seals(rest) {
    assert.match(rest, new RegExp(`^\\d+${PARTIES}$`));
  }

  /** The numbers of a deal would reveal all cards. */
  numbers(rest) {
    const [, draw] = new RegExp(`^(\\d+)${PARTIES}$`).exec(rest);
    const index = this.#events.findIndex((event, i) => isChance(event) && this.#events.slice(0, i + 1).filter(isChance).length === Number(draw));
    assert.ok((begins(this.#events[index]) ? this.#endOfHand(index) : index + 1) <= this.#count, rest);
  }

  whole(line) {
    assert.equal(line, this.#events[this.#revealed]);
    assert.ok(this.#endOfHand(this.#revealed++) <= this.#count, line);
  }

  end() {
    assert.equal(this.#count, this.#events.length);
    assert.equal(this.#revealed, this.#events.length);
  }
}

/**
 * Checks all messages that a guest has received during the finished hands of a match: before a hand is revealed, they contain exactly what
 * the program leaves in the redacted record. `record` is the host's record of these hands.
 */
export function checkMessages(messages, record, seat) {
  const follower = new Follower(record, seat);
  const entries = [];
  for (const message of messages) {
    const [, number, what, rest = ''] = /^\+ (\d+) (head|line|turn|seals|numbers|whole)(?: (.*))?$/.exec(message) ?? [];
    if (!what) {
      assert.match(message, HARMLESS);
    } else if (number <= entries.length) {
      assert.equal(message, entries[number - 1]);
    } else {
      assert.equal(Number(number), entries.push(message));
      follower[what](rest);
    }
  }
  follower.end();
}
