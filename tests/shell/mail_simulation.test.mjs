// The simulated mailbox of these tests answers as the one for Node.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { mailbox } from '../../web/mailbox/mailbox.mjs';
import { DAY, Mailbox, sleep, startClock } from './lib/mailbox.mjs';

beforeEach(startClock);

/** Returns the answer of the mailbox for Node. */
async function ask(node, body) {
  const request = { method: 'POST', socket: { remoteAddress: '127.0.0.1' }, async* [Symbol.asyncIterator]() { yield Buffer.from(body); } };
  const answer = {};
  const response = {
    writeHead(status) { return Object.assign(this, { status }); },
    end(text) { Object.assign(answer, { status: this.status, content: JSON.parse(text) }); },
    destroy() { throw new Error('the mailbox has failed'); },
  };
  await node(request, response);
  return answer;
}

let seed = 1;
const random = (limit) => (seed = seed * 48_271 % 2_147_483_647) % limit;
const room = () => random(3).toString(16).padStart(32, '0');
const many = (most, make) => Array.from({ length: random(most + 1) }, make);
const line = () => 'x'.repeat(1 + random(random(5) === 0 ? 8000 : 30));

/** Returns valid requests that follow the rooms, and others. */
function makeRequest(lasts) {
  const put = many(4, () => {
    const name = room();
    const next = (lasts[name] ?? 0) + 1;
    const number = [next, next, next, next, 0, next + 1, random(9)][random(7)];
    if (number === next || number === 0) lasts[name] = next;
    return [name, number, line()];
  });
  const get = [...new Set(many(2, room))].map((name) => [name, Math.max(0, (lasts[name] ?? 0) - random(40) + 5)]);
  const faults = [{ tapete: 2 }, { more: 1 }, { put: [['x', 1, 'a']] }, { put: [[room(), 1, 'ñ']] }, { get: [[room(), -1]] }, { get: [1] }];
  return JSON.stringify({ tapete: 1, put, get, ...(random(20) === 0 && faults[random(faults.length)]) });
}

test('the simulated mailbox and the one for Node give the same answers', async () => {
  const node = mailbox({ now: () => Date.now() / 1000 });
  const box = new Mailbox();
  const lasts = {};
  const statuses = new Set();
  for (let i = 0; i < 1500; ++i) {
    sleep(i % 500 === 499 ? DAY + 1 : 1000);
    const body = makeRequest(lasts);
    const { status, text } = box.answer(body);
    const expected = await ask(node, body);
    assert.equal(status, expected.status, body.slice(0, 1000));
    if (status === 200) assert.deepEqual(JSON.parse(text), expected.content);
    if (status === 200) for (const [name, last] of expected.content.put) lasts[name] = last;
    statuses.add(status);
  }
  assert.deepEqual([...statuses].sort(), [200, 400]);
});

test('a full room and a long answer are the same in both mailboxes', async () => {
  const node = mailbox({ now: () => Date.now() / 1000 });
  const box = new Mailbox();
  const name = '0'.repeat(32);
  for (const length of [1, 5000]) {
    for (let i = 0; i < 8; ++i) {
      const put = Array.from({ length: length === 1 ? 100 : 50 }, () => [name, 0, 'x'.repeat(length)]);
      const body = JSON.stringify({ tapete: 1, put });
      assert.deepEqual(JSON.parse(box.answer(body).text), (await ask(node, body)).content);
    }
    for (const after of [0, 100, 480, 500]) {
      const body = JSON.stringify({ tapete: 1, get: [[name, after]] });
      assert.deepEqual(JSON.parse(box.answer(body).text), (await ask(node, body)).content);
    }
  }
});
