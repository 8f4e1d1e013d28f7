// Lines through a mailbox: they arrive once and in order, whatever happens to requests and rooms.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { deriveRoom, seal } from '../../shell/mail-seal.js';
import { Mailbox, advance, openPage, startClock } from './lib/mailbox.mjs';

const MINUTE = 60_000;
const room = await deriveRoom('secret', 'room');
const other = await deriveRoom('secret', 'other room');
const numbered = (count, name = 'line') => Array.from({ length: count }, (_, i) => `${name} ${i}`);

let box;
let writer;
let reader;
let heard;  // the lines that the reader has heard from `room`

beforeEach(() => {
  startClock();
  box = new Mailbox();
  writer = openPage(box).post;
  reader = openPage(box).post;
  heard = [];
});

const read = () => reader.read(room, (line) => heard.push(line), true);
const write = (lines, to = room) => lines.forEach((line) => writer.write(to, line));

const html = (status) => ({ status, wait: null, text: '<!doctype html><title>Sorry</title>' });
const json = (status, content, wait = null) => ({ status, wait, text: JSON.stringify(content) });
const FAULTS = {
  'is lost': 'lost',
  'is not answered': 'unanswered',
  'is answered with 400': json(400, { tapete: 1, error: 'No.' }),
  'is answered with 413': json(413, { tapete: 1, error: 'No.' }),
  'is answered with 429': json(429, { tapete: 1, error: 'No.' }, '2'),
  'is answered with 503': json(503, { tapete: 1, error: 'No.' }),
  'is answered with 503 in HTML': html(503),
  'is answered with 200 in HTML': html(200),
  'is answered by a fetch that failed': { status: 0, wait: null, text: '' },
  'is answered without content': { status: 200, wait: null, text: '' },
  'is answered with null': json(200, null),
  'is answered with a number': json(200, 7),
  'is answered by another version': json(200, { tapete: 2, put: [], get: [] }),
  'is answered with half a text': { status: 200, wait: null, text: '{"tapete":1,"put":[],"ge' },
  'is answered with items that are none': json(200, { tapete: 1, put: [null, 3], get: [null] }),
  'is answered about unknown rooms': json(200, { tapete: 1, put: [['x', 3]], get: [['x', 1, ['y']]] }),
  'is answered with wrong items': json(200, { tapete: 1, put: [[room.name, 'x']], get: [[room.name, 'x', ['y']], [room.name, 1, 'y']] }),
};

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`lines arrive once and in order when every second request ${name}`, async () => {
    read();
    for (let i = 0; i < 40; ++i) {
      box.faults.push(...(i % 4 < 2 ? [fault, undefined] : [undefined, fault]));
      write([`line ${i}`]);
      await advance(i % 3 === 0 ? 700 : 50);
    }
    await advance(MINUTE);
    assert.deepEqual(heard, numbered(40));
    assert.ok(box.requests.length > 40);
  });
}

test('lines arrive once and in order through all kinds of faults, in both directions', async () => {
  const back = [];
  read();
  writer.read(other, (line) => back.push(line), true);
  let seed = 7;
  const random = (limit) => (seed = seed * 48_271 % 2_147_483_647) % limit;
  const kinds = Object.values(FAULTS);
  for (let i = 0; i < 150; ++i) {
    for (let k = 0; k < 3; ++k) box.faults.push(random(2) === 0 ? kinds[random(kinds.length)] : undefined);
    write([`line ${i}`]);
    reader.write(other, `line ${i}`);
    await advance(random(1500));
  }
  await advance(MINUTE);
  assert.deepEqual([heard, back], [numbered(150), numbered(150)]);
});

test('a line in a shared room is written again until the mailbox has answered', async () => {
  box.faults.push('lost', json(503, {}), html(200), undefined);
  writer.write(room, 'hello', { isShared: true });
  read();
  await advance(MINUTE);
  assert.deepEqual(heard, ['hello']);
});

test('two writers of a shared room and a reader get along', async () => {
  const second = openPage(box).post;
  read();
  for (let i = 0; i < 20; ++i) {
    writer.write(room, `line ${i}`, { isShared: true });
    await advance(i * 40);
    second.write(room, `other ${i}`, { isShared: true });
  }
  await advance(1000);
  assert.deepEqual(heard.filter((line) => line.startsWith('line')), numbered(20));
  assert.deepEqual(heard.filter((line) => line.startsWith('other')), numbered(20, 'other'));
});

test('a room goes on when the mailbox has forgotten all rooms', async () => {
  read();
  // A reader loses lines if the new room is as long as the old one before it asks.
  const lives = [9, 4, 3, 1].map((count) => numbered(count, `${count} lines`));
  for (const lines of lives) {
    write(lines);
    await advance(5000);
    box.clear();
  }
  assert.deepEqual(heard, lives.flat());
});

test('lines that were not yet stored arrive in the new room when the mailbox forgets all rooms', async () => {
  read();
  write(numbered(5, 'before'));
  await advance(2000);
  box.fault = 'lost';
  write(numbered(2));
  await advance(1000);
  box.clear();
  box.fault = undefined;
  await advance(10_000);
  assert.deepEqual(heard.slice(5), numbered(2));
});

test('a room starts again at number 1 for its writer when a reader has forgotten it', async () => {
  write(numbered(3));
  read();
  await advance(2000);
  reader.stop(room);
  write(numbered(3, 'more'));
  await advance(2000);
  read();
  await advance(2000);
  assert.deepEqual(heard, [...numbered(3), ...numbered(3, 'more')]);
});

test('a full room is continued when its reader reads', async () => {
  write(numbered(1100));
  await advance(10_000, 200);
  assert.equal(box.lines(room.name).length, 500);
  read();
  await advance(20_000);
  assert.deepEqual(heard, numbered(1100));
});

test('a full room does not keep lines to other rooms back', async () => {
  write(numbered(700));
  await advance(10_000, 200);
  const lines = [];
  reader.read(other, (line) => lines.push(line), true);
  write(numbered(3), other);
  await advance(3000);
  assert.deepEqual(lines, numbered(3));
});

test('two hundred of the longest lines arrive', async () => {
  const lines = numbered(200).map((line) => line.padEnd(4000, 'x'));
  write(lines);
  read();
  await advance(20_000);
  assert.ok(heard.length === 200 && heard.every((line, i) => line === lines[i]), `${heard.length} lines`);
  assert.ok(box.requests.every(({ status }) => status === 200));
});

test('lines of 250 rooms arrive', async () => {
  const rooms = await Promise.all(numbered(250).map((name) => deriveRoom('secret', name)));
  const lines = [];
  rooms.forEach((each, i) => reader.read(each, (line) => lines.push(`${i} ${line}`), false));
  rooms.forEach((each) => write(['hello', 'bye'], each));
  await advance(20_000, 200);
  const expected = rooms.flatMap((_, i) => [`${i} hello`, `${i} bye`]);
  assert.deepEqual(lines.toSorted(), expected.toSorted());
  assert.ok(rooms.every((_, i) => lines.indexOf(`${i} hello`) < lines.indexOf(`${i} bye`)));
});

test('foreign lines are skipped, and later ones are heard', async () => {
  read();
  writer.write(room, 'first', { isShared: true });
  await advance(1000);
  const foreign = ['A', 'garbage', 'A'.repeat(8000), await seal(other, 2, 'foreign room'), await seal(other, 0, 'foreign shared room'),
    await seal(room, 1, 'another number'), await seal({ name: room.name, key: other.key }, 7, 'foreign key')];
  for (const line of foreign) box.store(room.name, 0, line);
  writer.write(room, 'last', { isShared: true });
  await advance(1000);
  assert.deepEqual(heard, ['first', 'last']);
  assert.equal(box.lines(room.name).length, 0);
});

test('a line that the mailbox exchanges for an earlier one is not heard', async () => {
  write(numbered(3));
  await advance(1000);
  const lines = box.lines(room.name);
  lines[1] = lines[0];
  read();
  await advance(1000);
  assert.deepEqual(heard, ['line 0', 'line 2']);
});

test('a reader that throws loses no line, and its errors are no failures of the mailbox', async () => {
  const errors = mock.method(globalThis, 'queueMicrotask', () => {});
  reader.read(room, (line) => {
    heard.push(line);
    throw new Error('no');
  }, true);
  write(numbered(5));
  await advance(MINUTE);
  assert.deepEqual([heard, errors.mock.callCount()], [numbered(5), 5]);
  errors.mock.restore();
});

test('a room that is no longer read passes no line on', async () => {
  reader.read(room, (line) => {
    heard.push(line);
    reader.stop(room);
  }, true);
  write(numbered(5));
  await advance(5000);
  assert.deepEqual(heard, ['line 0']);
});
