// A second copy of what is under way and of the settings, in another storage of the browser. It is read only if the database was lost: a
// browser that cannot read its files after a crash may begin with empty ones.
import { NAME } from './tabs.js';

const KEY = `${NAME} spare`;

/** Keeps these [key, text] pairs. Where that is not possible there is no second copy. */
export function keepSpare(entries) {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
  } catch {
    // Perhaps it is full. The copy that is there is older than what is stored, and better than none.
  }
}

/** The [key, text] pairs that were kept last; none if there are none, or they cannot be read. */
export function readSpare() {
  try {
    return JSON.parse(localStorage.getItem(KEY)).filter(([key, text]) => typeof key === 'string' && typeof text === 'string');
  } catch {
    return [];
  }
}

export function forgetSpare() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}
