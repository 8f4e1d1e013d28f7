// Tests the limits of docs/mailbox.md, and requests that are not valid, with both mailboxes.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { both, DAY, room, send } from './lib.mjs';

const isError = ({ status, headers, content, text }, expected) => {
  assert.equal(status, expected, text);
  assert.deepEqual(Object.keys(content), ['tapete', 'error'], text);
  assert.equal(content.tapete, 1);
  assert.match(content.error, /^[^<>]+\.$/);
  assert.equal(headers['content-type'], 'application/json');
  assert.equal(headers['cache-control'], 'no-store');
};

const NAME = JSON.stringify(room(1));
const put = (item) => `{"tapete":1,"put":[${item}]}`;
const get = (item) => `{"tapete":1,"get":[${item}]}`;
const list = (item, length) => Array(length).fill(item).join();
/** Bodies that are not valid, with the status of an answer other than 400. Most would add a line to room 1 if only a part was checked. */
const BAD = {
  nothing: [''],
  garbage: ['{"tapete":1,'],
  'text after the object': ['{"tapete":1}x'],
  'a byte order mark': ['\ufeff{"tapete":1}'],
  'bytes that are not UTF-8': [Buffer.from(`{"tapete":1,"put":[[${NAME},2,"\xff"]]}`, 'latin1')],
  'a list': ['[]'],
  null: ['null'],
  'a number': ['1'],
  'no version': [`{"put":[[${NAME},2,"a"]]}`],
  'another version': [`{"tapete":2,"put":[[${NAME},2,"a"]]}`],
  'a version as text': ['{"tapete":"1"}'],
  'a version with a fraction': ['{"tapete":1.0}'],
  'an unknown key': [`{"tapete":1,"put":[[${NAME},2,"a"]],"more":1}`],
  'the key __proto__': [`{"tapete":1,"__proto__":[],"put":[[${NAME},2,"a"]]}`],
  'put as null': ['{"tapete":1,"put":null}'],
  'put as an object': [`{"tapete":1,"put":{"0":[${NAME},2,"a"]}}`],
  'get as text': ['{"tapete":1,"get":"x"}'],
  'an object as item': [put(`[${NAME},2,"a"],{"0":${NAME},"1":3,"2":"a"}`)],
  'a short item': [put(`[${NAME},2,"a"],[${NAME},3]`)],
  'a long item': [put(`[${NAME},2,"a"],[${NAME},3,"a",0]`)],
  'deep lists': [`{"tapete":1,"put":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  'very deep lists': ['['.repeat(290_000)],
  'a list as line': [put(`[${NAME},2,["a"]]`)],
  'a room with capitals': [put(`[${NAME},2,"a"],["${'A'.repeat(32)}",1,"a"]`)],
  'a short room': [put(`[${NAME},2,"a"],["${'a'.repeat(31)}",1,"a"]`)],
  'a room with a line break': [get(`["${'a'.repeat(32)}\\n",0]`)],
  'a path as room': [get(`["../../../../../../etc/passwd00000",0]`)],
  'a negative number of a line': [put(`[${NAME},2,"a"],[${NAME},-1,"a"]`)],
  'a negative number': [get(`[${NAME},-1]`)],
  'a number of 2^31': [put(`[${NAME},2,"a"],[${NAME},2147483648,"a"]`)],
  'a huge number': [get(`[${NAME},1e400]`)],
  'a number with a fraction': [put(`[${NAME},2.0,"a"]`)],
  'a number with an exponent': [put(`[${NAME},2e0,"a"]`)],
  'a number as text': [put(`[${NAME},"2","a"]`)],
  'true as number': [get(`[${NAME},true]`)],
  'an empty line': [put(`[${NAME},2,""]`)],
  'a line break in a line': [put(`[${NAME},2,"a\\n"]`)],
  'markup in a line': [put(`[${NAME},2,"<?php"]`)],
  'a letter beyond ASCII': [put(`[${NAME},2,"ñ"]`)],
  'half a character': [put(`[${NAME},2,"\\ud800"]`)],
  'a line of 8,001 characters': [put(`[${NAME},2,"${'a'.repeat(8001)}"]`)],
  '101 lines': [put(list(`[${NAME},2,"a"]`, 101))],
  '101 rooms to read': [get(Array.from({ length: 101 }, (_, i) => `["${room(i)}",0]`))],
  'a room to read twice': [get(`[${NAME},1],[${NAME},0]`)],
  '300,001 bytes': [`{"tapete":1}${' '.repeat(299_989)}`, 413],
  'ten megabytes': ['x'.repeat(10_000_000), 413],
};

both('a request that is not valid gets an error and changes nothing', async (box) => {
  await box.put(room(1), [1, 'a']);
  for (const [name, [body, status = 400]] of Object.entries(BAD)) {
    isError(await box.post(body), status);
    const { content } = await box.post({ put: [[room(1), 1, 'x']], get: [[room(1), 0]] });
    assert.deepEqual(content, { tapete: 1, put: [[room(1), 1]], get: [[room(1), 1, ['a']]] }, name);
  }
});

both('a request may be as large as the limits', async ({ post }) => {
  assert.equal((await post(`{"tapete":1}${' '.repeat(299_988)}`)).status, 200);
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  const { content } = await post({ put: hundred.map((i) => [room(2), i, 'a']), get: hundred.map((i) => [room(i + 1), 0]) });
  assert.deepEqual(content.put, [[room(2), 100]]);
  assert.equal(content.get[0][2].length, 100);
  assert.deepEqual((await post({ put: [[room(3), 1, 'a'.repeat(8000)]], get: [[room(4), 2 ** 31 - 1]] })).content.put, [[room(3), 1]]);
});

both('other methods get 405', async ({ url }) => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const answer = await send(url, { method });
    isError({ ...answer, content: JSON.parse(answer.text) }, 405);
    assert.equal(answer.headers.allow, 'GET, POST');
  }
  assert.equal((await send(url, { method: 'HEAD' })).status, 405);
});

both('a mailbox outlives requests that are broken off', async ({ url, post }) => {
  const { port } = new URL(url);
  const texts = ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"tapete"', '\0\0\0\r\n\r\n', 'POST / HTTP/1.1\r\nContent-Le'];
  for (const text of texts) {
    const socket = connect(port, '127.0.0.1');
    await new Promise((sent) => { socket.write(text, sent); });
    await new Promise((closed) => { socket.on('error', () => {}).once('close', closed).resetAndDestroy(); });
  }
  assert.equal((await post({})).status, 200);
});

both('an address may send 600 requests at once, and 60 a second after that', async ({ post, advance }) => {
  const flood = async () => {
    const start = Date.now();
    for (let sent = 0; ; sent += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => post({})));
      const refused = answers.find(({ status }) => status === 429);
      const passed = sent + answers.filter(({ status }) => status === 200).length;
      if (refused) return { refused, passed, more: (Date.now() - start) * 0.06 + 1 };
    }
  };
  const first = await flood();
  isError(first.refused, 429);
  assert.equal(first.refused.headers['retry-after'], '1');
  assert.ok(first.passed >= 600 && first.passed <= 600 + first.more, `${first.passed} requests`);
  assert.equal((await post({}, '127.0.0.2')).status, 200);
  await advance(1);
  const second = await flood();
  assert.ok(second.passed >= 60 && second.passed <= 60 + first.more + second.more, `${second.passed} requests`);
}, { fresh: true });

both('a mailbox has 2,000 rooms, and deletes expired ones', async (box, kind) => {
  const rooms = (from, length) => ({ put: Array.from({ length }, (_, i) => [room(from + i), 1, 'a']) });
  for (let at = 0; at < 2000; at += 100) assert.equal((await box.post(rooms(at, 100))).status, 200);
  assert.equal(await box.put(room(2000), [1, 'a']), 0);
  assert.deepEqual(await box.get(room(2000)), undefined);
  assert.equal(await box.put(room(1999), [2, 'b']), 2);
  assert.equal((await box.post({ put: [[room(3000), 2, 'b']] })).status, 200);  // this line makes no room
  await box.advance(DAY / 2);
  assert.equal(await box.put(room(7), [2, 'b']), 2);
  await box.advance(DAY / 2 + 2);
  assert.equal((await box.post(rooms(2000, 100))).status, 200);
  assert.deepEqual(await box.get(room(7)), [1, ['a', 'b']], kind);
}, { fresh: true });
