// Pages of a host and of guests at a table with friends, in Node: the page's own scripts, a simulated mailbox, and a simulated service.
import './imports.mjs';
import { startClock } from './mailbox.mjs';

/** Service of a match: a guest's greets on each connection, and ends with `bye`; a host's adds a line to its log when it is opened. */
class SimulatedWorker {
  #setup = [];

  #tell(data) {
    queueMicrotask(() => this.onmessage({ data }));
  }

  postMessage({ open, request = '' }) {
    if (open) {
      this.#setup = open.split('\n')[0].split(' ');
      this.#tell({ isGood: true });
    }
    const [role, seat, secret, ...name] = this.#setup;
    if (role === 'host' && open) this.#tell({ replies: ['log begin'] });
    if (role !== 'guest') return;
    if (request === 'connected') this.#tell({ replies: [`send 0 hello 1 ${seat} ${secret} ${name.join(' ')}`] });
    if (request.startsWith('line bye ')) this.#tell({ replies: [`end ${request.slice('line bye '.length)}`] });
  }

  terminate() {}
}

class SilentChannel {
  postMessage() {}
  close() {}
}

Object.assign(globalThis, {
  window: globalThis,
  location: new URL('https://club.example/mesa/'),
  addEventListener: () => {},
  Worker: SimulatedWorker,
  BroadcastChannel: SilentChannel,
});
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
const [{ Host }, { Guest }, { packTable, readTable, unpackTable }, { readLink }] = await Promise.all(['friends-host', 'friends-guest', 'friends-stored', 'invitation'].map((name) => import(`../../../shell/${name}.js`)));

/** Starts the clock of a test, whose pages share a new document. */
export function begin() {
  startClock();
  document.documentElement = { lang: 'en' };
}

/** Makes what a side needs of its page (makeHome in friends.js). `stored` contains its stored texts, and `told` the replies for the app. */
function makeHome(page, stored) {
  const home = {
    stored,
    told: [],
    mailbox: { page: 'https://club.example/', post: page.post },
    address: () => home.mailbox.page,
    hear: (reply) => home.told.push(reply),
    keep: (setup, log) => { stored.match = { setup, log }; },
    hasTable: () => Boolean(stored.table),
    mail: () => stored.mail ?? '',
    keepMail: (text) => { stored.mail = text; },
    storeTable: (text, table) => { stored.table = packTable(text, table); },
    start: () => {},
    decline: () => {},
    gone: () => { stored.mail = ''; },
    listener: (heard) => ({ heard, stored: () => Promise.resolve(), failed: () => {} }),
  };
  return { ...home, stored: () => stored.match };
}

const withoutDialog = (side) => Object.assign(side, { openLobby: async () => {} });

/** Opens a host's table at a page. `people` are the names at the first seats; the other seats are free. */
export function openTable(page, { players = 4, people = ['Carmen'], stored = {}, canBeTable = true } = {}) {
  const header = ['game guinote', `players ${players}`, ...people.map((name, seat) => `seat ${seat} human ${name}`)].join('\n');
  const home = makeHome(page, stored);
  const host = withoutDialog(new Host(home, readTable(`1 ${canBeTable ? 1 : 0} Guiñote, 4 jugadores\n${header}`)));
  return { host, home, stored };
}

/** Opens the stored table whose match has not begun at the page of a host. */
export function reopenTable(page, stored) {
  const home = makeHome(page, stored);
  return { host: withoutDialog(Host.reopen(home, unpackTable(stored.table))), home, stored };
}

/** Continues the stored match at the page of a host. */
export async function resumeTable(page, stored) {
  const home = makeHome(page, stored);
  return { host: withoutDialog(await Host.resume(home, stored.match)), home, stored };
}

/** Opens a link at the page of a guest, which has stored these texts. */
export function openLink(page, link, stored = {}) {
  const home = makeHome(page, stored);
  return { guest: withoutDialog(new Guest(home, readLink(link))), home, stored };
}
