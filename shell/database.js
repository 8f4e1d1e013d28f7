// The database of this installation: `values` and, apart, `done`, the archive (keys that begin with `done/`), hold what the app stores; `page` holds notes
// of this file. What this page has not read it does not write over: it is set aside.
import { deleteDB, openDB } from './idb.js';
import { isTaken, NAME, OLD_NAME } from './tabs.js';

const VERSION = 1;
const STORES = ['values', 'done', 'page'];
export const ARCHIVE = 'done/';

// Notes
const STAMP = 'stamp';  // who wrote last, and how often
const OLD = 'old';      // there until what was kept under the old name has been stored here
const ASIDE = 'aside ';  // with the time and a key: what was set aside when something else was stored under that key

/** Another tab has written since this one read. */
export class Elsewhere extends Error {}

const isText = ([key, text]) => typeof key === 'string' && typeof text === 'string';
const quiet = (promise) => { promise.catch(() => {}); };  // whatever fails ends the transaction, which is waited for

function open(closed) {
  return openDB(NAME, VERSION, {
    upgrade(db, _, __, transaction) {
      quiet(transaction.done);
      for (const name of STORES) db.createObjectStore(name);
      quiet(transaction.objectStore('page').put('not read yet', OLD));
    },
    blocking: (_, __, { target }) => { target.close(); closed(target); },  // a newer page wants to go on from here
    terminated: closed,
  });
}

/** The [key, value]s of each of these stores, all as of one moment. */
function readStores(transaction, names) {
  quiet(transaction.done);  // a failure shows in the requests too
  return Promise.all(names.map(async (name) => {
    const store = transaction.objectStore(name);
    const asked = ['getAllKeys', 'getAll'].map((what) => {
      const answer = store[what]();
      quiet(answer);  // should the next one not even be asked
      return answer;
    });
    const [keys, values] = await Promise.all(asked);
    return keys.map((key, i) => [key, values[i]]);
  }));
}

/** In which store a text lies, and its name there. Matches that were set aside are in the archive too, each under the name of its note. */
function placed([key, text]) {
  if (!key.startsWith(ARCHIVE)) return ['values', key, text];
  const name = key.slice(ARCHIVE.length);
  return [name.startsWith(ASIDE) ? 'page' : 'done', name, text];
}
const named = (archive) => archive.map(([id, text]) => [ARCHIVE + String(id), text]);
const isMatchAside = ([name]) => String(name).startsWith(ASIDE) && name.includes(` ${ARCHIVE}`);

/** All that was kept under the old name. It stays there: other installations on this origin may want it too. */
async function readOld() {
  let absent = false;
  const upgrade = (_, __, ___, transaction) => {  // it would be made now
    absent = true;
    quiet(transaction.done);
    transaction.abort();
  };
  try {
    const db = await openDB(OLD_NAME, undefined, { upgrade });
    const names = ['values', 'done'].filter((name) => db.objectStoreNames.contains(name));
    const [values = [], archive = []] = names.length > 0 ? await readStores(db.transaction(names), names) : [];
    db.close();
    return [...values, ...named(archive)];
  } catch (error) {
    if (absent) return [];
    throw error;
  }
}

export class Database {
  #db = null;
  #read = false;
  #archive = false;   // that has been read too
  #odd = new Set();   // keys of values that are none of ours
  #written = new Set();
  #stamp;             // the one that was read
  #old = false;       // what was kept under the old name is given, and not stored yet
  #own = `${Date.now()} ${Math.random()}`;
  #writes = 0;

  /**
   * {stored, old}: what is stored, without the archive, and what is still to be taken over from the old name, as [key, text]; null if that has
   * been given before.
   */
  async read() {
    const [values, notes] = await this.#readStores(['values', 'page']);
    const page = new Map(notes);
    const wanted = page.has(OLD);
    if (wanted && await isTaken(OLD_NAME)) throw new Elsewhere('an older page plays');
    const old = wanted ? await readOld() : [];
    if (this.#read) return null;
    this.#read = true;
    this.#stamp = page.get(STAMP);
    this.#old = wanted;
    return { stored: this.#sort(values), old: old.filter(isText) };
  }

  async readArchive() {
    const [archive, notes] = await this.#readStores(['done', 'page']);
    this.#archive = true;
    return this.#sort(named([...archive, ...notes.filter(isMatchAside)]));
  }

  /**
   * Makes all of the changes or none that `collect` gives, as [key, text]; an empty text deletes. It is called when they can be made, so that
   * of two that wait the one that goes on later never brings back what is older. Only once read() has answered.
   */
  async write(collect) {
    await this.#connect();
    const changes = collect();
    if (changes.length === 0) return;
    const transaction = this.#begin(STORES, 'readwrite');
    const { done } = transaction;
    quiet(done);  // it is waited for below, unless something fails sooner
    try {
      // All that is asked comes before all that is changed: nothing can come between the changes.
      await this.#check(transaction);
      const aside = await this.#findUnread(transaction, changes);
      this.#put(transaction, [...aside, ...changes.map(placed)]);
    } catch (error) {
      try {
        transaction.abort();  // all or nothing
      } catch {
        // It has ended already.
      }
      throw error;
    }
    await done;
    this.#old = false;
    for (const [key] of changes) this.#written.add(key);
  }

  /** Forgets everything, what was set aside too. A database that does not answer to that is deleted. Other tabs notice that they are not the last to have written. */
  async forget() {
    try {
      await this.#connect();
      const transaction = this.#begin(STORES, 'readwrite');
      const { done } = transaction;
      quiet(done);
      for (const name of STORES) quiet(transaction.objectStore(name).clear());
      quiet(transaction.objectStore('page').put(`${this.#own} ${++this.#writes}`, STAMP));
      await done;
    } catch {
      await deleteDB(NAME);
    }
  }

  /** Nobody else has written since this page read. */
  async #check(transaction) {
    const stamp = await transaction.objectStore('page').get(STAMP);
    const known = stamp === undefined || stamp === this.#stamp || String(stamp).startsWith(this.#own);
    if (!known) throw new Elsewhere('another tab has written');
  }

  /** Where to set aside what these changes would write over and this page has not read. */
  async #findUnread(transaction, changes) {
    const aside = [];
    for (const [key, text] of changes) {
      if (this.#knows(key)) continue;
      const [store, name] = placed([key]);
      const there = await transaction.objectStore(store).get(name);
      if (there !== undefined && there !== text) aside.push(['page', `${ASIDE}${Date.now()} ${key}`, there]);
    }
    return aside;
  }

  #put(transaction, values) {
    const stores = Object.fromEntries(STORES.map((name) => [name, transaction.objectStore(name)]));
    if (this.#old) quiet(stores.page.delete(OLD));
    quiet(stores.page.put(`${this.#own} ${++this.#writes}`, STAMP));
    for (const [store, name, value] of values) quiet(value === '' ? stores[store].delete(name) : stores[store].put(value, name));
  }

  async #readStores(names) {
    await this.#connect();
    return readStores(this.#begin(names, 'readonly'), names);
  }

  #begin(names, mode) {
    try {
      return this.#db.transaction(names, mode);
    } catch (error) {
      this.#db = null;  // a connection that is of no use any more
      throw error;
    }
  }

  /** Whether this page has read what is stored there, or found that nothing is. */
  #knows(key) {
    if (this.#written.has(key)) return true;
    return !this.#odd.has(key) && (this.#archive || !key.startsWith(ARCHIVE));
  }

  /** The texts; anything else is none of ours, and stays. */
  #sort(entries) {
    for (const entry of entries) if (!isText(entry)) this.#odd.add(entry[0]);
    return entries.filter(isText);
  }

  async #connect() {
    if (this.#db) return;
    let db = null;
    db = await open(() => { if (this.#db === db) this.#db = null; });
    if (this.#db) db.close();  // another attempt was quicker
    else this.#db = db;
  }
}
