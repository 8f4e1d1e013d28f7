// The databases of the browser in memory, read and written without the page.
import { openDB } from 'idb';

/** All that a database holds: {store: {key: value}}; null if there is none. */
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

/** Puts values into a database as pages of that version have it. */
export async function fill(name, version, stores, values) {
  const db = await openDB(name, version, {
    upgrade(made) {
      for (const store of stores) made.createObjectStore(store);
    },
  });
  for (const [store, entries] of Object.entries(values)) for (const [key, value] of entries) await db.put(store, value, key);
  db.close();
}
