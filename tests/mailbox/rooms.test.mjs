// Tests the rooms of docs/mailbox.md with both mailboxes. Each test has its own room.
import assert from 'node:assert/strict';
import { both, DAY, room } from './lib.mjs';

both('a reader gets the lines of a room in order', async ({ put, get }) => {
  assert.equal(await put(room(1), [1, 'one'], [2, 'two-_Z9']), 2);
  assert.equal(await put(room(1), [3, 'three']), 3);
  assert.deepEqual(await get(room(1)), [1, ['one', 'two-_Z9', 'three']]);
  assert.deepEqual(await get(room(1)), [1, ['one', 'two-_Z9', 'three']]);
});

both('a request that puts and gets reads its own lines', async ({ post }) => {
  const put = [[room(2), 1, 'a'], [room(3), 1, 'b'], [room(2), 2, 'c']];
  const answer = await post({ put, get: [[room(3), 0], [room(2), 1], [room(4), 0]] });
  assert.equal(answer.status, 200);
  assert.deepEqual(answer.content, { tapete: 1, put: [[room(2), 2], [room(3), 1]], get: [[room(3), 1, ['b']], [room(2), 2, ['c']]] });
  assert.equal(answer.headers['content-type'], 'application/json');
  assert.equal(answer.headers['cache-control'], 'no-store');
});

both('a request without lines and rooms gets empty lists', async ({ post }) => {
  for (const content of [{}, { put: [] }, { get: [] }]) assert.deepEqual((await post(content)).content, { tapete: 1, put: [], get: [] });
});

both('a repeated request stores nothing twice, and changes no line', async ({ post, put, get }) => {
  const lines = [[room(5), 1, 'a'], [room(5), 2, 'b']];
  for (const _ of [1, 2]) assert.deepEqual((await post({ put: lines })).content.put, [[room(5), 2]]);
  assert.equal(await put(room(5), [2, 'other'], [2, 'other']), 2);
  assert.deepEqual(await get(room(5)), [1, ['a', 'b']]);
});

both('a line after a gap is stored when the missing line has come', async ({ put, get }) => {
  assert.equal(await put(room(6), [2, 'b']), 0);
  assert.equal(await get(room(6)), undefined);
  assert.equal(await put(room(6), [1, 'a'], [3, 'c']), 1);
  assert.equal(await put(room(6), [3, 'c'], [2, 'b']), 2);
  assert.equal(await put(room(6), [3, 'c']), 3);
  assert.deepEqual(await get(room(6)), [1, ['a', 'b', 'c']]);
});

both('a reader deletes the lines that it has', async ({ put, get }) => {
  await put(room(7), [1, 'a'], [2, 'b'], [3, 'c']);
  assert.deepEqual(await get(room(7), 2), [3, ['c']]);
  assert.deepEqual(await get(room(7), 0), [3, ['c']]);
});

both('a room remembers its last number when all lines are read', async ({ put, get }) => {
  await put(room(8), [1, 'a'], [2, 'b']);
  assert.equal(await get(room(8), 2), undefined);
  assert.equal(await put(room(8), [1, 'a']), 2);
  assert.equal(await get(room(8)), undefined);
  assert.equal(await put(room(8), [3, 'c']), 3);
  assert.deepEqual(await get(room(8), 2), [3, ['c']]);
});

both('a reader of the room that died before gets all lines of the new room', async ({ put, get }) => {
  await put(room(9), [1, 'a'], [2, 'b']);
  for (const after of [3, 2 ** 31 - 1]) assert.deepEqual(await get(room(9), after), [1, ['a', 'b']]);
  assert.equal(await get(room(9), 2), undefined);
  assert.equal(await put(room(9), [3, 'c']), 3);
  assert.deepEqual(await get(room(9), 4), [3, ['c']]);
});

both('a line with the number 0 follows the last line', async ({ put, get }) => {
  assert.equal(await put(room(17), [0, 'a']), 1);
  assert.equal(await put(room(17), [0, 'b'], [3, 'c'], [0, 'd'], [4, 'x']), 4);
  assert.deepEqual(await get(room(17)), [1, ['a', 'b', 'c', 'd']]);
});

both('a room holds 500 lines, and more when some are read', async ({ put, get }) => {
  const lines = Array.from({ length: 510 }, (_, i) => [i + 1, `line-${i + 1}`]);
  for (let at = 0; at < lines.length; at += 100) await put(room(10), ...lines.slice(at, at + 100));
  assert.equal(await put(room(10), lines[500]), 500);
  const [first, unread] = await get(room(10), 9);
  assert.equal(first, 10);
  assert.deepEqual(unread, lines.slice(9, 500).map(([, line]) => line));
  assert.equal(await put(room(10), ...lines.slice(500)), 509);
});

both('a room holds 256,000 characters, and more when some are read', async ({ put, get }) => {
  const long = 'x'.repeat(8000);
  await put(room(11), ...Array.from({ length: 31 }, (_, i) => [i + 1, long]));
  assert.equal(await put(room(11), [32, 'x'.repeat(7999)], [33, 'yy'], [33, 'y']), 33);
  assert.equal(await put(room(11), [34, 'z']), 33);
  assert.equal((await get(room(11), 1))[1].length, 32);
  assert.equal(await put(room(11), [34, long], [35, 'z']), 34);
});

both('an answer has at most 300,000 bytes, and the reader finds the other lines later', async ({ put, post }) => {
  const long = 'x'.repeat(8000);
  const names = [12, 13].map(room);
  for (const name of names) await put(name, ...Array.from({ length: 30 }, (_, i) => [i + 1, long]));
  const had = new Map(names.map((name) => [name, 0]));
  for (let requests = 0; requests < 2; ++requests) {
    const { text, content } = await post({ get: [...had] });
    assert.ok(text.length > 100_000 && text.length <= 300_000, `${text.length} bytes`);
    for (const [name, first, lines] of content.get) {
      assert.equal(first, had.get(name) + 1);
      had.set(name, first + lines.length - 1);
    }
  }
  assert.deepEqual([...had.values()], [30, 30]);
});

both('a room expires a day after its last new line, and is then new', async ({ put, get, advance }) => {
  await put(room(14), [1, 'a']);
  await put(room(15), [1, 'a']);
  await advance(DAY - 60);
  assert.equal(await put(room(15), [2, 'b']), 2);
  assert.equal(await put(room(14), [1, 'late']), 1);  // not a new line
  assert.deepEqual(await get(room(14)), [1, ['a']]);
  await advance(61);
  assert.equal(await get(room(14)), undefined);
  assert.deepEqual(await get(room(15), 1), [2, ['b']]);
  assert.equal(await put(room(14), [2, 'b']), 0);
  assert.equal(await put(room(14), [1, 'new']), 1);
  assert.deepEqual(await get(room(14)), [1, ['new']]);
  await advance(DAY - 120);
  assert.equal(await get(room(15), 2), undefined);  // reading is not a new line
  assert.equal(await put(room(15), [1, 'x']), 2);
  await advance(60);
  assert.equal(await put(room(15), [1, 'x']), 1);
}, { fresh: true });

both('sixty writers at once store each number once and in order', async ({ post, get }) => {
  const LAST = 80;
  const padding = 'x'.repeat(3000);  // long lines, so that writing takes a while
  const name = room(16);
  const stored = [];
  let reading = true;
  const reader = (async () => {
    while (reading || stored.length < LAST) {
      const had = Math.max(0, stored.length - 60);  // reads lines again, because they would change if two writers wrote at once
      const [first, lines] = await get(name, had) ?? [had + 1, []];
      assert.equal(first, had + 1);
      assert.ok(lines.length >= stored.length - had, 'lines are gone');
      assert.deepEqual(lines.slice(0, stored.length - had), stored.slice(had), 'lines have changed');
      stored.push(...lines.slice(stored.length - had));
    }
  })();
  const write = async (writer) => {
    for (let last = 0; last < LAST;) {
      const lines = Array.from({ length: Math.min(8, LAST - last) }, (_, i) => [name, last + i + 1, `${last + i + 1}-${writer}${padding}`]);
      const { content } = await post({ put: lines }, `127.0.0.${2 + writer % 20}`);
      assert.ok(content.put[0][1] >= last, 'the number of the last line went back');
      last = content.put[0][1];
    }
  };
  await Promise.all(Array.from({ length: 60 }, (_, i) => write(i)));
  reading = false;
  await reader;
  assert.deepEqual(stored.map((line) => parseInt(line, 10)), Array.from({ length: LAST }, (_, i) => i + 1));
}, { fresh: true });

both('no line with the number 0 is lost when 120 writers write at once', async ({ post, get }) => {
  const padding = 'x'.repeat(2000);  // long lines, so that writing takes a while
  const written = Array.from({ length: 120 }, (_, i) => `${100 + i}-${padding}`);
  await Promise.all(written.map((line, i) => post({ put: [[room(18), 0, line]] }, `127.0.0.${2 + i % 60}`)));
  const [first, lines] = await get(room(18));
  assert.equal(first, 1);
  assert.deepEqual(lines.sort(), written);
}, { fresh: true });
