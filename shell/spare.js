// A second copy of what is under way and of the settings, in another storage of the browser. It is read only if the database was lost: a
// browser that cannot read its files after a crash may begin with empty ones. Where there is no other storage there is no second copy.
import { NAME } from './tabs.js';

const KEY = `${NAME} spare`;

function attempt(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Keeps these [key, text] pairs. If there is no space, the copy that is there stays. */
export const keepSpare = (entries) => attempt(() => localStorage.setItem(KEY, JSON.stringify(entries)));

/** What was kept last; undefined if there is nothing, or it cannot be read. */
export const readSpare = () => attempt(() => [...JSON.parse(localStorage.getItem(KEY))]);

export const forgetSpare = () => attempt(() => localStorage.removeItem(KEY));
