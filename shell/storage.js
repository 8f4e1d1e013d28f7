// What is kept between visits. Everything is read before the app starts, so that it never waits; from then on each save is one
// transaction of its own, and the browser runs them in the order in which they were made.
import { openDB } from './idb.js';

const STORE = 'values';

/** Nothing may be stored here (private mode, a sandboxed frame, a full disk): the game goes on in memory. */
class Memory {
  #values = new Map();
  load(key) {
    return this.#values.get(key);
  }
  save(key, text) {
    put(this.#values, key, text);
    return false;
  }
  async saved() {}
}

class Database {
  #db;
  #values;
  #working = true;
  #last = Promise.resolve();

  constructor(db, values) {
    this.#db = db;
    this.#values = values;
  }

  load(key) {
    return this.#values.get(key);
  }

  /** Starts storing `text`, or deletes `key` if it is empty. False as soon as it is known that nothing can be stored any more. */
  save(key, text) {
    put(this.#values, key, text);
    try {
      const transaction = this.#db.transaction(STORE, 'readwrite');
      const request = text === '' ? transaction.store.delete(key) : transaction.store.put(text, key);
      this.#last = Promise.all([this.#last, request, transaction.done]).then(
        () => { this.#working = true; },
        () => { this.#working = false; },
      );
    } catch {
      this.#working = false;
    }
    return this.#working;
  }

  /** Waits until everything saved so far is safe. */
  saved() {
    return this.#last;
  }
}

function put(values, key, text) {
  if (text === '') values.delete(key);
  else values.set(key, text);
}

/** What was stored, as an object with load(key), save(key, text) and saved(). */
export async function openStorage() {
  try {
    const db = await openDB('tapete', 1, { upgrade: (fresh) => { fresh.createObjectStore(STORE); } });
    const transaction = db.transaction(STORE);
    const [keys, texts] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    return new Database(db, new Map(keys.map((key, i) => [key, texts[i]])));
  } catch {
    return new Memory();
  }
}
