// Small model of the app's use of its storage: settings, a match that is stored after each event, and messages to the player.
import { clock } from './browser.mjs';

// The same values as in shell/storage.js
const SAFE = 0;
export const REGAINED = 4;
const DEFAULTS = { speed: 'normal', text: 'normal' };

const settingsText = (settings) => Object.entries(settings).map((entry) => `${entry.join(' ')}\n`).join('');
const parseSettings = (text = '') => ({ ...DEFAULTS, ...Object.fromEntries(text.split('\n').filter(Boolean).map((line) => line.split(' '))) });

/** Returns a record that contains only a name and a number of events, by which tests tell which of two records is later. */
export const recordText = (id, events) => `match ${id}\nevents ${events}\n`;
export const eventsOf = (text = '') => Number(/^events (\d+)$/m.exec(text)?.[1] ?? -1);

export class ModelApp {
  told = 0;            // number of messages that data are not stored or could not be read
  regained = 0;        // number of messages that lost data are stored again
  lost = false;        // whether the page was told that another tab has taken the table
  safe = new Map();    // acknowledged values: number of events by match id, and `speed`
  events = new Map();  // number of events by match id
  id = '';
  archive = null;      // last result of opening the archive
  #pending = new Map();  // by receipt: the values that the answer will acknowledge
  #changed = {};       // settings that were changed in this visit

  constructor(storage) {
    this.storage = storage;
    storage.answered = (receipt, what) => this.#answered(receipt, what);
    storage.readLate = () => this.#readLate();
    storage.archiveOpened = (what) => { this.archive = what; };
    storage.lost = () => {
      this.lost = true;
      storage.readOnly = true;
    };
  }

  /** Starts the app after the storage was opened, or failed to open. */
  begin() {
    this.#tell(this.storage.state());
    this.#restore();
    this.settings = parseSettings(this.storage.load('settings'));
    this.begun = true;
  }

  #restore() {
    this.id = this.storage.load('current') ?? '';
    if (this.id) this.events.set(this.id, eventsOf(this.storage.load(`match/${this.id}`)));
  }

  #store(note) {
    const receipt = this.storage.store();
    this.#pending.set(receipt, note);
  }

  #tell(what) {
    if (what === REGAINED) ++this.regained;
    else if (what !== SAFE) ++this.told;
  }

  #answered(receipt, what) {
    const note = this.#pending.get(receipt);
    this.#pending.delete(receipt);
    this.#tell(what);
    if (note && [SAFE, REGAINED].includes(what)) for (const [key, value] of note) this.safe.set(key, value);
  }

  #readLate() {
    if (!this.begun) return;
    this.settings = { ...parseSettings(this.storage.load('settings')), ...this.#changed };
    if (Object.keys(this.#changed).length > 0) this.#storeSettings();
    if (!this.id) this.#restore();
    else if (this.events.get(this.id) >= 0) this.#storeMatch(this.id);
  }

  #storeSettings() {
    this.storage.change('settings', settingsText(this.settings));
    this.#store([['speed', this.settings.speed]]);
  }

  #storeMatch(id, over = false) {
    const text = recordText(id, this.events.get(id));
    this.storage.change(`${over ? 'done' : 'match'}/${id}`, text);
    if (over) this.storage.change(`match/${id}`, '');
    this.storage.change('current', over ? '' : id);
    this.#store([[id, this.events.get(id)]]);
  }

  newMatch(id) {
    this.id = id;
    this.events.set(id, 0);
    this.#storeMatch(id);
  }

  play() {
    if (!this.id || this.lost) return;
    this.events.set(this.id, this.events.get(this.id) + 1);
    this.#storeMatch(this.id);
  }

  finish() {
    if (!this.id || this.lost) return;
    this.events.set(this.id, this.events.get(this.id) + 1);
    this.#storeMatch(this.id, true);
    this.id = '';
  }

  hurry() {
    this.#changed.speed = 'fast';
    this.settings = { ...this.settings, speed: 'fast' };
    this.#storeSettings();
  }

  /** Number of receipts without an answer. */
  get waiting() {
    return this.#pending.size;
  }
}

/** Opens a page with this Storage and waits until the app has started. */
export async function openPage({ Storage }) {
  const app = new ModelApp(new Storage());
  const opening = app.storage.open().then(() => app.begin());
  while (!app.begun) await clock.advance(100);
  await opening;
  return app;
}
