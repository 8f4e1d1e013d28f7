// Invitations through a mailbox: short links that survive chats, and damaged ones are refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ANY_SEAT, isSameTable, makeLink, packMail, randomHex, readLink, unpack } from '../../shell/invitation.js';

const ADDRESS = 'https://club.example/mesa/';
const ROOM = '00112233445566778899aabbccddeeff';
const SECRET = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';
const GREETING = { players: 4, game: 'Guiñote', host: 'Carmen' };
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const code = packMail(3, ROOM, SECRET);
const plain = { kind: 'mail', seat: 3, room: ROOM, secret: SECRET, code };

/** Returns a code with its bytes changed by `change`, and with the checksum of the changed bytes. */
function forge(change) {
  const bytes = [...Buffer.from(code, 'base64url')].slice(0, -2);
  change(bytes);
  const sum = bytes.reduce((total, byte) => (total * 31 + byte) % 65536, 1);
  return Buffer.from([...bytes, sum >> 8, sum & 255]).toString('base64url');
}

test('an invitation survives its link, with and without a greeting', () => {
  assert.deepEqual(readLink(makeLink(code, ADDRESS)), plain);
  assert.deepEqual(readLink(makeLink(code, ADDRESS, GREETING)), { ...plain, ...GREETING });
  assert.deepEqual(unpack(code), plain);
});

test('any seat, room and secret survive', () => {
  for (let seat = 0; seat < 6; ++seat) {
    for (let i = 0; i < 50; ++i) {
      const [room, secret] = [randomHex(16), randomHex(16)];
      const packed = packMail(seat, room, secret);
      assert.deepEqual(readLink(makeLink(packed, ADDRESS, GREETING)), { kind: 'mail', seat, room, secret, code: packed, ...GREETING });
    }
  }
});

test('an open invitation survives its link, with and without a greeting', () => {
  const open = packMail(ANY_SEAT, ROOM, SECRET);
  const parts = { ...plain, seat: 7, code: open };
  assert.deepEqual(unpack(open), parts);
  assert.deepEqual(readLink(makeLink(open, ADDRESS)), parts);
  assert.deepEqual(readLink(makeLink(open, ADDRESS, GREETING)), { ...parts, ...GREETING });
  assert.equal(readLink(`#back=${open}`), null);
});

test('invitations are to the same table if the first halves of their names are equal', () => {
  const [half, other] = [ROOM.slice(0, 16), ROOM.slice(16)];
  assert.ok(isSameTable(ROOM, half + randomHex(8)));
  for (const room of [other + half, `${half.slice(0, -1)}0${other}`, randomHex(16)]) assert.equal(isSameTable(ROOM, room), false, room);
});

test('an invitation is for the guest: its link has the mark sit, and back is refused', () => {
  assert.equal(makeLink(code, ADDRESS), `${ADDRESS}#sit=${code}`);
  assert.equal(readLink(`#back=${code}`), null);
  assert.equal(readLink(makeLink(code, ADDRESS, GREETING).replace('sit=', 'back=')), null);
});

test('a link opens with any beginning and end that chats and trackers add', () => {
  const starts = ['#sit=', '#SIT=', '#s%69t=', '#sit%253d', '#fbclid=a&sit=', '#fbclid=a&amp;sit='];
  const ends = ['', '.', ')', '…', '%20', '_', '-', '__', '&fbclid=IwAR0x', '?utm_source=chat', '\u200b', '%', ' ¿Juegas?'];
  const long = makeLink(code, '', GREETING).replace('#sit=', '');
  for (const start of starts) {
    for (const end of ends) {
      assert.deepEqual(readLink(`${ADDRESS}${start}${code}${end}`), plain, start + end);
      assert.deepEqual(readLink(`${ADDRESS}${start}${long}${end}`), { ...plain, ...GREETING }, start + end);
    }
  }
});

test('a code with one changed character is refused, with and without a greeting', () => {
  for (const text of [code, makeLink(code, '', GREETING).replace('#sit=', '')]) {
    for (let at = 0; at < code.length; ++at) {
      for (const character of [...ALPHABET, '+', '.', ' ']) {
        if (code[at] === character) continue;
        assert.equal(readLink(`#sit=${text.slice(0, at)}${character}${text.slice(at + 1)}`), null, `${character} at ${at}`);
      }
    }
  }
});

test('a damaged greeting is left out, and the invitation opens', () => {
  const link = makeLink(code, ADDRESS, GREETING);
  const start = ADDRESS.length + '#sit='.length + code.length;
  for (let at = start; at < link.length - 1; ++at) {
    for (const character of ALPHABET) {
      if (link[at] === character) continue;
      assert.deepEqual(readLink(link.slice(0, at) + character + link.slice(at + 1)), plain, `${character} at ${at}`);
    }
    assert.deepEqual(readLink(link.slice(0, at)), plain, `${at} characters`);
  }
});

test('a truncated code is refused', () => {
  for (let length = 0; length < code.length; ++length) {
    assert.equal(unpack(code.slice(0, length)), null, `${length} characters`);
    assert.equal(readLink(`#sit=${code.slice(0, length)}`), null, `${length} characters`);
  }
});

const FORGED = {
  'seat 6': (bytes) => { bytes[1] = 6; },
  'seat 8': (bytes) => { bytes[1] = 8; },
  'seat 255': (bytes) => { bytes[1] = 255; },
  'version 3': (bytes) => { bytes[0] = 3; },
  'the version of another kind': (bytes) => { bytes[0] = 1; },
  'one byte less': (bytes) => { bytes.pop(); },
};
for (const [name, change] of Object.entries(FORGED)) {
  test(`a code with a correct checksum is refused: ${name}`, () => {
    assert.equal(forge(() => {}), code);
    assert.equal(unpack(forge(change)), null);
  });
}

test('no greeting gives more than short names on one line', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (game, host) => {
    const read = readLink(makeLink(code, ADDRESS, { players: 2, game, host }));
    assert.equal(read.secret, SECRET);
    for (const name of [read.game, read.host]) assert.ok(Buffer.byteLength(name) <= 24 && !/[\n\r\u202e#]/.test(name), name);
  }), { numRuns: 500 });
});

test('the fragment has at most 124 characters with the longest names, and 53 without names', () => {
  const names = { players: 6, game: 'ñ'.repeat(12), host: '漢'.repeat(8) };
  const longest = makeLink(packMail(5, 'f'.repeat(32), 'f'.repeat(32)), '', names);
  assert.deepEqual([readLink(longest).game, readLink(longest).host], [names.game, names.host]);
  assert.ok(longest.length <= 124, `${longest.length} characters`);
  assert.equal(makeLink(code, '').length, 53);
});
