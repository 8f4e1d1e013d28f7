// Lets only one tab play. Any other tab is read-only until the player chooses to play there.
import { focusOn } from './focus.js';
import { say } from './language.js';

/** Name of this table among the tables of the embedding page, from the address; empty for the first table. */
const TABLE = new URLSearchParams(location.search).get('table') ?? '';
/** The name of this installation, which all its tables share. Several installations may be in folders of one origin. */
export const INSTALLATION = `tapete ${location.pathname.replace(/[^/]*$/, '')}`;
/** The name of this table's lock and database. */
export const NAME = INSTALLATION + (TABLE && ` ${TABLE}`);
/** The name that all installations of older versions shared. */
export const OLD_NAME = 'tapete';

const PATIENCE = 2000;  // ms to wait for the lock: a page that is being left, such as this one before a reload, releases it late
const SILENCE = 5000;  // ms to wait for the browser's first answer about the lock

const never = new Promise(() => {});
const pass = (ms) => new Promise((passed) => { setTimeout(passed, ms); });

/**
 * Takes the table for this tab by a Web Lock. Resolves to whether this tab has the table. Calls `lost` if another tab turns out to have it,
 * or takes it later. Where locks are missing or do not respond, every tab has the table, and the database detects the tab whose data are out
 * of date (database.js).
 */
export function takeTable(lost) {
  if (!navigator.locks) return true;
  return new Promise((decided) => {
    let held = false;
    let mine;  // whether this tab has the table; undefined until that is decided
    const decide = (has) => {
      mine ??= has;
      decided(has);
    };
    const silence = setTimeout(decide, SILENCE, true);
    const patience = new AbortController();
    const hold = () => {
      if (mine === false) return undefined;
      held = true;
      decide(true);
      return never;  // until the page is gone
    };
    const refused = () => {
      if (held) lost();
      else decide(true);  // this frame has no locks, so no other page holds one either
    };
    const giveUp = () => {
      if (held) return;
      if (mine) lost();
      decide(false);
      patience.abort();
    };
    const wait = () => {
      clearTimeout(silence);
      setTimeout(giveUp, PATIENCE);
      navigator.locks.request(NAME, { signal: patience.signal }, hold).catch(refused);
    };
    try {
      navigator.locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? hold() : wait())).catch(refused);
    } catch {
      refused();
    }
  });
}

/** Returns whether a page holds the lock of that name. */
export async function isTaken(name) {
  try {
    const { held } = await Promise.race([navigator.locks.query(), pass(PATIENCE)]);
    return held.some((lock) => lock.name === name);
  } catch {
    return false;
  }
}

const steal = (name) => new Promise((has) => {
  navigator.locks.request(name, { steal: true }, () => { has(); return never; }).catch(has);
});

/** Takes the table from the tab that has it. */
async function seizeTable() {
  await steal(NAME);
  if (await isTaken(OLD_NAME)) await steal(OLD_NAME);
}

/** Makes the table inert, and shows a notice that another tab plays. */
export function lookOnly() {
  const notice = document.getElementById('elsewhere');
  notice.querySelector('p').textContent = say('Tapete is open in another tab.');
  const button = notice.querySelector('button');
  button.textContent = say('Play here instead');
  button.onclick = async () => {
    button.disabled = true;
    await Promise.race([seizeTable().catch(() => {}), pass(PATIENCE)]);
    location.reload();  // reads the values that the other tab has stored
  };
  for (const id of ['canvas', 'mirror', 'hear']) document.getElementById(id).inert = true;
  notice.hidden = false;
  focusOn(button);
}
