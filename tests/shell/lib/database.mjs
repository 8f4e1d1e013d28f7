// Reads and writes the in-memory databases without the page.
import { openDB } from 'idb';

/** Returns the contents of a database, {store: {key: value}}, or null if it does not exist. */
export async function contents(name) {
  const there = await indexedDB.databases();
  if (!there.some((each) => each.name === name)) return null;
  const db = await openDB(name);
  const all = {};
  for (const store of db.objectStoreNames) {
    const [keys, values] = await Promise.all([db.getAllKeys(store), db.getAll(store)]);
    all[store] = Object.fromEntries(keys.map((key, i) => [key, values[i]]));
  }
  db.close();
  return all;
}

/** Creates a database of this version with these stores and values. */
export async function fill(name, version, stores, values) {
  const db = await openDB(name, version, {
    upgrade(made) {
      for (const store of stores) made.createObjectStore(store);
    },
  });
  for (const [store, entries] of Object.entries(values)) for (const [key, value] of entries) await db.put(store, value, key);
  db.close();
}
