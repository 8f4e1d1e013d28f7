// A host's screen that is only the table: it has no seat, and all people are guests.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { readLink } from '../../shell/invitation.js';
import { begin, openLink, openTable, resumeTable } from './lib/friends.mjs';
import { Mailbox, advance, openPage } from './lib/mailbox.mjs';

let box;

beforeEach(() => {
  begin();
  box = new Mailbox();
});

const kinds = ({ seats }) => seats.map(({ kind, name }) => `${kind} ${name}`.trim());

/** Lets a guest sit down by the invitation to a seat. */
async function seat(host, number, name) {
  const { guest } = openLink(openPage(box), await host.invite(number));
  await guest.join(name);
  await advance(4000);
  assert.equal(guest.state, 'connected');
  return guest;
}

test('the seats of people at this screen become seats of guests, and bots stay', () => {
  const { host } = openTable(openPage(box), { people: ['Carmen', 'Luis'] });
  host.setKind(3, 'bot', 'Paco');
  assert.deepEqual([host.isTable, kinds(host)], [false, ['me Carmen', 'here Luis', 'guest', 'bot Paco']]);
  host.setTable(true);
  assert.deepEqual([host.isTable, kinds(host)], [true, ['guest', 'guest', 'guest', 'bot Paco']]);
  host.setTable(false);
  assert.deepEqual([host.isTable, kinds(host)], [false, ['me Carmen', 'guest', 'guest', 'bot Paco']]);
});

test('the dialog is drawn again when the choice changes', () => {
  const { host } = openTable(openPage(box));
  let drawn = 0;
  host.onchange = () => { ++drawn; };
  host.setTable(true);
  assert.ok(drawn > 0);
});

test('a screen of a game without hidden hands always has a seat', () => {
  const { host } = openTable(openPage(box), { canBeTable: false });
  host.setTable(true);
  assert.deepEqual([host.isTable, kinds(host)], [false, ['me Carmen', 'guest', 'guest', 'guest']]);
});

test('the guest in the host\'s seat is sent away when the host takes it again, and other guests stay', async () => {
  const { host } = openTable(openPage(box));
  host.setTable(true);
  const ana = await seat(host, 0, 'Ana');
  const berta = await seat(host, 1, 'Berta');
  host.setTable(false);
  await advance(2000);
  assert.deepEqual([ana.state, ana.why, berta.state], ['refused', 'seat', 'connected']);
  assert.deepEqual(kinds(host), ['me Carmen', 'guest Berta', 'guest', 'guest']);
});

test('an invitation to the host\'s seat is void when the host takes it again', async () => {
  const { host } = openTable(openPage(box));
  host.setTable(true);
  const link = await host.invite(0);
  host.setTable(false);
  const { guest } = openLink(openPage(box), link);
  await guest.join('Ana');
  await advance(10_000);
  assert.deepEqual([guest.state, kinds(host)[0]], ['answered', 'me Carmen']);
});

test('invitations name the first person of the header, and phrases are not said', async () => {
  const { host, home } = openTable(openPage(box));
  host.setTable(true);
  assert.equal(readLink(await host.invite(2)).host, 'Carmen');
  home.told.length = 0;
  host.say(3);
  assert.deepEqual(home.told, []);
  host.setTable(false);
  host.say(3);
  assert.deepEqual(home.told, ['said 0 3']);
});

test('the match begins with guests in all seats of people, and is continued as a table after a reload', async () => {
  const page = openPage(box);
  const stored = {};
  const { host } = openTable(page, { stored, players: 3 });
  host.setTable(true);
  host.setKind(1, 'bot', 'Paco');
  assert.equal(host.canBegin, false);
  const ana = await seat(host, 0, 'Ana');
  await seat(host, 2, 'Berta');
  assert.ok(host.canBegin);
  await host.begin();
  await advance(1000);
  assert.match(stored.match.setup, /^host [\da-f]{32} [\da-f]{64} 0,2\ngame guinote\nplayers 3\nseat 1 bot:casual Paco$/);
  host.setTable(false);
  assert.equal(host.isTable, true, 'the match has begun');
  page.kill();
  const resumed = await resumeTable(openPage(box), stored);
  assert.deepEqual([resumed.host.isTable, resumed.host.running], [true, true]);
  assert.deepEqual(resumed.host.seats.map(({ kind }) => kind), ['guest', 'bot', 'guest']);
  const link = await resumed.host.invite(0);
  assert.equal(readLink(link).room.slice(0, 16), stored.match.setup.slice('host '.length, 'host '.length + 16));
  await advance(10_000);
  assert.equal(ana.state, 'connected', 'comes back by itself');
});

test('a match in which the host plays is not continued as a table', async () => {
  const page = openPage(box);
  const stored = {};
  const { host } = openTable(page, { stored, players: 2 });
  await seat(host, 1, 'Ana');
  await host.begin();
  await advance(1000);
  page.kill();
  const resumed = await resumeTable(openPage(box), stored);
  assert.deepEqual([resumed.host.isTable, resumed.host.seats[0].kind, resumed.host.seats[0].name], [false, 'me', 'Carmen']);
});
