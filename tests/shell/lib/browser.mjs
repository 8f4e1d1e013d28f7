// Model of the browser for the storage modules: an in-memory database, locks, and a clock that only tests advance.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import './imports.mjs';

/** Clock that stands still except during advance(). */
class Clock {
  now = 0;
  #timers = new Map();
  #next = 1;

  set = (call, ms = 0, ...values) => {
    this.#timers.set(this.#next, { at: this.now + ms, call: () => call(...values) });
    return this.#next++;
  };
  clear = (id) => { this.#timers.delete(id); };

  /** Advances the clock by `ms` and runs the due timers in order, each with the asynchronous work that follows from it. */
  async advance(ms) {
    const end = this.now + ms;
    for (await settle(); ; await settle()) {
      const [first] = [...this.#timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at);
      if (!first) break;
      this.#timers.delete(first[0]);
      this.now = Math.max(this.now, first[1].at);
      first[1].call();
    }
    this.now = end;
  }

  forget() {
    this.#timers.clear();
  }
}

export const clock = new Clock();
const soon = globalThis.setImmediate;
let due = 0;

/** Waits until the database has no work left. */
async function settle() {
  do {
    await new Promise((passed) => { soon(passed); });
  } while (due > 0);
  await new Promise((passed) => { soon(passed); });
}

/** Web Locks, as far as the page uses them. Closing the pages releases all locks. */
class LockManager {
  #held = new Map();

  request(name, options, use) {
    return new Promise((done, failed) => {
      const held = this.#held.get(name);
      if (held && options.ifAvailable) return done(use(null));
      if (held && options.steal) held.failed(new DOMException('stolen', 'AbortError'));
      if (held && !options.steal) return options.signal?.addEventListener('abort', () => failed(new DOMException('aborted', 'AbortError')));
      const mine = { failed };
      this.#held.set(name, mine);
      const release = () => { if (this.#held.get(name) === mine) this.#held.delete(name); };
      Promise.resolve(use({ name })).finally(release).then(done, failed);
      return undefined;
    });
  }

  async query() {
    return { held: [...this.#held.keys()].map((name) => ({ name })) };
  }
}

function makeLocalStorage() {
  const values = new Map();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => { values.set(key, text); },
    removeItem: (key) => { values.delete(key); },
  };
}

/** Starts with an empty browser. `locks` says whether it supports Web Locks. */
export function newBrowser({ locks = true } = {}) {
  clock.forget();
  clock.now = 0;
  globalThis.indexedDB = new IDBFactory();
  globalThis.localStorage = makeLocalStorage();
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: locks ? { locks: new LockManager(), languages: [] } : { languages: [] } });
}

/** Closes all pages: their timers stop, and their locks are released. */
export function closePages() {
  clock.forget();
  if (navigator.locks) newLocks();
}

function newLocks() {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: new LockManager(), languages: [] } });
}

globalThis.LockManager = LockManager;
globalThis.setTimeout = clock.set;
globalThis.clearTimeout = clock.clear;
globalThis.setImmediate = (call, ...values) => {
  ++due;
  return soon(() => {
    --due;
    call(...values);
  });
};
globalThis.location = { pathname: '/' };
console.info = () => {};  // hides the messages about failures

const modules = async (copy) => {
  const [{ Storage }, { takeTable, NAME }] = await Promise.all(['storage', 'tabs'].map((name) => import(`../../../shell/${name}.js?${copy}`)));
  return { Storage, takeTable, NAME };
};

/** Loads the page's modules as a page in this folder would. */
export async function shellOf(folder) {
  globalThis.location = { pathname: folder };
  return modules(encodeURIComponent(folder));
}
