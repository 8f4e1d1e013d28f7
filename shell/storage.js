// What is kept between visits. All but the archive is read before the app starts, so that it never waits; where reading fails or takes long the app
// starts without, and is told once it has come after all. What is to be stored together is one transaction; it is safe once that is complete. What
// could not be stored is tried again with whatever comes next, and after a while.
import { ARCHIVE, Database, Elsewhere } from './database.js';

// ms that are waited for an answer
const START = 3000;
const PATIENCE = 10_000;
const ARCHIVE_PATIENCE = 30_000;  // it may be large
const FIRST_PAUSE = 1000;         // before another attempt; each pause is twice as long as the one before,
const LONGEST_PAUSE = 60_000;     // up to this

// As in src/app/host/storage.hpp.
export const SAFE = 0;
const FAILED = 1;
const NEWER = 2;

/** What `promise` gives; a failure if that takes longer. */
function within(ms, promise) {
  let timer = 0;
  const late = new Promise((_, failed) => { timer = setTimeout(failed, ms, new Error('no answer')); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const judge = (error) => (error?.name === 'VersionError' ? NEWER : FAILED);

export class Storage {
  #database = new Database();
  #read = false;         // all but the archive
  #reading = null;
  #values = new Map();   // all that is known, stored or not
  #unsaved = new Map();  // {text} by key
  #state = SAFE;
  #receipts = 0;
  #last = Promise.resolve();
  #timer = 0;
  #pause = FIRST_PAUSE;
  // To be set before the first store():
  answered = () => {};       // (receipt, what)
  archiveOpened = () => {};  // (what)
  readLate = () => {};       // what could not be read at the start can be loaded now
  lost = () => {};           // another tab has the table
  readOnly = false;          // another tab writes

  async open() {
    try {
      await within(START, this.#ready());
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
    this.#unsaved.set(key, { text });
  }

  /** Stores what was changed. Gives a number; answered(number, what) is called later, unless another tab has the table. */
  store() {
    const receipt = ++this.#receipts;
    this.#last = this.#save(receipt);
    return receipt;
  }

  async openArchive() {
    let what = SAFE;
    try {
      await within(ARCHIVE_PATIENCE, this.#readArchive());
    } catch (error) {
      console.info(`storage: ${error}`);
      what = judge(error);
    }
    this.archiveOpened(what);
  }

  /** Forgets everything that is stored; from then on nothing is stored any more. If it fails, it throws, and all goes on as before. */
  async forget() {
    const { readOnly } = this;
    this.readOnly = true;
    clearTimeout(this.#timer);
    try {
      await within(PATIENCE, this.#database.forget());
    } catch (error) {
      this.readOnly = readOnly;
      this.#fail(error);
      throw error;
    }
  }

  /** Once all but the archive has been read. */
  async #ready() {
    if (this.#read) return;
    this.#reading ??= within(PATIENCE, this.#readAll()).finally(() => { this.#reading = null; });
    await this.#reading;
  }

  async #readAll() {
    const found = await this.#database.read();
    if (!found) return;
    this.#read = true;
    this.#state = SAFE;
    for (const [key, text] of found.stored) {
      this.#values.set(key, text);
      this.#unsaved.delete(key);  // it was changed without knowing what there is; the app makes up its mind anew
    }
    const here = new Set(found.stored.map(([key]) => key));
    for (const [key, text] of found.old) if (!here.has(key)) this.change(key, text);
    this.readLate();
    if (this.#unsaved.size > 0) this.store();
  }

  async #readArchive() {
    await this.#ready();
    for (const [key, text] of await this.#database.readArchive()) if (!this.#unsaved.has(key)) this.#values.set(key, text);
  }

  async #save(receipt) {
    if (this.readOnly) return;
    try {
      await within(PATIENCE, this.#commit());
      this.#pause = FIRST_PAUSE;
    } catch (error) {
      this.#fail(error);
    }
    if (!this.readOnly) this.answered(receipt, this.#state);
  }

  async #commit() {
    if (!this.#read) await this.#ready();
    let batch = [];
    await this.#database.write(() => {
      batch = this.readOnly ? [] : [...this.#unsaved];
      return batch.map(([key, { text }]) => [key, text]);
    });
    for (const [key, change] of batch) if (this.#unsaved.get(key) === change) this.#unsaved.delete(key);
    this.#state = SAFE;
  }

  #fail(error) {
    console.info(`storage: ${error}`);
    if (error instanceof Elsewhere) {
      this.readOnly = true;
      this.lost();
      return;
    }
    this.#state = judge(error);
    if (this.#state === NEWER) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.store(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }
}

/** Asks the browser, once, to keep what is stored when space gets short. */
let asked = false;
export function keepStored() {
  if (asked) return;
  asked = true;
  Promise.resolve().then(() => navigator.storage?.persist?.()).catch(() => {});
}
