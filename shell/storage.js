// What is kept between visits. All but the archive is read before the app starts, so that it never waits. What is to be stored together is
// one transaction; it is safe once that is complete. What could not be stored is tried again with whatever comes next.
import { openDB } from './idb.js';

const VERSION = 2;        // 1: values; 2: done, where matches that are over are kept
const PATIENCE = 3000;    // ms to open the database, which an older page in another tab may hold
const ARCHIVE = 'done/';  // these keys live in a store of their own, which is read when it is asked for

// As in src/app/host.hpp.
const SAFE = 0;
const FAILED = 1;
const NEWER = 2;

function openDatabase(lost) {
  const opening = openDB('tapete', VERSION, {
    upgrade(db, old) {
      if (old < 1) db.createObjectStore('values');
      if (old < 2) db.createObjectStore('done');
    },
    blocking: (_, __, event) => { event.target.close(); lost(); },  // a newer page wants to go on from here
    terminated: lost,
  });
  const late = new Promise((_, failed) => { setTimeout(failed, PATIENCE, new Error('the database does not open')); });
  return Promise.race([opening, late]);
}

async function readAll(db, name) {
  const { store, done } = db.transaction(name);
  done.catch(() => {});  // a failure shows in the requests too
  const [keys, texts] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map((key, i) => [key, texts[i]]);
}

export class Storage {
  #db = null;
  #values = new Map();   // all that is known, stored or not
  #unsaved = new Map();
  #state = SAFE;
  #receipts = 0;
  #last = Promise.resolve();
  answered = () => {};       // (receipt, what): to be set before the first store()
  archiveOpened = () => {};
  readOnly = false;          // another tab writes

  async open() {
    try {
      await this.#connect();
      for (const [key, text] of await readAll(this.#db, 'values')) this.#values.set(key, text);
    } catch (error) {
      this.#fail(error);
    }
    return this;
  }

  state = () => this.#state;
  load = (key) => this.#values.get(key);
  keys = (start) => [...this.#values.keys()].filter((key) => key.startsWith(start)).sort().join('\n');
  saved = () => this.#last;

  /** One of the changes that the next store() makes; an empty text deletes. */
  change(key, text) {
    if (text === '') this.#values.delete(key);
    else this.#values.set(key, text);
    this.#unsaved.set(key, text);
  }

  /** Stores what was changed. Gives a number; answered(number, what) is called later. */
  store() {
    const receipt = ++this.#receipts;
    const batch = [...this.#unsaved];
    this.#last = this.#write(batch).then(() => {
      for (const [key, text] of batch) if (this.#unsaved.get(key) === text) this.#unsaved.delete(key);
      this.#state = SAFE;
    }, (error) => this.#fail(error)).then(() => this.answered(receipt, this.#state));
    return receipt;
  }

  async openArchive() {
    try {
      await this.#connect();
      for (const [id, text] of await readAll(this.#db, 'done')) {
        const key = ARCHIVE + id;
        if (!this.#unsaved.has(key)) this.#values.set(key, text);
      }
    } catch (error) {
      this.#fail(error);
    }
    this.archiveOpened();
  }

  async #connect() {
    this.#db ??= await openDatabase(() => { this.#db = null; });
  }

  async #write(batch) {
    if (this.readOnly) return;
    if (!this.#db) await this.#connect();
    const transaction = this.#db.transaction(['values', 'done'], 'readwrite');
    const { done } = transaction;
    done.catch(() => {});  // it is waited for below, unless something fails sooner
    try {
      for (const [key, text] of batch) {
        const archived = key.startsWith(ARCHIVE);
        const store = transaction.objectStore(archived ? 'done' : 'values');
        const name = archived ? key.slice(ARCHIVE.length) : key;
        const request = text === '' ? store.delete(name) : store.put(text, name);
        request.catch(() => {});  // it ends the transaction, which is waited for
      }
    } catch (error) {
      try {
        transaction.abort();  // all or nothing
      } catch {
        // It has ended already.
      }
      throw error;
    }
    await done;
  }

  #fail(error) {
    this.#state = error?.name === 'VersionError' ? NEWER : FAILED;
    console.info(`storage: ${error}`);
  }
}

/** Asks the browser, once, to keep what is stored when space gets short. */
let asked = false;
export function keepStored() {
  if (asked) return;
  asked = true;
  Promise.resolve().then(() => navigator.storage?.persist?.()).catch(() => {});
}
