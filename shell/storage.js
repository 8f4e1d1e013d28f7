// Storage of values between visits. Everything but the archive is read before the app starts, so that the app never waits. If reading fails
// or takes long, the app starts without the values and is told when they are there. Related changes form one transaction, and are safe when
// the transaction has completed. Changes that could not be stored are retried together with the next changes, and after a pause.
import { ARCHIVE, Database, Elsewhere } from './database.js';
import { keepSpare } from './spare.js';

const START = 3000;  // ms to wait for the values at the start; then the app starts without them
const PATIENCE = 10_000;  // ms to wait for any other answer, except for the archive
const ARCHIVE_PATIENCE = 30_000;  // ms to wait for the archive, which may be large
const FIRST_PAUSE = 1000;  // ms before the first retry; each further pause is twice as long
const LONGEST_PAUSE = 60_000;  // most ms before a retry

// The values of `Stored` in src/app/host/storage.hpp.
const SAFE = 0;
const FAILED = 1;
const NEWER = 2;
const REFUSED = 3;
const REGAINED = 4;

/** Settles like `promise`, but fails if `promise` is still pending after `ms`. */
function within(ms, promise) {
  let timer = 0;
  const late = new Promise((_, failed) => { timer = setTimeout(failed, ms, new Error('no answer')); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Returns whether the browser refuses all storage to this page. Tests localStorage, because a refused database may fail with any error. */
function isRefused() {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

function stateOf({ name }) {
  if (name === 'VersionError') return NEWER;
  return name === 'SecurityError' || isRefused() ? REFUSED : FAILED;
}

export class Storage {
  #database = new Database(() => this.#storeAll());
  #read = false;  // whether everything but the archive has been read
  #reading = null;
  #values = new Map();  // all known values, stored or not
  #unsaved = new Map();  // {text} by key, changes that are not stored yet
  #safe = SAFE;  // REGAINED after data were lost and restored
  #state = SAFE;  // result of the last operation
  #receipts = 0;  // number of receipts so far
  #last = Promise.resolve();  // settled when the last store() has ended
  #timer = 0;
  #pause = FIRST_PAUSE;  // ms before the next retry
  // Callbacks, which must be set before the first store(); `what` is a state such as SAFE:
  answered = () => {};       // called with (receipt, what) for each receipt
  archiveOpened = () => {};  // called with (what) when openArchive() has ended
  readLate = () => {};       // called when values that could not be read at the start have been read
  lost = () => {};           // called when another tab has taken the table
  readOnly = false;  // whether this tab must not write, because another tab plays

  async open() {
    try {
      await within(START, this.#ready());
    } catch (error) {
      this.#fail(error);
    }
    return this;
  }

  state = () => this.#state;
  isSafe = () => this.#state === this.#safe;
  load = (key) => this.#values.get(key);
  keys = (start) => [...this.#values.keys()].filter((key) => key.startsWith(start)).sort().join('\n');
  texts = () => [...this.#values.values()];
  saved = () => this.#last;

  /** Adds a change to the next store(); an empty text deletes the key. */
  change(key, text) {
    if (text === '') this.#values.delete(key);
    else this.#values.set(key, text);
    this.#unsaved.set(key, { text });
  }

  /** Stores the changes. Returns a receipt, with which answered(receipt, what) is called later, unless another tab has the table. */
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
      what = stateOf(error);
    }
    this.archiveOpened(what);
  }

  /** Deletes everything that is stored, and stores nothing from then on. Throws if deleting fails; in that case storing goes on as before. */
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

  /** Resolves when everything but the archive has been read. */
  async #ready() {
    if (this.#read) return;
    this.#reading ??= within(PATIENCE, this.#readAll()).finally(() => { this.#reading = null; });
    await this.#reading;
  }

  async #readAll() {
    const found = await this.#database.read();
    if (!found) return;
    this.#read = true;
    if (found.spare.length > 0) this.#safe = REGAINED;
    this.#state = this.#safe;
    for (const [key, text] of found.stored) {
      this.#values.set(key, text);
      this.#unsaved.delete(key);  // the app made the change without knowing the stored value; readLate() lets it merge both
    }
    const here = new Set(found.stored.map(([key]) => key));
    for (const [key, text] of [...found.old, ...found.spare]) if (!here.has(key)) this.change(key, text);
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
    this.#state = this.#safe;
    if (batch.length > 0) keepSpare([...this.#values].filter(([key]) => !key.startsWith(ARCHIVE)));
  }

  /** Marks all known values as unsaved, after the database was deleted. */
  #storeAll() {
    this.#safe = REGAINED;
    for (const [key, text] of this.#values) this.#unsaved.set(key, { text });
  }

  #fail(error) {
    console.info(`storage: ${error}`);
    this.#database.renew();
    if (error instanceof Elsewhere) {
      this.readOnly = true;
      this.lost();
      return;
    }
    this.#state = stateOf(error);
    if (this.#state === NEWER) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.store(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }
}

let asked = false;
/** Asks the browser to keep the data when space gets short. Further calls do nothing. */
export function keepStored() {
  if (asked) return;
  asked = true;
  Promise.resolve().then(() => navigator.storage?.persist?.()).catch(() => {});
}
