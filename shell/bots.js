// Sends questions to the bots or the judge, and repeats them if their Worker has died.
import { trusted } from './trust.js';

const PATIENCE = 10_000;  // ms until the Worker is restarted at the first try; each further try gets 10 s more
const TRIES = 3;          // number of times that one question is sent
const LONGEST = 10_000;   // characters of an answer

const address = new URL('worker.js', import.meta.url);

/** Replacement for a Worker that runs the bots on the page's own thread, for frames that may not start a Worker. */
class PageThread {
  onmessage = null;
  onerror = null;
  postMessage(question) {
    // Waits for a frame, so that the event that led to the question is visible.
    setTimeout(async () => {
      try {
        const { hear } = await import('./think.js');
        const answer = await hear(question);
        if (answer) this.onmessage?.({ data: answer });
      } catch (error) {
        this.onerror?.(error);
      }
    }, 20);
  }
  terminate() {
    this.onmessage = null;
    this.onerror = null;
  }
}

/**
 * Source of a Worker for frames without an origin, which can start a Worker only from a blob, and only as a plain script. This script imports
 * the module, and keeps questions until the module is loaded.
 */
const BLOB = `const early = [];
onmessage = (event) => early.push(event);
import(${JSON.stringify(address.href)}).then(
  () => early.forEach((event) => onmessage(event)),
  (error) => setTimeout(() => { throw error; }),
);`;

/** Functions that make a Worker or a replacement for it, the best first. */
const PLACES = [
  () => new Worker(trusted(address), { type: 'module' }),
  () => new Worker(trusted(URL.createObjectURL(new Blob([BLOB], { type: 'text/javascript' })))),
  () => new PageThread(),
];

/** Opens a Worker, or a replacement for it: the first kind that the browser allows. */
export function openWorker() {
  for (const place of PLACES) {
    try {
      return place();
    } catch {
      // The next kind may be allowed.
    }
  }
  throw new Error('no Worker');
}

export class Bots {
  #answered;
  #place = 0;  // index in PLACES
  #worker = null;
  #proven = false;  // whether any Worker has answered
  #open = new Map();  // unanswered questions by id
  #game = '';  // the game whose bots are likely to be asked

  /** `answered(id, answer)` is called for every question that is not cancelled; the answer is empty if the bots failed. */
  constructor(answered) {
    this.#answered = answered;
  }

  /** Loads the bots of this game in advance, as soon as their Worker is open. */
  expect(game) {
    this.#game = game;
    this.#worker?.postMessage({ expect: game });
  }

  /** Starts the Worker, so that the first answer does not wait for it. */
  start() {
    while (!this.#worker) {
      try {
        this.#worker = PLACES[this.#place]();
      } catch {
        ++this.#place;
      }
    }
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault?.();
      this.#restart();
    };
    if (this.#game) this.#worker.postMessage({ expect: this.#game });
  }

  /** Asks a question. There is one question at a time: if another one is open, its Worker is terminated and its answer is dropped. */
  ask(id, question) {
    if (this.#open.size > 0) this.#cancel();
    this.#open.set(id, { question: { id, ...question }, tries: 0, timer: 0 });
    this.#send(id);
  }

  #send(id) {
    const open = this.#open.get(id);
    if (++open.tries > TRIES) return this.#close(id, '');
    if (!this.#worker) this.start();
    clearTimeout(open.timer);
    open.timer = setTimeout(() => this.#restart(), open.tries * PATIENCE);
    this.#worker.postMessage(open.question);
  }

  #hear(data) {
    const { id, answer, error, missing } = data ?? {};
    this.#proven = true;
    if (error) console.warn(`bot: ${error}`);
    if (!this.#open.has(id)) return this.#restart();  // a Worker that answers an unknown question cannot be trusted
    if (missing) return this.#send(id);
    const usable = typeof answer === 'string' && answer.length <= LONGEST;
    if (!usable) this.stop();
    this.#close(id, usable ? answer : '');
  }

  #close(id, answer) {
    clearTimeout(this.#open.get(id).timer);
    this.#open.delete(id);
    this.#answered(id, answer);
  }

  #cancel() {
    for (const { timer } of this.#open.values()) clearTimeout(timer);
    this.#open.clear();
    this.stop();
  }

  /** Terminates the Worker. The next question starts another one; an unanswered question is repeated when its time is over. */
  stop() {
    if (this.#worker) this.#worker.onmessage = null;  // drops messages that were sent but not read yet
    this.#worker?.terminate();
    this.#worker = null;
  }

  #restart() {
    this.stop();
    if (!this.#proven && this.#place + 1 < PLACES.length) ++this.#place;
    for (const id of [...this.#open.keys()]) this.#send(id);
  }
}
