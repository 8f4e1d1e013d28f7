// Only one tab plays. In any other tab the table can only be looked at, until the player wants to play there.
import { focusOn } from './focus.js';
import { say } from './language.js';

/** Name of this table among the tables of the embedding page, from the address. The first table has no name. */
const TABLE = new URLSearchParams(location.search).get('table') ?? '';
/** The name of this table's lock and database. Several installations may be in folders of one origin. */
export const NAME = `tapete ${location.pathname.replace(/[^/]*$/, '')}${TABLE && ` ${TABLE}`}`;
/** The name that all folders shared in older versions. */
export const OLD_NAME = 'tapete';

const PATIENCE = 2000;  // ms: a page that is being left, such as this one before a reload, releases the table late
const SILENCE = 5000;  // ms after which the browser's lock is no longer waited for

const never = new Promise(() => {});
const pass = (ms) => new Promise((passed) => { setTimeout(passed, ms); });

/**
 * Resolves to whether this tab has the table. `lost` is called if another tab has it after all, or takes it later. Where locks are missing
 * or do not respond, every tab has it; then the database notices which one comes too late (database.js).
 */
export function takeTable(lost) {
  if (!navigator.locks) return true;
  return new Promise((decided) => {
    let held = false;
    let mine;  // undefined until that is decided
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
      else decide(true);  // in such a frame locks do not exist, so no other page has one either
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

/** Whether a page holds the lock of that name. */
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

/** Says that another tab plays, over a table that cannot be used. */
export function lookOnly() {
  const notice = document.getElementById('elsewhere');
  notice.querySelector('p').textContent = say('Tapete is open in another tab.');
  const button = notice.querySelector('button');
  button.textContent = say('Play here instead');
  button.onclick = async () => {
    button.disabled = true;
    await Promise.race([seizeTable().catch(() => {}), pass(PATIENCE)]);
    location.reload();  // reads again what the other tab has stored
  };
  for (const id of ['canvas', 'mirror', 'hear']) document.getElementById(id).inert = true;
  notice.hidden = false;
  focusOn(button);
}
