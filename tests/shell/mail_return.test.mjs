// Pages that are reloaded during a connection through the mailbox, and come back through the same invitation.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { recall } from '../../shell/mail-connection.js';
import { deriveRoom } from '../../shell/mail-seal.js';
import { HOUR, Mailbox, SECRET, advance, openGuest, openHost, startClock } from './lib/mailbox.mjs';

const answers = await deriveRoom(SECRET, 'answers');

let box;
let host;
let guest;

beforeEach(async () => {
  startClock();
  box = new Mailbox();
  guest = await openGuest(box);
  await advance(1000);
});

/** Returns the sealed line with which the guest has answered. */
const storedAnswer = () => box.lines(answers.name)[0];

/** Opens the host's page, plays a while, and closes the page without a word. */
async function playAndReload() {
  host = openHost(box);
  await advance(3000);
  for (let i = 0; i < 20; ++i) {
    host.sessions[0].connection.send(`host ${i}`);
    guest.connection.send(`guest ${i}`);
    await advance(500);
  }
  assert.deepEqual([host.sessions[0].events.length, guest.events.length], [21, 21]);
  host.kill();
}

/** Lets the guest's page answer the invitation again, as it does when a connection has ended. */
async function returnGuest() {
  const { events, connection } = await openGuest(box);
  await advance(5000);
  return { events, connection };
}

/** Checks that a new connection of a guest works in both directions. */
async function assertConnected({ events, connection }, session) {
  assert.deepEqual([events, session.events], [['open'], ['open']]);
  connection.send('from guest');
  session.connection.send('from host');
  await advance(1000);
  assert.deepEqual([events, session.events], [['open', 'from host'], ['open', 'from guest']]);
}

test('a reloaded host gets the next session of the guest, and no earlier one', async () => {
  await playAndReload();
  const reloaded = openHost(box);
  await advance(100_000);
  assert.equal(guest.events.at(-1), 'close');
  assert.deepEqual(reloaded.sessions, []);
  const returned = await returnGuest();
  assert.equal(reloaded.sessions.length, 1);
  await assertConnected(returned, reloaded.sessions[0]);
});

test('a host that comes back hours later finds the session of the guest', async () => {
  await playAndReload();
  await advance(30_000);
  const { events, connection } = await openGuest(box);
  await advance(2 * HOUR, 500);
  const reloaded = openHost(box);
  await advance(5000);
  await assertConnected({ events, connection }, reloaded.sessions.at(-1));
});

test('a host that is reloaded before the mailbox deletes the answer connects with the guest', async () => {
  const first = openHost(box);
  box.faults.push(undefined, undefined, ...Array(20).fill('lost'));  // the host has read the answer, and cannot say so
  await advance(200);
  first.kill();
  box.faults = [];
  const reloaded = openHost(box);
  let current = guest;
  for (let passed = 0; passed < 120_000; passed += 1000) {
    await advance(1000);
    if (current.events.at(-1) === 'close') current = await openGuest(box);
  }
  current.connection.send('hello');
  reloaded.sessions.at(-1).connection.send('hello');
  await advance(1000);
  assert.equal(current.events.at(-1), 'hello');
  assert.equal(reloaded.sessions.at(-1).events.at(-1), 'hello');
});

test('a session that a reloaded host reads again closes the guest\'s connection without foreign lines', async () => {
  const stale = storedAnswer();
  await playAndReload();
  await advance(5000);  // so that the guest says that it is here before the new page of the host does so for the second time
  box.store(answers.name, 0, stale);
  const reloaded = openHost(box);
  for (let passed = 0; passed < 15_000; passed += 500) {
    await advance(500);
    reloaded.sessions[0]?.connection.send('foreign');
  }
  assert.equal(guest.events.filter((event) => event === 'foreign').length, 0);
  assert.equal(guest.events.at(-1), 'close');
  const returned = await returnGuest();
  assert.equal(reloaded.sessions.length, 2);
  await assertConnected(returned, reloaded.sessions[1]);
  await advance(70_000);
  assert.equal(reloaded.sessions[0].events.at(-1), 'close');
  assert.ok(returned.connection.isOpen && reloaded.sessions[1].connection.isOpen);
});

test('a guest whose session is recalled by a reloaded host comes back within seconds', async () => {
  await playAndReload();
  const reloaded = openHost(box);
  await recall(reloaded.post, SECRET, host.sessions[0].name);
  await advance(4000);
  assert.equal(guest.events.at(-1), 'close');
  await assertConnected(await returnGuest(), reloaded.sessions[0]);
});

test('a reloaded guest gets a new session, and the host closes the earlier one in three minutes', async () => {
  host = openHost(box);
  await advance(3000);
  guest.kill();
  const returned = await returnGuest();
  assert.equal(host.sessions.length, 2);
  await assertConnected(returned, host.sessions[1]);
  await advance(185_000);
  assert.deepEqual(host.sessions[0].events, ['open', 'close']);
  assert.ok(returned.connection.isOpen && host.sessions[1].connection.isOpen);
});

test('an invitation has at most four sessions at a time', async () => {
  host = openHost(box);
  for (let i = 0; i < 6; ++i) await openGuest(box);
  await advance(5000);
  assert.equal(host.sessions.length, 7);
  assert.deepEqual(host.sessions.map(({ events }) => events.includes('close')), [true, true, true, false, false, false, false]);
});

test('a guest that returns ten times is connected each time', async () => {
  host = openHost(box);
  await advance(3000);
  for (let times = 1; times <= 10; ++times) {
    guest.connection.leave('bye');
    guest = await returnGuest();
    assert.deepEqual([host.sessions.length, guest.events], [times + 1, ['open']]);
  }
  assert.deepEqual(host.sessions.map(({ events }) => events.join()), [...Array(10).fill('open,bye,close'), 'open']);
});

test('a closed invitation that is opened again connects new guests only', async () => {
  host = openHost(box);
  await advance(3000);
  guest.connection.leave('bye');
  host.stop();
  await advance(3000);
  const again = openHost(box);
  await advance(3000);
  assert.deepEqual(again.sessions, []);
  await assertConnected(await returnGuest(), again.sessions[0]);
});
