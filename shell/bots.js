// Asks the bots or the judge, and asks again if their Worker has died.
import { trusted } from './trust.js';

const PATIENCE = 10_000;  // ms until the Worker is restarted at the first try; each further try gets 10 s more
const TRIES = 3;          // for one question
const LONGEST = 10_000;   // characters of an answer

const address = new URL('worker.js', import.meta.url);

/** The page's own thread, in the shape of a Worker, for frames that may not start one. */
class Here {
  onmessage = null;
  onerror = null;
  postMessage(question) {
    // After a frame, so that the event that led to the question is visible.
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
 * A frame without an origin cannot start a Worker from an address but can from a blob; not as a module, but the Worker may import one.
 * Questions that come before that wait.
 */
const BLOB = `const early = [];
onmessage = (event) => early.push(event);
import(${JSON.stringify(address.href)}).then(
  () => early.forEach((event) => onmessage(event)),
  (error) => setTimeout(() => { throw error; }),
);`;

/** The places where bots can think, the best first. */
const PLACES = [
  () => new Worker(trusted(address), { type: 'module' }),
  () => new Worker(trusted(URL.createObjectURL(new Blob([BLOB], { type: 'text/javascript' })))),
  () => new Here(),
];

export class Bots {
  #answered;
  #place = 0;
  #worker = null;
  #proven = false;  // whether it has answered before
  #open = new Map();  // questions by id
  #game = '';  // the game whose bots are likely to be asked

  /** `answered(id, answer)` is called for every question; the answer is empty if the bots failed. */
  constructor(answered) {
    this.#answered = answered;
  }

  /** Bots of this game may be asked soon: what they need is loaded as soon as their place is open. */
  expect(game) {
    this.#game = game;
    this.#worker?.postMessage({ expect: game });
  }

  /** Opens the place where bots think, so that the first answer does not wait for it. */
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

  /** One question at a time: a new question means that the old answer is not awaited any more, so the Worker is stopped. */
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
    if (!this.#open.has(id)) return this.#restart();  // a Worker that answers what was not asked cannot be trusted
    if (missing) return this.#send(id);
    const usable = typeof answer === 'string' && answer.length <= LONGEST;
    if (!usable) this.#stop();
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
    this.#stop();
  }

  #stop() {
    if (this.#worker) this.#worker.onmessage = null;  // what it has sent already is not read
    this.#worker?.terminate();
    this.#worker = null;
  }

  #restart() {
    this.#stop();
    if (!this.#proven && this.#place + 1 < PLACES.length) ++this.#place;
    for (const id of [...this.#open.keys()]) this.#send(id);
  }
}
