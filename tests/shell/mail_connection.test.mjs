// Connections through a simulated mailbox: how they open, carry lines and end.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { answer } from '../../shell/mail-connection.js';
import { deriveRoom } from '../../shell/mail-seal.js';
import { HOUR, Mailbox, SECRET, advance, follow, hide, openGuest, openHost, openPage, sleep, startClock } from './lib/mailbox.mjs';

let box;

beforeEach(() => {
  startClock();
  box = new Mailbox();
});

/** Opens both pages, and waits until they are connected. */
async function connect() {
  const host = openHost(box);
  const guest = await openGuest(box);
  await advance(3000);
  const [session] = host.sessions;
  return { host, guest, session };
}

test('host and guest connect, and lines arrive in both directions in order', async () => {
  const { host, guest, session } = await connect();
  assert.equal(host.sessions.length, 1);
  assert.deepEqual([session.events, guest.events], [['open'], ['open']]);
  const lines = ['a', '', 'ñ 漢 😀', 'x'.repeat(4000), 'mail', 'session', 'b'];
  for (const line of lines) assert.ok(session.connection.send(line) && guest.connection.send(line));
  await advance(2000);
  assert.deepEqual([session.events, guest.events], [['open', ...lines], ['open', ...lines]]);
});

test('a line arrives within half a second', async () => {
  const { guest, session } = await connect();
  for (const [from, to] of [[guest, session], [session, guest]]) {
    from.connection.send('hello');
    await advance(500);
    assert.equal(to.events.at(-1), 'hello');
  }
});

test('a connection is waiting, then open, then closed', async () => {
  const guest = await openGuest(box);
  const states = () => [guest.connection.isWaiting, guest.connection.isOpen, guest.connection.send('hello')];
  assert.deepEqual(states(), [true, false, false]);
  openHost(box);
  await advance(3000);
  assert.deepEqual(states(), [false, true, true]);
  guest.connection.close();
  assert.deepEqual(states(), [false, false, false]);
});

test('a guest waits for a host that comes hours later, and fills no room meanwhile', async () => {
  hide();
  const guest = await openGuest(box);
  await advance(5 * HOUR, 1000);
  assert.deepEqual(guest.events, []);
  const lines = box.requests.reduce((sum, { put }) => sum + put.length, 0);
  assert.ok(lines < 400, `${lines} lines`);
  const host = openHost(box);
  await advance(6000);
  assert.deepEqual([host.sessions.length, guest.events], [1, ['open']]);
  guest.connection.send('hello');
  await advance(6000);
  assert.deepEqual(host.sessions[0].events, ['open', 'hello']);
});

test('a guest that waits when the mailbox forgets its rooms connects all the same', async () => {
  const guest = await openGuest(box);
  await advance(1000);
  box.clear();
  const host = openHost(box);
  await advance(30_000);
  assert.deepEqual([host.sessions.length, host.sessions[0].events, guest.events], [1, ['open'], ['open']]);
});

test('a connection survives that the mailbox forgets its rooms', async () => {
  const { guest, session } = await connect();
  for (let i = 0; i < 5; ++i) session.connection.send(`before ${i}`);
  await advance(40_000);
  box.clear();
  await advance(500);
  session.connection.send('hello');
  guest.connection.send('hello');
  await advance(120_000, 200);
  assert.deepEqual([session.events.at(-1), guest.events.at(-1)], ['hello', 'hello']);
});

test('a guest repeats its session less and less often until the host answers', async () => {
  const { name } = await deriveRoom(SECRET, 'answers');
  const guest = await openGuest(box);
  await advance(299_000, 200);
  const times = box.requests.filter(({ put }) => put.some(([room]) => room === name)).map(({ time }) => time);
  const found = times.slice(1).map((time, i) => Math.round((time - times[i]) / 1000));
  assert.deepEqual(found, [4, 8, 16, 32, 60, 60, 60]);
  openHost(box);
  await advance(5000);
  assert.deepEqual(guest.events, ['open']);
  const before = box.requests.length;
  await advance(120_000, 200);
  assert.ok(box.requests.slice(before).every(({ put }) => put.every(([room]) => room !== name)));
});

test('two guests of one invitation get two connections', async () => {
  const host = openHost(box);
  const guests = [await openGuest(box), await openGuest(box)];
  await advance(3000);
  assert.equal(host.sessions.length, 2);
  host.sessions.forEach(({ connection }, i) => connection.send(`to ${i}`));
  guests.forEach(({ connection }, i) => connection.send(`from ${i}`));
  await advance(2000);
  assert.deepEqual(new Set(guests.map(({ events }) => events.join())), new Set(['open,to 0', 'open,to 1']));
  assert.deepEqual(new Set(host.sessions.map(({ events }) => events.join())), new Set(['open,from 0', 'open,from 1']));
});

test('an invitation with another secret connects nobody', async () => {
  const host = openHost(box);
  const guest = follow(await answer(openPage(box).post, SECRET.replace(/f$/, 'e')));
  await advance(10_000);
  assert.deepEqual([host.sessions, guest.events], [[], []]);
});

test('events wait for their callbacks, in order', async () => {
  const host = openHost(box);
  const connection = await answer(openPage(box).post, SECRET);
  await advance(3000);
  host.sessions[0].connection.leave('bye');
  await advance(2000);
  const { events } = follow(connection);
  await advance(100);
  assert.deepEqual(events, ['open', 'bye', 'close']);
});

test('leave() delivers all lines, and both pages close once', async () => {
  for (const hostLeaves of [true, false]) {
    box.clear();
    const { guest, session } = await connect();
    const [from, to] = hostLeaves ? [session, guest] : [guest, session];
    from.connection.send('last but one');
    from.connection.leave('bye');
    assert.equal(from.connection.send('too late'), false);
    await advance(2000);
    assert.deepEqual([from.events, to.events], [['open', 'close'], ['open', 'last but one', 'bye', 'close']]);
    to.connection.close();
    from.connection.close();
    await advance(2000);
    assert.deepEqual([from.events.length, to.events.length], [2, 4]);
  }
});

test('a last line is delivered after a failure of the mailbox', async () => {
  const { guest, session } = await connect();
  box.fault = 'lost';
  guest.connection.leave('bye');
  await advance(10_000);
  box.fault = undefined;
  await advance(10_000);
  assert.deepEqual(session.events, ['open', 'bye', 'close']);
});

test('pages say every ten seconds that they are here', async () => {
  const { guest, session } = await connect();
  const before = box.requests.length;
  await advance(60_000);
  const lines = box.requests.slice(before).flatMap(({ put }) => put);
  assert.equal(new Set(lines.map(([room]) => room)).size, 2);
  assert.ok(lines.length >= 10 && lines.length <= 12, `${lines.length} lines`);
  assert.deepEqual([session.events, guest.events], [['open'], ['open']]);
});

test('idle pages stay connected', async () => {
  const { guest, session } = await connect();
  hide();
  await advance(HOUR / 2, 500);
  assert.deepEqual([session.events, guest.events], [['open'], ['open']]);
});

for (const [name, least, most] of [['guest', 90_000, 95_000], ['host', 180_000, 185_000]]) {
  test(`a ${name} closes the connection ${least / 1000} seconds after the last line of the other page`, async () => {
    const { host, guest, session } = await connect();
    const [gone, staying] = name === 'guest' ? [host, guest] : [guest, session];
    gone.kill();
    await advance(least - 11_000);  // the last line may be ten seconds old
    assert.deepEqual(staying.events, ['open']);
    await advance(most - least + 11_000);
    assert.deepEqual(staying.events, ['open', 'close']);
  });
}

test('a connection that the guest has left before it opened is closed after three minutes', async () => {
  const guest = await openGuest(box);
  await advance(1000);
  guest.kill();
  const host = openHost(box);
  await advance(190_000);
  assert.deepEqual(host.sessions.map(({ events }) => events), [['open', 'close']]);
});

test('pages that have slept for an hour stay connected', async () => {
  const { guest, session } = await connect();
  sleep(HOUR);
  await advance(30_000);
  assert.deepEqual([session.events, guest.events], [['open'], ['open']]);
  guest.connection.send('awake');
  await advance(1000);
  assert.equal(session.events.at(-1), 'awake');
});

test('a guest that has slept while the host has left finds out in two minutes', async () => {
  const { host, guest } = await connect();
  host.kill();
  sleep(HOUR);
  await advance(100_000);
  assert.deepEqual(guest.events, ['open', 'close']);
});

test('lines that are too long or contain line breaks are neither sent nor heard', async () => {
  const host = openHost(box);
  const write = mock.method(host.post, 'write');
  const guest = await openGuest(box);
  await advance(3000);
  const [session] = host.sessions;
  const [room] = write.mock.calls[0].arguments;
  const invalid = ['x'.repeat(4001), 'ñ'.repeat(2001), '😀'.repeat(1001), 'a\nb', 'a\r'];
  for (const line of [...invalid, undefined, 7]) assert.equal(session.connection.send(line), false);
  for (const line of invalid) host.post.write(room, line);
  session.connection.send('hello');
  await advance(2000);
  assert.deepEqual(guest.events, ['open', 'hello']);
});

test('a host ignores answers that name no session, and repeated ones', async () => {
  const host = openHost(box);
  const answers = await deriveRoom(SECRET, 'answers');
  const stranger = openPage(box).post;
  const session = `session ${'a'.repeat(32)}`;
  box.store(answers.name, 0, 'garbage');
  for (const line of ['', 'session', 'session x', `${session}a`, ` ${session}`, session.toUpperCase(), `${session}\n`, 'mail gone']) {
    stranger.write(answers, line, true);
  }
  await advance(3000);
  assert.equal(host.sessions.length, 0);
  for (let i = 0; i < 3; ++i) stranger.write(answers, session, true);
  await advance(3000);
  assert.equal(host.sessions.length, 1);
});

test('an invitation that has ended connects nobody, and leaves connections open', async () => {
  const { host, guest, session } = await connect();
  host.stop();
  const late = await openGuest(box);
  await advance(10_000);
  assert.deepEqual([host.sessions.length, late.events], [1, []]);
  session.connection.send('hello');
  await advance(1000);
  assert.deepEqual(guest.events, ['open', 'hello']);
});

test('an invitation that ends at once reads nothing', async () => {
  const host = openHost(box);
  host.stop();
  await advance(10_000);
  assert.equal(host.requests.length, 0);
});

test('pages that have closed their connections ask nothing', async () => {
  const { host, guest, session } = await connect();
  host.stop();
  guest.connection.close();
  await advance(3000);
  assert.deepEqual(session.events, ['open', 'close']);
  const waiting = await openGuest(box);
  await advance(1000);
  waiting.connection.close();
  await advance(1000);
  const before = box.requests.length;
  await advance(300_000, 200);
  assert.equal(box.requests.length, before);
});
