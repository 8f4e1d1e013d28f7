// Sealed lines: only the right key opens them, at their place, and nothing that a mailbox changes is accepted.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import fc from 'fast-check';
import { canSeal, deriveRoom, seal, unseal } from '../../shell/mail-seal.js';

const SECRET = '00112233445566778899aabbccddeeff';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LONGEST = 8000;  // characters of a line in a mailbox
const LINES = ['', 'a', 'ab', 'abc', 'play 3 as-de-oros', 'ñ 漢 😀'];
const room = await deriveRoom(SECRET, 'answers');

test('a sealed line opens at its place', async () => {
  assert.ok(canSeal());
  for (const line of LINES) assert.equal(await unseal(room, 7, await seal(room, 7, line)), line);
});

test('any text that a browser can send survives the seal', async () => {
  await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), fc.nat(), async (line, number) => {
    assert.equal(await unseal(room, number, await seal(room, number, line)), line);
  }), { numRuns: 100, examples: [['\ufeffa', 1], ['\u0000', 2]] });
});

test('another page with the same secret opens the line', async () => {
  assert.equal(await unseal(await deriveRoom(SECRET, 'answers'), 1, await seal(room, 1, 'hello')), 'hello');
});

test('a line opens with no other secret, label, room, key or number', async () => {
  const sealed = await seal(room, 7, 'hello');
  const otherSecret = await deriveRoom(SECRET.replace(/f$/, 'e'), 'answers');
  const otherLabel = await deriveRoom(SECRET, 'answers2');
  for (const other of [otherSecret, otherLabel]) {
    assert.equal(await unseal(other, 7, sealed), null);
    assert.equal(await unseal({ name: room.name, key: other.key }, 7, sealed), null);
    assert.equal(await unseal({ name: other.name, key: room.key }, 7, sealed), null);
  }
  for (const number of [0, 6, 8, 77]) assert.equal(await unseal(room, number, sealed), null);
});

test('a line with one changed character does not open', async () => {
  for (const line of ['hello', 'hello!', 'hello!!']) {  // their seals leave 0, 4 and 2 bits of the last character unused
    const sealed = await seal(room, 7, line);
    for (let at = 0; at < sealed.length; ++at) {
      const characters = at < sealed.length - 1 ? 'AbZ09-_' : ALPHABET;
      for (const character of [...characters, '+', '/', '=', ' ', 'ñ']) {
        if (sealed[at] === character) continue;
        const changed = sealed.slice(0, at) + character + sealed.slice(at + 1);
        assert.equal(await unseal(room, 7, changed), null, `${line}: ${character} at ${at}`);
      }
    }
  }
});

test('a line does not open if it was cut or continued', async () => {
  const sealed = await seal(room, 7, 'hello');
  for (let length = 0; length < sealed.length; ++length) {
    assert.equal(await unseal(room, 7, sealed.slice(0, length)), null, `${length} characters`);
    assert.equal(await unseal(room, 7, sealed.slice(length + 1)), null, `all but ${length + 1} characters`);
  }
  for (const end of ['A', 'AA', 'AAAA', '=', ' ', '\n', sealed]) assert.equal(await unseal(room, 7, sealed + end), null, end);
});

test('no value that a mailbox may answer throws or opens', async () => {
  for (const value of [undefined, null, 0, 7, {}, [], true, '', 'A'.repeat(1_000_000)]) assert.equal(await unseal(room, 7, value), null);
  await fc.assert(fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w-]{38,}$/)), async (text) => {
    assert.equal(await unseal(room, 7, text), null);
  }), { numRuns: 100 });
});

test('two seals of one line share no block', async () => {
  const [first, second] = [await seal(room, 7, 'hello'), await seal(room, 7, 'hello')];
  for (let at = 0; at + 8 <= first.length; at += 8) assert.notEqual(first.slice(at, at + 8), second.slice(at, at + 8));
});

test('a sealed line consists of letters, digits, - and _, and does not show the line', async () => {
  const characters = new Set();
  for (let number = 1; number < 200; ++number) {
    const sealed = await seal(room, number, 'x'.repeat(number));
    assert.match(sealed, /^[A-Za-z0-9_-]+$/);
    assert.ok(!sealed.includes(btoa('xxx')));
    for (const character of sealed) characters.add(character);
  }
  assert.equal(characters.size, ALPHABET.length);
});

test('the longest line of the protocol fits into a mailbox', async () => {
  for (const line of ['a'.repeat(4000), '😀'.repeat(1000), '漢'.repeat(1333)]) {
    const sealed = await seal(room, 2 ** 31 - 1, line);
    assert.ok(sealed.length <= LONGEST, `${sealed.length} characters`);
    assert.equal(await unseal(room, 2 ** 31 - 1, sealed), line);
  }
});

test('the name of a room is 32 hexadecimal digits, which do not tell the secret', async () => {
  const names = new Set();
  for (const secret of [SECRET, SECRET.replace(/0/, '1')]) {
    for (const label of ['answers', `${SECRET} guest`, `${SECRET} host`]) {
      const { name } = await deriveRoom(secret, label);
      assert.match(name, /^[\da-f]{32}$/);
      for (let at = 0; at + 8 <= secret.length; at += 4) assert.ok(!name.includes(secret.slice(at, at + 8)));
      names.add(name);
    }
  }
  assert.equal(names.size, 6);
});

test('the name of a room is no part of its key', async () => {
  const importKey = mock.method(crypto.subtle, 'importKey');
  const { name } = await deriveRoom(SECRET, 'answers');
  const [, bytes] = importKey.mock.calls[0].arguments;
  importKey.mock.restore();
  assert.equal(bytes.length, 32);
  assert.ok(!Buffer.from(bytes).toString('hex').includes(name.slice(0, 8)));
});

test('the key of a room cannot be read, and its name does not open the line', async () => {
  await assert.rejects(crypto.subtle.exportKey('raw', room.key));
  const bytes = Uint8Array.from(room.name.match(/../g), (pair) => parseInt(pair, 16));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt']);
  assert.equal(await unseal({ name: room.name, key }, 7, await seal(room, 7, 'hello')), null);
});
