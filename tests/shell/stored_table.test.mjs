// A host's page that is closed before the match begins comes back to its table, and so do the guests.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { packTable, unpackTable } from '../../shell/friends-stored.js';
import { begin, openLink, openTable, reopenTable } from './lib/friends.mjs';
import { Mailbox, advance, openPage } from './lib/mailbox.mjs';

const TEXT = '1 1 Guiñote, 4 jugadores\ngame guinote\nplayers 4\nseat 0 human Carmen';
const SEATS = [{ kind: 'me', name: 'Carmen' }, { kind: 'guest', name: '' }, { kind: 'here', name: 'Luis' }, { kind: 'bot', name: 'Paco' }];
const TABLE = { matchName: '0123456789abcdef', seats: SEATS };

let box;

beforeEach(() => {
  begin();
  box = new Mailbox();
});

const seatsOf = ({ seats }) => seats.map(({ kind, state, name }) => `${kind} ${state} ${name}`.trim());

test('guests who sat at the table sit there again, invited ones can still come, and the others keep their seats', async () => {
  const page = openPage(box);
  const { host, stored } = openTable(page);
  host.setKind(3, 'bot', 'Paco');
  const { guest: ana } = openLink(openPage(box), await host.invite(1));
  await ana.join('Ana');
  const toBerta = await host.invite(2);
  await advance(4000);
  assert.deepEqual(seatsOf(host), ['me connected Carmen', 'guest connected Ana', 'guest invited', 'bot connected Paco']);

  page.kill();
  const { host: again } = reopenTable(openPage(box), stored);
  assert.deepEqual(seatsOf(again), ['me connected Carmen', 'guest invited', 'guest invited', 'bot connected Paco']);
  await advance(6000);
  const { guest: berta } = openLink(openPage(box), toBerta);
  await berta.join('Berta');
  await advance(6000);
  assert.deepEqual(seatsOf(again), ['me connected Carmen', 'guest connected Ana', 'guest connected Berta', 'bot connected Paco']);
  assert.ok(again.canBegin);
  assert.deepEqual([again.title, again.pairs, again.canBeTable, await again.invite(2)], [host.title, host.pairs, host.canBeTable, toBerta]);
});

test('a screen that is only the table comes back with the same link for all seats', async () => {
  const page = openPage(box);
  const { host, stored } = openTable(page);
  host.setTable(true);
  const link = await host.inviteAnyone();
  page.kill();
  const { host: again } = reopenTable(openPage(box), stored);
  assert.ok(again.isTable);
  assert.equal(await again.inviteAnyone(), link);
  const { guest } = openLink(openPage(box), link);
  const joined = guest.join('Ana');
  await advance(6000);
  await joined;
  await advance(4000);
  assert.deepEqual(seatsOf(again)[0], 'guest connected Ana');
});

test('after that, a page that scans the code gets a seat that nobody has had, and the guest who was away the old one', async () => {
  const page = openPage(box);
  const { host, stored } = openTable(page);
  host.setTable(true);
  const link = await host.inviteAnyone();
  const phone = openPage(box);
  const { guest: ana, stored: kept } = openLink(phone, link);
  ana.join('Ana');
  await advance(10_000);
  assert.equal(ana.seat, 0);
  page.kill();
  phone.kill();

  const { host: again } = reopenTable(openPage(box), stored);
  const { guest: berta } = openLink(openPage(box), link);
  berta.join('Berta');
  await advance(10_000);
  assert.deepEqual(seatsOf(again).slice(0, 2), ['guest invited', 'guest connected Berta']);
  const { guest: back } = openLink(openPage(box), link, kept);
  back.join('Ana');
  await advance(10_000);
  assert.deepEqual(seatsOf(again).slice(0, 2), ['guest connected Ana', 'guest connected Berta']);
});

test('a table that the player has left is not stored again, and invites nobody', async () => {
  const { host, home, stored } = openTable(openPage(box));
  const { guest } = openLink(openPage(box), await host.invite(1));
  guest.join('Ana');
  await advance(4000);
  host.leave();
  stored.table = '';
  await advance(10_000);
  assert.equal(stored.table, '');
  await host.openLobby();
  assert.equal(home.told.length, 0);
  assert.notEqual(guest.state, 'connected');
});

test('a stored table is taken up for two hours, counted from its beginning', async () => {
  const stored = packTable(TEXT, { since: Date.now(), ...TABLE });
  assert.deepEqual(unpackTable(stored), { time: Date.now(), text: TEXT, matchName: TABLE.matchName, kinds: ['me', 'guest', 'here', 'bot'], names: ['Carmen', '', 'Luis', 'Paco'] });
  await advance(2 * 3600_000 - 1);
  assert.ok(unpackTable(stored));
  await advance(1);
  assert.equal(unpackTable(stored), null);
});

test('a damaged stored table is ignored', () => {
  const whole = JSON.parse(packTable(TEXT, { since: Date.now(), ...TABLE }));
  const damages = [
    {}, { time: 'now' }, { text: 5 }, { text: 'x' }, { matchName: 'Zz' }, { kinds: ['me'] }, { kinds: 'me' }, { kinds: ['me', 'guest', 'here', 'king'] },
    { names: [] }, { names: ['Carmen', 5, 'Luis', 'Paco'] },
  ];
  for (const damage of damages.slice(1)) assert.equal(unpackTable(JSON.stringify({ ...whole, ...damage })), null, JSON.stringify(damage));
  for (const text of [undefined, '', 'null', '5', '[]', '{', JSON.stringify(whole).slice(1)]) assert.equal(unpackTable(text), null, text);
  assert.ok(unpackTable(JSON.stringify({ ...whole, ...damages[0] })));
});
