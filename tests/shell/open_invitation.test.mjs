// The open invitation of a screen that is only the table: each page that opens its link gets a seat of its own.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { answer, listen } from '../../shell/mail-connection.js';
import { ANY_SEAT, packMail, randomHex, readLink, unpack } from '../../shell/invitation.js';
import { begin, openLink, openTable, resumeTable } from './lib/friends.mjs';
import { Mailbox, advance, follow, openPage } from './lib/mailbox.mjs';

let box;
let table;
let link;

/** Opens a table whose screen is only the table, and its link for all seats. */
async function open({ page = openPage(box), ...options } = {}) {
  table = openTable(page, options);
  table.host.setTable(true);
  link = await table.host.inviteAnyone();
}

beforeEach(async () => {
  begin();
  box = new Mailbox();
  await open();
});

/** Opens the link at a new page. Returns the guest with `joined`, which resolves to undefined or to the reason of a refusal. */
function join(name, stored) {
  const page = openPage(box);
  const opened = openLink(page, link, stored);
  return { ...opened, kill: page.kill, joined: opened.guest.join(name).then(() => undefined, ({ why, message }) => why ?? message) };
}

const namesAtTable = () => table.host.seats.map(({ name, state }) => (state === 'connected' ? name : ''));

/** Asks for a seat as a page that goes away as soon as it has the answer. Resolves to the answer. */
async function ask() {
  const asking = follow(await answer(openPage(box).post, readLink(link).secret));
  await advance(3000);
  return asking.events[1];
}

test('the link is to any seat of the table that its greeting describes', () => {
  const { seat, kind, host, game, players } = readLink(link);
  assert.deepEqual({ seat, kind, host, game, players }, { seat: ANY_SEAT, kind: 'mail', host: 'Carmen', game: 'Guiñote', players: 4 });
});

test('a page gets a seat, and stores the invitation to this seat', async () => {
  const { guest, joined, stored } = join('Ana');
  await advance(5000);
  assert.equal(await joined, undefined);
  assert.deepEqual([guest.state, guest.seat, guest.host], ['connected', 0, 'Carmen']);
  assert.deepEqual(namesAtTable(), ['Ana', '', '', '']);
  const [code, , name] = stored.mail.split(' ');
  assert.deepEqual([unpack(code).seat, name], [0, 'Ana']);
});

test('pages that ask at the same time get different seats, and a page too many hears that the table is full', async () => {
  const names = ['Ana', 'Berta', 'Carlos', 'Dora'];
  const guests = names.map((name) => join(name));
  await advance(6000);
  assert.deepEqual(await Promise.all(guests.map(({ joined }) => joined)), Array(4).fill(undefined));
  assert.deepEqual(namesAtTable().sort(), names);
  assert.deepEqual(guests.map(({ guest }) => guest.seat).sort(), [0, 1, 2, 3]);
  assert.ok(table.host.canBegin);
  const late = join('Elena');
  await advance(5000);
  assert.equal(await late.joined, 'full');
});

test('six pages sit down at the same time at a table for six', async () => {
  await open({ players: 6 });
  const guests = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => join(name));
  await advance(8000);
  assert.deepEqual(guests.map(({ guest }) => guest.state), Array(6).fill('connected'));
  assert.deepEqual(namesAtTable().sort(), ['A', 'B', 'C', 'D', 'E', 'F']);
});

test('seats of bots are not given', async () => {
  for (const seat of [0, 1, 3]) table.host.setKind(seat, 'bot', 'Paco');
  assert.equal(unpack((await ask()).slice('seat '.length)).seat, 2);
  table.host.setKind(2, 'bot', 'Paco');
  assert.equal(await ask(), 'bye full');
});

test('a page that has asked and gone away does not keep its seat: the seat that was given first is given again', async () => {
  const given = [];
  for (let i = 0; i < 6; ++i) given.push(unpack((await ask()).slice('seat '.length)).seat);
  assert.deepEqual(given, [0, 1, 2, 3, 0, 1]);
  const guests = ['Ana', 'Berta', 'Carlos', 'Dora'].map((name) => join(name));
  await advance(6000);
  assert.deepEqual(guests.map(({ guest }) => guest.state), Array(4).fill('connected'));
});

test('a seat with an invitation of its own is given last', async () => {
  const own = await table.host.invite(0);
  assert.equal(unpack((await ask()).slice('seat '.length)).seat, 1);
  for (const seat of [2, 3, 0]) assert.equal(unpack((await ask()).slice('seat '.length)).seat, seat);
  assert.equal(await table.host.invite(0), own);
  const page = openPage(box);
  const { guest } = openLink(page, own);
  await guest.join('Ana');
  await advance(4000);
  assert.deepEqual([guest.state, namesAtTable()], ['connected', ['Ana', '', '', '']]);
});

test('a phone that opens the link again takes its own seat, without asking for one', async () => {
  join('Ana');
  await advance(5000);
  const { stored, kill } = join('Berta');
  await advance(5000);
  kill();
  const { guest, joined } = join('Berta', stored);
  assert.deepEqual([guest.seat, guest.name, guest.returns], [1, 'Berta', true]);
  await advance(5000);
  assert.equal(await joined, undefined);
  assert.deepEqual([guest.state, namesAtTable()], ['connected', ['Ana', 'Berta', '', '']]);
});

test('a phone that has a seat at another table asks for one', async () => {
  const stored = { mail: `${packMail(2, randomHex(16), randomHex(16))} ${randomHex(32)} Ana` };
  const { guest, joined } = join('Ana', stored);
  assert.deepEqual([guest.seat, guest.returns], [ANY_SEAT, false]);
  await advance(5000);
  assert.equal(await joined, undefined);
  assert.equal(guest.seat, 0);
});

test('the table is full once the match has begun, also after the host\'s page was loaded again', async () => {
  const page = openPage(box);
  const stored = {};
  await open({ stored, page });
  for (const seat of [1, 2, 3]) table.host.setKind(seat, 'bot', 'Paco');
  join('Ana');
  await advance(5000);
  await table.host.begin();
  assert.equal(await ask(), 'bye full');
  page.kill();
  table = await resumeTable(openPage(box), stored);
  assert.equal(await ask(), 'bye full');
});

test('the link is void when this screen is not only the table any more', async () => {
  table.host.setTable(false);
  const { joined } = join('Ana');
  await advance(35_000);
  assert.equal(await joined, 'silent');
  table.host.setTable(true);
  assert.notEqual(await table.host.inviteAnyone(), link);
});

test('no link is made when the players connect directly', async () => {
  table.host.setReach('network');
  await assert.rejects(table.host.inviteAnyone(), { why: 'mailbox' });
  const { joined } = join('Ana');
  await advance(35_000);
  assert.equal(await joined, 'silent');
});

test('no link is made when the mailbox cannot be reached', async () => {
  table.host.setTable(false);
  table.host.setTable(true);
  box.fault = 'lost';
  await assert.rejects(table.host.inviteAnyone(), { why: 'mailbox' });
});

/** Plays a host that answers each page with these lines. */
function answerAll(...lines) {
  const { secret, room } = unpack(packMail(ANY_SEAT, randomHex(16), randomHex(16)));
  const code = packMail(ANY_SEAT, room, secret);
  link = `https://club.example/#sit=${code}`;
  listen(openPage(box).post, secret, (connection) => { connection.onopen = () => lines.forEach((line) => connection.send(line(room, code))); });
}

const DAMAGED = {
  'no code': () => 'seat',
  'a code with a wrong checksum': (room) => `seat ${packMail(1, room, randomHex(16)).slice(0, -2)}xx`,
  'the open invitation itself': (room, code) => `seat ${code}`,
  'a seat of another table': () => `seat ${packMail(1, randomHex(16), randomHex(16))}`,
  'more than a code': (room) => `seat ${packMail(1, room, randomHex(16))} 2`,
  'another line': () => 'table 1',
};
for (const [what, line] of Object.entries(DAMAGED)) {
  test(`an answer with ${what} is refused`, async () => {
    answerAll(line);
    const { guest, joined, stored } = join('Ana');
    await advance(5000);
    assert.equal(await joined, 'garbage');
    assert.deepEqual([guest.state, stored], ['new', {}]);
  });
}

test('a host that says nothing is given up after 30 seconds', async () => {
  answerAll();
  const { guest, joined } = join('Ana');
  let why;
  joined.then((reason) => { why = reason; });
  await advance(29_000);
  assert.equal(why, undefined);
  await advance(2000);
  assert.deepEqual([why, guest.state], ['silent', 'new']);
});

test('a player who leaves while a seat is looked for does not sit down', async () => {
  const { guest, joined, stored } = join('Ana');
  guest.leave();
  await advance(5000);
  assert.equal(await joined, 'left');
  assert.deepEqual([stored.mail ?? '', namesAtTable()], ['', ['', '', '', '']]);
});

test('a player who was told that the table does not answer can try again', async () => {
  box.fault = 'lost';
  const page = openPage(box);
  const { guest } = openLink(page, link);
  await assert.rejects(guest.join('Ana'), { why: 'mailbox' });
  box.fault = undefined;
  const again = guest.join('Ana');
  await advance(5000);
  await again;
  assert.equal(guest.state, 'connected');
});
