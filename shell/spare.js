// A second copy of unfinished matches and settings, in localStorage. It is read only if the database was lost: a browser that finds damaged
// database files after a crash may replace them with empty files. Without localStorage there is no second copy.
import { NAME } from './tabs.js';

const KEY = `${NAME} spare`;

function attempt(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Stores these [key, text] pairs. If localStorage is full, the older copy stays. */
export const keepSpare = (entries) => attempt(() => localStorage.setItem(KEY, JSON.stringify(entries)));

/** Returns the pairs of the last copy; undefined if there is none or it cannot be read. */
export const readSpare = () => attempt(() => [...JSON.parse(localStorage.getItem(KEY))]);

export const forgetSpare = () => attempt(() => localStorage.removeItem(KEY));
