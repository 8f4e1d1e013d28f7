// The database of this installation. The store `values` holds the values of the app, `done` its archive (keys that begin with `done/`), and
// `page` the notes of this file. Values that this page has not read are not overwritten but set aside.
import { deleteDB, openDB } from './idb.js';
import { forgetSpare, readSpare } from './spare.js';
import { isTaken, NAME, OLD_NAME } from './tabs.js';

const VERSION = 1;  // of the stores, for IndexedDB
const STORES = ['values', 'done', 'page'];
export const ARCHIVE = 'done/';

// Keys in the store `page`
const STAMP = 'stamp';  // ID of the page that wrote last, and the number of its writes
const OLD = 'old';  // set until the data under the old name have been stored here
const ASIDE = 'aside ';  // followed by the time and a key: the value that was set aside when another one was stored under that key

/** Error: another tab has written since this one read. */
export class Elsewhere extends Error {}

const isText = (entry) => typeof entry?.[0] === 'string' && typeof entry[1] === 'string';
const quiet = (promise) => { promise.catch(() => {}); };  // a failure also rejects the transaction's promise, which is awaited elsewhere

function open(created, closed) {
  return openDB(NAME, VERSION, {
    upgrade(db, _, __, transaction) {
      created();
      quiet(transaction.done);
      for (const name of STORES) db.createObjectStore(name);
      quiet(transaction.objectStore('page').put('not read yet', OLD));
    },
    blocking: (_, __, { target }) => { target.close(); closed(); },  // a newer page wants to upgrade the database
    terminated: closed,
  });
}

/** Returns whether a retry is useless. */
const isFinal = (error) => error instanceof Elsewhere || error.name === 'VersionError';

/** Reads the [key, value] pairs of each of these stores in one transaction. */
function readStores(transaction, names) {
  quiet(transaction.done);  // a failure also shows in the requests
  return Promise.all(names.map(async (name) => {
    const store = transaction.objectStore(name);
    const asked = ['getAllKeys', 'getAll'].map((what) => {
      const answer = store[what]();
      quiet(answer);  // if the second request throws, the first answer is never awaited
      return answer;
    });
    const [keys, values] = await Promise.all(asked);
    return keys.map((key, i) => [key, values[i]]);
  }));
}

/** Returns [store, name, text] for a [key, text] pair. A key `done/aside ...` names a match that was set aside, in the store `page`. */
function placed([key, text]) {
  if (!key.startsWith(ARCHIVE)) return ['values', key, text];
  const name = key.slice(ARCHIVE.length);
  return [name.startsWith(ASIDE) ? 'page' : 'done', name, text];
}
const named = (archive) => archive.map(([id, text]) => [ARCHIVE + String(id), text]);
const isMatchAside = ([name]) => String(name).startsWith(ASIDE) && name.includes(` ${ARCHIVE}`);

/** Reads everything stored under the old name. It stays there, because other installations on this origin may need it too. */
async function readOld() {
  let absent = false;
  const upgrade = (_, __, ___, transaction) => {  // otherwise the database would be created now
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
  #read = false;  // whether all stores except the archive have been read
  #archive = false;  // whether the archive has been read
  #odd = new Set();  // keys of values that are not texts, so the app has not written them
  #written = new Set();  // keys that this page has written
  #stamp;  // the stamp that read() found
  #old = false;  // whether data under the old name were returned but not stored yet
  #own = `${Date.now()} ${Math.random()}`;  // ID of this page in its stamps
  #writes = 0;
  #emptied;

  /** Calls `emptied()` when the database was deleted after read() and has been created again, empty. */
  constructor(emptied) {
    this.#emptied = emptied;
  }

  /**
   * Returns {stored, old, spare}, each a list of [key, text] pairs: the stored values without the archive, the values that must still be
   * copied from the old name, and the values of the second copy if the database was lost. Returns null if an earlier call has returned these values.
   */
  async read() {
    const [values, notes] = await this.#readStores(['values', 'page']);
    const page = new Map(notes);
    const wanted = page.has(OLD);
    if (wanted && await isTaken(OLD_NAME)) throw new Elsewhere('an older page plays');
    const old = wanted ? await readOld().catch(readOld) : [];
    if (this.#read) return null;
    this.#read = true;
    this.#stamp = page.get(STAMP);
    this.#old = wanted;
    return { stored: this.#sort(values), old: old.filter(isText), spare: (wanted && readSpare() || []).filter(isText) };
  }

  async readArchive() {
    const [archive, notes] = await this.#readStores(['done', 'page']);
    this.#archive = true;
    return this.#sort(named([...archive, ...notes.filter(isMatchAside)]));
  }

  /**
   * Makes all or none of the changes that `collect` returns as [key, text] pairs; an empty text deletes. Calls `collect` only when the
   * changes can be made, so that a call that had to wait never restores older values. Must be called after read().
   */
  async write(collect) {
    await this.#attempt((db) => this.#write(db, collect));
  }

  async #write(db, collect) {
    const changes = collect();
    if (changes.length === 0) return;
    const transaction = db.transaction(STORES, 'readwrite');
    const { done } = transaction;
    quiet(done);  // it is awaited below, unless something fails earlier
    try {
      // All reads come before all writes, so that no other transaction can come between the writes.
      await this.#check(transaction);
      const aside = await this.#findUnread(transaction, changes);
      this.#put(transaction, [...aside, ...changes.map(placed)]);
    } catch (error) {
      try {
        transaction.abort();  // all changes or none
      } catch {
        // The transaction has ended already.
      }
      throw error;
    }
    await done;
    this.#old = false;
    for (const [key] of changes) this.#written.add(key);
  }

  /**
   * Deletes everything, including values that were set aside. If that fails, deletes the whole database. Other tabs notice that another page
   * has written last.
   */
  async forget() {
    forgetSpare();
    try {
      await this.#attempt((db) => this.#clear(db));
    } catch {
      await deleteDB(NAME);
    }
  }

  /** Drops a connection that does not respond; the next call opens a new one. */
  renew() {
    if (this.#db) this.#leave(this.#db);
  }

  async #clear(db) {
    const transaction = db.transaction(STORES, 'readwrite');
    const { done } = transaction;
    quiet(done);
    for (const name of STORES) quiet(transaction.objectStore(name).clear());
    quiet(transaction.objectStore('page').put(`${this.#own} ${++this.#writes}`, STAMP));
    await done;
  }

  /** Checks that no other page has written since this one read. */
  async #check(transaction) {
    const stamp = await transaction.objectStore('page').get(STAMP);
    const known = stamp === undefined || stamp === this.#stamp || String(stamp).startsWith(this.#own);
    if (!known) throw new Elsewhere('another tab has written');
  }

  /** Finds the values that these changes would overwrite and that this page has not read. Returns [store, name, value] to set them aside. */
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

  #readStores(names) {
    return this.#attempt((db) => readStores(db.transaction(names), names));
  }

  /** Calls `use` with the connection. On failure retries once with a new connection, because a connection may die while the page sleeps. */
  async #attempt(use) {
    for (let last = false; ; last = true) {
      let db = null;
      try {
        db = await this.#connect();
        return await use(db);
      } catch (error) {
        if (db) this.#leave(db);
        if (last || isFinal(error)) throw error;
      }
    }
  }

  #leave(db) {
    if (this.#db === db) this.#db = null;
    db.close();
  }

  /** Returns whether this page knows the text under this key, or knows that there is none. */
  #knows(key) {
    if (this.#written.has(key)) return true;
    return !this.#odd.has(key) && (this.#archive || !key.startsWith(ARCHIVE));
  }

  /** Returns the texts among these values. Notes the keys of all other values, which the app has not written and which stay. */
  #sort(entries) {
    for (const entry of entries) if (!isText(entry)) this.#odd.add(entry[0]);
    return entries.filter(isText);
  }

  /** Returns the open connection, or opens one. */
  async #connect() {
    if (this.#db) return this.#db;
    let db = null;
    db = await open(() => this.#created(), () => { if (this.#db === db) this.#db = null; });
    if (this.#db) db.close();  // another attempt was faster
    else this.#db = db;
    return this.#db;
  }

  #created() {
    if (!this.#read) return;
    this.#old = true;  // the data under the old name were copied before
    this.#emptied();
  }
}
