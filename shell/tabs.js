// One tab plays; in any other the table can only be looked at, until the player wants to play there.
import { say } from './language.js';

const NAME = 'tapete';
const PATIENCE = 2000;  // ms: a page that is being left, as this one was before it was loaded anew, gives the table back late

const never = new Promise(() => {});

/**
 * Whether this tab has the table. `lost` is called if another tab takes it later. Where there are no locks every tab has it. However slow
 * the browser answers, only a table that another page has is not to be had.
 */
export function takeTable(lost) {
  if (!navigator.locks) return true;
  return new Promise((decided) => {
    let taken = false;
    const patience = new AbortController();
    const hold = () => {
      taken = true;
      decided(true);
      return never;  // until the page is gone
    };
    const refused = () => {
      if (taken) lost();
      else decided(!patience.signal.aborted);  // no lock to be had in this kind of frame: nobody else has it either
    };
    const wait = () => {
      setTimeout(() => patience.abort(), PATIENCE);  // once it is had, this changes nothing
      navigator.locks.request(NAME, { signal: patience.signal }, hold).catch(refused);
    };
    try {
      navigator.locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? hold() : wait())).catch(refused);
    } catch {
      refused();
    }
  });
}

/** Takes the table from whichever tab has it. */
export function seizeTable() {
  return new Promise((seized) => {
    navigator.locks.request(NAME, { steal: true }, () => { seized(); return never; }).catch(() => {});
  });
}

/** Says that another tab plays, over a table that cannot be touched. */
export function lookOnly() {
  const notice = document.getElementById('elsewhere');
  notice.querySelector('p').textContent = say('Tapete is open in another tab.');
  const button = notice.querySelector('button');
  button.textContent = say('Play here instead');
  button.onclick = async () => {
    button.disabled = true;
    await seizeTable();
    location.reload();  // what the other tab has stored is read anew
  };
  for (const id of ['canvas', 'mirror', 'hear']) document.getElementById(id).inert = true;
  notice.hidden = false;
  button.focus();
}
