// Times of the requests to a mailbox: quick enough for a game, and few enough for a small server.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { deriveRoom } from '../../shell/mail-seal.js';
import { Mailbox, advance, hide, openPage, show, startClock } from './lib/mailbox.mjs';

const STEP = 10;  // ms in which the simulated clock advances
const room = await deriveRoom('secret', 'room');
const other = await deriveRoom('secret', 'other room');

let box;
let page;

beforeEach(() => {
  startClock();
  box = new Mailbox();
  page = openPage(box);
});

const read = (isQuick, of = room) => page.post.read(of, () => {}, isQuick);

/** Returns the pauses between the requests in this time, in ms. */
async function pauses(ms) {
  const before = page.requests.length;
  await advance(ms, STEP);
  const times = page.requests.slice(Math.max(0, before - 1));
  return times.slice(1).map((time, i) => time - times[i]);
}

const isAbout = (values, expected) => values.length > 0 && values.every((value) => Math.abs(value - expected) <= STEP);
const assertAbout = (values, expected) => assert.ok(isAbout(values, expected), `${values} ms instead of ${expected}`);

for (const [name, isQuick, expected] of [['an open connection', true, 400], ['an invitation', false, 2000]]) {
  test(`a page with ${name} asks every ${expected} ms`, async () => {
    read(isQuick);
    await advance(100, STEP);
    const found = await pauses(12_000);
    assertAbout(found, expected);
    assert.equal(found.length, 12_000 / expected);
  });
}

test('one open connection among invitations is enough to ask quickly, until it is closed', async () => {
  read(false, other);
  read(true);
  await advance(100, STEP);
  assertAbout(await pauses(4000), 400);
  page.post.stop(room);
  await advance(500, STEP);
  assertAbout(await pauses(8000), 2000);
});

test('a hidden page asks every five seconds, and at once when it is shown', async () => {
  read(true);
  await advance(1000, STEP);
  hide();
  await advance(100, STEP);
  assertAbout(await pauses(20_000), 5000);
  await advance(1000, STEP);
  show();
  assert.equal((await pauses(2 * STEP)).length, 1);
  assertAbout(await pauses(2000), 400);
});

test('a line is sent at once, also by a hidden page', async () => {
  for (const act of [() => {}, hide]) {
    act();
    read(false);
    await advance(1000, STEP);
    page.post.write(other, 'hello');
    await advance(2 * STEP, STEP);
    assert.equal(box.lines(other.name).length, 1);
    page = openPage(box);
    box.clear();
  }
});

test('a line that is written while a request is under way is sent right after it', async () => {
  box.latency = 1000;
  read(false);
  await advance(500, STEP);
  page.post.write(other, 'hello');
  await advance(500 + 2 * STEP, STEP);
  assert.equal(page.requests.length, 2);
  assert.equal(box.lines(other.name).length, 1);
});

test('a page that has received lines asks for more at once', async () => {
  read(false);
  await advance(1000, STEP);
  const writer = openPage(box).post;
  writer.write(room, 'hello');
  await advance(2000 + 3 * STEP, STEP);
  assert.ok(page.requests.at(-1) - page.requests.at(-2) <= STEP);
  assert.equal(box.lines(room.name).length, 0);
  assertAbout(await pauses(7000), 2000);
});

test('pauses after failures grow to eight seconds, and end with a success', async () => {
  read(true);
  await advance(1000, STEP);
  box.fault = 'lost';
  const found = await pauses(60_000);
  assert.ok(found.every((value, i) => isAbout([value], Math.min(8000, 400 * 2 ** Math.max(0, i - 1)))), `${found}`);
  box.fault = undefined;
  await advance(8000, STEP);
  assertAbout(await pauses(4000), 400);
  box.fault = 'lost';
  assertAbout((await pauses(1500)).slice(0, 2), 400);
});

test('the page is told when the mailbox is out of reach, and when it is back', async () => {
  const told = [];
  page.post.onreach = (isReached) => told.push(isReached);
  read(true);
  await advance(1000, STEP);
  box.fault = 'lost';
  await advance(700, STEP);
  assert.deepEqual(told, []);
  await advance(60_000, STEP);
  assert.deepEqual(told, [false]);
  box.fault = undefined;
  await advance(9000, STEP);
  assert.deepEqual(told, [false, true]);
});

test('an answer of another version counts as a failure', async () => {
  box.fault = { status: 200, wait: null, text: '{"tapete":2,"put":[],"get":[]}' };
  read(true);
  await advance(60_000, 50);
  assert.ok(page.requests.length <= 13, `${page.requests.length} requests`);
});

test('a line does not shorten the pause after a failure', async () => {
  box.fault = 'lost';
  read(true);
  await advance(15_000, STEP);
  const before = page.requests.length;
  page.post.write(other, 'hello');
  hide();
  show();
  await advance(3000, STEP);
  assert.equal(page.requests.length, before);
});

const busy = (wait) => ({ status: 429, wait, text: '{"tapete": 1, "error": "There were too many requests from this address."}' });

for (const wait of ['1', '12', '30']) {
  test(`a page waits the ${wait} seconds that the mailbox asks for, whatever happens`, async () => {
    box.faults.push(busy(wait));
    read(true);
    const until = Date.now() + 1000 * Number(wait);
    while (Date.now() < until) {
      page.post.write(other, 'hello');
      await advance(100, STEP);
    }
    assert.equal(page.requests.length, 1);
    await advance(100, STEP);
    assert.ok(page.requests.length > 1);
    assert.ok(page.requests[1] - page.requests[0] >= 1000 * Number(wait));
  });
}

for (const wait of [undefined, null, '', '-5', 'Wed, 21 Oct 2026 07:28:00 GMT', '1e12', 'Infinity', {}]) {
  test(`a page asks neither too often nor never again if Retry-After is ${JSON.stringify(wait)}`, async () => {
    box.fault = busy(wait);
    read(true);
    await advance(60_000, 50);
    assert.ok(page.requests.length <= 20, `${page.requests.length} requests in a minute`);
    box.fault = undefined;
    await advance(120_000, 200);
    assert.ok(box.requests.some(({ status }) => status === 200));
  });
}

test('there is one request at a time', async () => {
  box.latency = 700;
  for (let i = 0; i < 30; ++i) {
    read(i % 2 === 0, i % 3 === 0 ? room : other);
    page.post.write(room, `line ${i}`);
    (i % 4 === 0 ? hide : show)();
    if (i % 5 === 0) box.faults.push('lost');
    await advance(i * 60, STEP);
  }
  assert.equal(box.mostActive, 1);
  assert.ok(box.requests.length > 10, `${box.requests.length} requests`);
});

test('a page that neither reads nor writes asks nothing', async () => {
  await advance(60_000, 100);
  hide();
  show();
  await advance(1000, 100);
  assert.equal(page.requests.length, 0);
  page.post.write(room, 'hello');
  await advance(100, STEP);
  read(true, other);
  await advance(1000, STEP);
  page.post.stop(other);
  const before = page.requests.length;
  await advance(60_000, 100);
  hide();
  show();
  await advance(1000, 100);
  assert.ok(before > 0 && page.requests.length === before);
});

test('a page whose work ended after a failure asks again when there is new work', async () => {
  box.faults.push('lost');
  read(false);
  await advance(100, STEP);
  page.post.stop(room);
  await advance(60_000, 100);
  read(false);
  await advance(3000, STEP);
  assert.equal(page.requests.length, 3);
});

test('a page finds out whether the mailbox answers', async () => {
  assert.equal(await page.post.check(), true);
  for (const fault of ['lost', busy('1'), { status: 200, wait: null, text: '<html>' }, { status: 200, wait: null, text: '{"tapete":1}' }]) {
    box.faults.push(fault);
    assert.equal(await page.post.check(), false);
  }
  assert.equal(await page.post.check(), true);
});
