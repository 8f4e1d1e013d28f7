// Matches with people at other screens: the table of a host, and the seat of a guest. Loaded on demand.
import { Guest } from './friends-guest.js';
import { Host } from './friends-host.js';
import { packTable, readTable, unpackTable } from './friends-stored.js';
import { readLink, unpack } from './invitation.js';
import { mailbox } from './mailbox.js';

const ANSWER = /[#&]back=/;
const KEY = 'online';  // storage key of the match with friends: its setup, an empty line, and the log
const TABLE_KEY = 'table';  // storage key of a host's table whose match has not begun (friends-stored.js)
const MAIL_KEY = 'mail';  // storage key of the invitations through the mailbox: the host's (friends-invitations.js), or a guest's code, secret and name

let side = null;  // the host's or guest's side of the match, if there is one
let started = null;  // the side to which the stored invitations belong
let over = false;  // whether the match is over, so that it need not be stored any more

/** Where a side stores itself, and what it tells the app. */
const makeHome = (app, storage) => ({
  hear: (reply) => app.friendsHeard(reply),
  keep: (setup, log) => {
    if (over) return;
    storage.change(TABLE_KEY, '');
    storage.change(KEY, [setup, '', ...log].join('\n'));
    storage.store();
  },
  start: (next) => {
    if (side !== next) side?.close();
    if (started !== next) [MAIL_KEY, TABLE_KEY].forEach((key) => storage.change(key, ''));
    side = next;
    started = next;
    over = false;
    storage.store();
  },
  mailbox: mailbox(),
  hasTable: () => Boolean(storage.load(TABLE_KEY)),
  mail: () => storage.load(MAIL_KEY) ?? '',
  keepMail: (text) => {
    storage.change(MAIL_KEY, text);
    storage.store();
  },
  /** Stores a table made from `text` whose match has not begun, or forgets it, unless its guests come through the mailbox. */
  storeTable: (text, table) => {
    const isStored = table.reach === 'mailbox' && isShared(table);
    storage.change(TABLE_KEY, isStored ? packTable(text, table) : '');
    storage.store();
  },
  /** Returns the address of the page that a code leads to: the one that has the mailbox, or this one. */
  address: (code) => (unpack(code)?.kind === 'mail' ? mailbox().page : location.origin + location.pathname),
  decline: (guest) => {
    if (side !== guest) return;
    side = null;
    resume(app, storage);
  },
  /** Forgets the match with this setup, at whose table this page no longer has a seat. */
  gone: (setup) => {
    if (secretOf(parse(storage.load(KEY))?.setup) === secretOf(setup)) storage.change(KEY, '');
    [MAIL_KEY, TABLE_KEY].forEach((key) => storage.change(key, ''));
    storage.store();
    app.friendsHeard('left');
  },
  stored: () => parse(storage.load(KEY)),
  /** Returns the callbacks of a service. While storing fails, the match goes on without being stored. */
  listener: (heard) => ({
    heard,
    stored: () => (storage.isSafe() ? storage.saved() : Promise.resolve()),
    failed: () => app.friendsHeard('failed'),
  }),
});

const secretOf = (setup) => setup?.split(' ')[2];

function clear(storage) {
  [KEY, MAIL_KEY, TABLE_KEY].forEach((key) => storage.change(key, ''));
  storage.store();
}

/** Parses a stored side; returns undefined if there is none. */
function parse(text) {
  if (!text) return undefined;
  const end = text.indexOf('\n\n');
  return { setup: text.slice(0, end), log: text.slice(end + 2).split('\n').filter(Boolean) };
}

/** Returns whether other players are connected with this side of a match that has not begun, or have been invited, as by the code of a table. */
const isShared = (each) => (each instanceof Host ? each.isTable || each.seats.some(({ kind, state }) => kind === 'guest' && state !== 'free')
  : ['answered', 'connected', 'waiting'].includes(each?.state));

/** Asks whether to leave the present table. Resolves to whether the player has left it, or had none. */
async function leavesTable(storage) {
  if (over || (!storage.load(KEY) && !storage.load(TABLE_KEY) && !isShared(side))) return true;
  const { askToLeave } = await import('./lobby.js');
  if (!await askToLeave()) return false;
  side?.leave();
  clear(storage);
  return true;
}

async function openTable(app, storage, text) {
  if (!await leavesTable(storage)) return side?.openLobby();
  const host = new Host(makeHome(app, storage), readTable(text));
  makeHome(app, storage).start(host);
  return host.openLobby();
}

/** Receives a text of the app: `table ...`, `lobby`, `phrases ...`, `rematch`, `over` or `ask ...` (src/app/host/friends_page.hpp). */
export async function tell(app, storage, text) {
  const [what] = text.split(/[ \n]/, 1);
  const rest = text.slice(what.length + 1);
  if (what === 'table') await openTable(app, storage, rest);
  if (what === 'lobby') await side?.openLobby();
  if (what === 'ask') side?.ask(rest);
  if (what === 'over') {
    storage.change(KEY, '');  // the invitations stay for a rematch
    storage.store();
    over = true;
    side?.rest?.();
  }
  if (what === 'rematch') await side?.rematch();
  if (what === 'phrases') {
    const { openPhrases } = await import('./lobby.js');
    openPhrases(rest.split('\n'), (number) => side?.say(number));
  }
}

/**
 * Takes the answer in the address of a page that has just been opened to the tab with the waiting table, and says how that went. Resolves to
 * true; the page then does nothing else.
 */
export async function deliver() {
  const [{ deliverAnswer }, { showDelivered }] = await Promise.all([import('./answers.js'), import('./lobby.js')]);
  const found = readLink(location.hash);
  showDelivered(found ? await deliverAnswer(found.code) : 'damaged', location.href);
  return true;
}

/** Opens an invitation or an answer in the address, and continues the stored match, whose other players have to connect again. */
export async function begin(app, storage) {
  const { href, hash } = location;
  const found = readLink(hash);
  // The fragment is removed, so that a reload does not open it again.
  if (found !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  if (!['offer', 'mail'].includes(found?.kind) && ANSWER.test(hash)) return takeAnswer(href);
  const home = makeHome(app, storage);
  if (found !== undefined) {
    const guest = new Guest(home, found);
    side ??= guest;
    if (guest.mail && guest.returns) await guest.join(guest.name).catch(() => {});  // the dialog then asks for the name
    await guest.openLobby();
  } else if (!side) {
    await resume(app, storage);
  }
  return undefined;
}

/** Takes the answer of a link that was opened in this tab, and tells the player if there is no table for it. */
async function takeAnswer(link) {
  if (side instanceof Host) return side.openAnswer(link);
  const { openUndelivered } = await import('./lobby.js');
  return openUndelivered(link);
}

/** Opens the stored table of a host again, whose guests come back through the mailbox. */
function reopenTable(storage, home) {
  const text = storage.load(TABLE_KEY);
  const table = unpackTable(text);
  if (text && !table) clear(storage);
  if (!table || side || !home.mailbox) return undefined;
  side = Host.reopen(home, table);
  started = side;
  return side.openLobby();
}

async function resume(app, storage) {
  const home = makeHome(app, storage);
  const stored = home.stored();
  if (!stored) return reopenTable(storage, home);
  const Side = stored.setup.startsWith('host ') ? Host : Guest;
  const resumed = await Side.resume(home, stored);
  if (!resumed) return clear(storage);
  if (side) return resumed.close();  // the player has opened an invitation in the meantime
  side = resumed;
  started = resumed;
  return side.openLobby();
}
