// Codes of invitations and their answers: descriptions survive the link, and damaged codes are refused.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeLink, pack, readLink, unpack } from '../../shell/invitation.js';

const ADDRESS = 'https://cards.example/tapete/';
const CASES = { numRuns: 3000 };
const ROOM = '00112233445566778899aabbccddeeff';
const LONGEST = 278;  // bytes of a code
const FINGERPRINT = '62:0A:62:1E:40:9E:19:1C:2D:79:5A:D5:0E:9E:E7:72:10:54:E8:D5:D0:FB:3D:77:27:42:42:35:31:C1:46:24';
const MDNS = ['2522710a-088f-45fe-be3f-411bbf8e1acf.local', '32e9b32a-f3bb-46a5-97e0-2cc671fb4fc7.local'];
const crlf = (lines) => `${lines.join('\r\n')}\r\n`;

/** Returns a description as Chromium and Safari write it. */
const chromium = (setup, candidates) => crlf([
  'v=0', 'o=- 7193922672376021398 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0', 'a=extmap-allow-mixed', 'a=msid-semantic: WMS',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
  ...candidates.map((candidate, i) => `a=candidate:${2427591007 + i} 1 udp ${2113937151 + i} ${candidate} generation 0 network-cost 999`),
  'a=ice-ufrag:JShV', 'a=ice-pwd:GAUIO+s64OhgLpiF7mdWOp5/', 'a=ice-options:trickle', `a=fingerprint:sha-256 ${FINGERPRINT}`, `a=setup:${setup}`,
  'a=mid:0', 'a=sctp-port:5000', 'a=max-message-size:262144',
]);

/** Returns a description as Firefox writes it. */
const firefox = (setup) => crlf([
  'v=0', 'o=mozilla...THIS_IS_SDPARTA-99.0 6543210987654321 0 IN IP4 0.0.0.0', 's=-', 't=0 0', 'a=sendrecv', `a=fingerprint:sha-256 ${FINGERPRINT}`,
  'a=group:BUNDLE 0', 'a=ice-options:trickle', 'a=msid-semantic:WMS *',
  'm=application 53942 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 203.0.113.7',
  `a=candidate:0 1 UDP 2122252543 ${MDNS[0]} 53942 typ host`, `a=candidate:2 1 TCP 2105524479 ${MDNS[0]} 9 typ host tcptype active`,
  'a=candidate:1 1 UDP 1686052863 203.0.113.7 40000 typ srflx raddr 0.0.0.0 rport 0', 'a=sendrecv', 'a=end-of-candidates',
  'a=ice-pwd:c2e1b8f29d2a4ad38db8d0b0a8ae8ad1', 'a=ice-ufrag:5fe3a31c', 'a=mid:0', `a=setup:${setup}`, 'a=sctp-port:5000',
  'a=max-message-size:1073741823',
]);

const usual = [`${MDNS[0]} 55108 typ host`, `${MDNS[1]} 53942 typ host`];
const code = pack({ type: 'offer', sdp: chromium('actpass', usual) }, 3, ROOM);
const field = (sdp, name) => new RegExp(`^a=${name}:(.*)\r$`, 'm').exec(sdp)[1];
const candidates = (sdp) => [...sdp.matchAll(/ (\S+ \d+ typ .*)\r/g)].map(([, candidate]) => candidate);

const ADDRESSES = '[\\da-f-]{36}\\.local|\\d+\\.\\d+\\.\\d+\\.\\d+|(?:[\\da-f]{4}:){7}[\\da-f]{4}';
const TYPES = 'host|srflx raddr (?:0\\.0\\.0\\.0|::) rport 0';
const VALID = new RegExp(`^${[
  'v=0', 'o=- 1 1 IN IP4 0\\.0\\.0\\.0', 's=-', 't=0 0', 'a=group:BUNDLE 0', 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0\\.0\\.0\\.0',
].join('\r\n')}(?:\r\na=candidate:[1-8] 1 udp [12]\\d{9} (?:${ADDRESSES}) [1-9]\\d{3,4} typ (?:${TYPES})){1,8}\r\n${[
  'a=ice-ufrag:[\\w+/]{4,32}', 'a=ice-pwd:[\\w+/]{22,64}', 'a=fingerprint:sha-256 (?:[\\dA-F]{2}:){31}[\\dA-F]{2}',
  'a=setup:(?:actpass|active|passive)', 'a=mid:0', 'a=sctp-port:5000',
].join('\r\n')}\r\n$`);

/** Checks that a code is refused, or gives a description that follows the grammar. */
function check(text) {
  const read = unpack(text);
  if (read === null) return;
  assert.match(read.sdp, VALID);
  assert.ok(read.seat >= 0 && read.seat < 6 && /^[\da-f]{32}$/.test(read.room) && ['offer', 'answer'].includes(read.kind));
  assert.ok(read.internet === false || (read.internet === true && read.kind === 'offer'));
  assert.deepEqual(unpack(read.code), read);
}

/** Returns a code with its bytes changed by `change`, and with the checksum of the changed bytes. */
function forge(change, original = code) {
  const bytes = [...Buffer.from(original, 'base64url')].slice(0, -2);
  change(bytes);
  const sum = bytes.reduce((total, byte) => (total * 31 + byte) % 65536, 1);
  return Buffer.from([...bytes, sum >> 8, sum & 255]).toString('base64url');
}

const DESCRIPTIONS = {
  'offer of Chromium': ['offer', 'actpass', chromium, usual],
  'answer of Chromium': ['answer', 'active', chromium, usual],
  'answer that waits for DTLS': ['answer', 'passive', chromium, usual],
  'offer of Firefox': ['offer', 'actpass', firefox],
  'answer of Firefox': ['answer', 'active', firefox],
};
for (const [name, [type, setup, write, given]] of Object.entries(DESCRIPTIONS)) {
  test(`an ${name} survives its code`, () => {
    const original = write(setup, given);
    const read = unpack(pack({ type, sdp: original }, 5, ROOM));
    assert.deepEqual([read.kind, read.seat, read.room, read.internet], [type, 5, ROOM, false]);
    for (const each of ['ice-ufrag', 'ice-pwd', 'fingerprint', 'setup', 'mid', 'sctp-port']) {
      assert.equal(field(read.sdp, each), field(original, each), each);
    }
    const [first, second] = write === firefox ? [`${MDNS[0]} 53942 typ host`, '203.0.113.7 40000 typ srflx raddr 0.0.0.0 rport 0'] : usual;
    assert.deepEqual(candidates(read.sdp), [first, second]);
    assert.match(read.sdp, VALID);
  });
}

test('all kinds of addresses survive a code', () => {
  const given = ['192.168.1.20 50000 typ host', 'fd00::2 50001 typ host', '::1 50002 typ host',
    'fe80:: 1024 typ host', '2001:db8:1:2:3:4:5:6 65535 typ srflx raddr :: rport 0'];
  assert.deepEqual(candidates(unpack(pack({ type: 'offer', sdp: chromium('actpass', given) }, 0, ROOM)).sdp), [
    '192.168.1.20 50000 typ host', 'fd00:0000:0000:0000:0000:0000:0000:0002 50001 typ host', '0000:0000:0000:0000:0000:0000:0000:0001 50002 typ host',
    'fe80:0000:0000:0000:0000:0000:0000:0000 1024 typ host', '2001:0db8:0001:0002:0003:0004:0005:0006 65535 typ srflx raddr :: rport 0',
  ]);
});

test('a code leaves out candidates that no browser would accept', () => {
  const bad = ['1.2.3.400 50000 typ host', '1.2.3 50000 typ host', '192.168.1.20 80 typ host', 'fe80::1%eth0 50000 typ host',
    '::ffff:1.2.3.4 50000 typ host', '1:2:3:4:5:6:7:8:9 50000 typ host', 'printer.local 50000 typ host',
    'stun.example 50000 typ host', '192.168.1.20 50000 typ relay'];
  assert.deepEqual(candidates(unpack(pack({ type: 'offer', sdp: chromium('actpass', [...bad, ...usual]) }, 0, ROOM)).sdp), usual);
  assert.equal(pack({ type: 'offer', sdp: chromium('actpass', bad) }, 0, ROOM), null);
  assert.equal(pack({ type: 'offer', sdp: '' }, 0, ROOM), null);
});

test('a code keeps at most eight candidates', () => {
  const many = Array.from({ length: 12 }, (_, i) => `${MDNS[0]} ${50000 + i} typ host`);
  assert.deepEqual(candidates(unpack(pack({ type: 'offer', sdp: chromium('actpass', many) }, 0, ROOM)).sdp), many.slice(0, 8));
});

const OUTSIDE = ['203.0.113.7 40000 typ srflx raddr 0.0.0.0 rport 0', '203.0.113.7 40001 typ srflx raddr 0.0.0.0 rport 0'];

test('a link is short enough for a chat and a QR code', () => {
  const across = { 'invitation across the Internet': ['offer', 'actpass', chromium, [...usual, ...OUTSIDE.slice(0, 1)], true] };
  for (const [type, setup, write, given, internet] of Object.values({ ...DESCRIPTIONS, ...across })) {
    const { length } = makeLink(pack({ type, sdp: write(setup, given) }, 1, ROOM, internet), ADDRESS);
    assert.ok(length >= 180 && length <= 220, `${length} characters`);
  }
});

test('an address on the Internet takes seven bytes of a code', () => {
  const sizes = [usual, [...usual, OUTSIDE[0]], [...usual, ...OUTSIDE]].map((given) =>
    Buffer.from(pack({ type: 'offer', sdp: chromium('actpass', given) }, 1, ROOM), 'base64url').length);
  assert.deepEqual([sizes[1] - sizes[0], sizes[2] - sizes[1]], [7, 7]);
});

test('two addresses on the Internet stay in a code with many other addresses', () => {
  const many = Array.from({ length: 12 }, (_, i) => `${MDNS[0]} ${50000 + i} typ host`);
  const given = [...many, ...OUTSIDE, '203.0.113.8 40002 typ srflx raddr 0.0.0.0 rport 0'];
  assert.deepEqual(candidates(unpack(pack({ type: 'offer', sdp: chromium('actpass', given) }, 0, ROOM)).sdp), [...many.slice(0, 6), ...OUTSIDE]);
});

test('an invitation says whether it is for players in other networks', () => {
  const sdp = chromium('actpass', [...usual, OUTSIDE[0]]);
  for (const internet of [true, false]) {
    const packed = pack({ type: 'offer', sdp }, 2, ROOM, internet);
    assert.equal(unpack(packed).internet, internet);
    assert.deepEqual(readLink(makeLink(packed, ADDRESS)), { kind: 'offer', seat: 2, room: ROOM, internet, code: packed });
    assert.equal(field(unpack(packed).sdp, 'setup'), 'actpass');
  }
  assert.equal(pack({ type: 'answer', sdp: chromium('active', usual) }, 2, ROOM, true), null);
});

test('an invitation of the page before there were tables across the Internet is readable', () => {
  const earlier = 'ASMAESIzRFVmd4iZqrvM3e7_BBglKFUYBQg76zrg6GAumIXuZ1Y6nn9iCmIeQJ4ZHC15WtUOnudyEFTo1dD7PXcnQkI1McFGJAAlInEKCI9F_r4_QRu_jhrP10QAMumzKvO7RqWX' +
    '4CzGcftPx9K2jTg';
  assert.deepEqual(unpack(earlier), unpack(code));
});

test('a link opens with any beginning and end that chats and trackers add', () => {
  const starts = ['#sit=', '#SIT=', '#s%69t=', '#sit%3D', '#sit%253d', '#fbclid=a&sit=', '#a?sit=', '#fbclid=a&amp;sit=', '#fbclid=a%26sit%3D'];
  const ends = ['', '.', ')', '…', '%20', '_', '-', '__', '&fbclid=IwAR0x', '?utm_source=chat', '\u200b', '%E2%80%8B', '%', ' ¿Juegas?'];
  const expected = { kind: 'offer', seat: 3, room: ROOM, internet: false, code };
  for (const start of starts) for (const end of ends) assert.deepEqual(readLink(`${ADDRESS}${start}${code}${end}`), expected, start + end);
});

const GREETING = { players: 4, game: 'Guiñote', host: 'Carmen' };

test('an invitation greets with the host\'s name and the game, and grows little', () => {
  const link = makeLink(code, ADDRESS, GREETING);
  const plain = { kind: 'offer', seat: 3, room: ROOM, internet: false, code };
  assert.deepEqual(readLink(link), { ...plain, ...GREETING });
  for (const end of ['.', '_', '-', '__', '%20', ' ¿Juegas?', '&fbclid=IwAR0x']) assert.deepEqual(readLink(link + end), { ...plain, ...GREETING }, end);
  assert.ok(link.length <= makeLink(code, ADDRESS).length + 27, `${link.length} characters`);
  const longest = makeLink(code, ADDRESS, { players: 6, game: 'ñ'.repeat(60), host: '漢'.repeat(60) });
  assert.ok(longest.length <= makeLink(code, ADDRESS).length + 72, `${longest.length} characters`);
  assert.equal(readLink(longest).game, 'ñ'.repeat(12));
});

test('an invitation with a damaged or truncated greeting opens without it', () => {
  const link = makeLink(code, ADDRESS, GREETING);
  const bare = makeLink(code, ADDRESS);
  for (let length = bare.length; length < link.length - 1; ++length) assert.equal(readLink(link.slice(0, length)).host, undefined, `${length}`);
  fc.assert(fc.property(fc.integer({ min: bare.length + 1, max: link.length - 2 }), fc.constantFrom(...'AZaz09-_b'), (at, character) => {
    const changed = readLink(link.slice(0, at) + character + link.slice(at + 1));
    assert.equal(changed.code, code);
    assert.equal(changed.host, link[at] === character ? GREETING.host : undefined);
  }), CASES);
});

test('any text in a greeting becomes a short name on one line', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (game, host) => {
    const read = readLink(makeLink(code, ADDRESS, { players: 2, game, host }));
    for (const name of [read.game, read.host]) assert.ok(Buffer.byteLength(name) <= 24 && !/[\n\r\u202e#]/.test(name), name);
  }), CASES);
});

test('an invitation and its answer have different links', () => {
  const answer = pack({ type: 'answer', sdp: firefox('active') }, 2, ROOM);
  assert.equal(makeLink(code, ADDRESS), `${ADDRESS}#sit=${code}`);
  assert.equal(makeLink(answer, ADDRESS), `${ADDRESS}#back=${answer}`);
  assert.equal(readLink(`#back=${answer}`).kind, 'answer');
  assert.equal(readLink(`#sit=${answer}`), null);
  assert.equal(readLink(`#back=${code}`), null);
  assert.equal(makeLink('nonsense', ADDRESS), null);
});

test('a fragment without a code is not a damaged link', () => {
  const others = ['', '#', '#t=AAAA', '#sitio', '#sitting=a', '#a=sit', '#backs=a', '#x-sit=A', null, undefined, 7, {}, Symbol('a')];
  for (const fragment of others) assert.equal(readLink(fragment), undefined);
  for (const fragment of ['#sit', '#sit=', '#back=.', '#sit=AAAA', `#sit=${'A'.repeat(100_000)}`]) assert.equal(readLink(fragment), null, fragment);
});

test('a truncated code is refused', () => {
  for (let length = 0; length < code.length; ++length) assert.equal(unpack(code.slice(0, length)), null, `${length} characters`);
});

test('a code with one changed character is refused', () => {
  fc.assert(fc.property(fc.nat({ max: code.length - 2 }), fc.constantFrom(...'AZaz09-_b'), (at, character) => {
    if (code[at] !== character) assert.equal(unpack(code.slice(0, at) + character + code.slice(at + 1)), null);
  }), CASES);
});

const FORGED = {
  'unknown version': (bytes) => { bytes[0] = 2; },
  'seat 6': (bytes) => { bytes[1] = (bytes[1] & ~7) | 6; },
  'too short user name': (bytes) => { bytes[18] = 3; },
  'too long user name': (bytes) => { bytes[18] = 33; },
  'too short password': (bytes) => { bytes[19] = 21; },
  'too long password': (bytes) => { bytes[19] = 65; },
  'unknown kind of address': (bytes) => { bytes[73] = 3; },
  'mDNS name seen by a STUN server': (bytes) => { bytes[73] = 4; },
  'port 0': (bytes) => { bytes.fill(0, 90, 92); },
  'privileged port': (bytes) => { bytes.splice(90, 2, 3, 255); },
  'missing candidate': (bytes) => { bytes[1] += 32; },
  'address of zeros': (bytes) => { bytes.fill(0, 74, 90); },
};
for (const [name, change] of Object.entries(FORGED)) {
  test(`a code with a correct checksum is refused: ${name}`, () => {
    assert.notEqual(unpack(forge(() => {})), null);
    assert.equal(unpack(forge(change)), null);
  });
}

test('no text throws or gives an invalid description', () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 500 }), fc.stringMatching(/^[\w-]*$/), fc.anything()), (text) => {
    check(text);
    const read = readLink(typeof text === 'string' ? `#sit=${text}` : text);
    assert.ok(read === undefined || read === null || unpack(read.code) !== null);
  }), CASES);
});

test('no forged code throws or gives an invalid description', () => {
  let accepted = 0;
  for (let i = 0; i < 5000; ++i) {
    const forged = forge((bytes) => {
      bytes.push(...randomBytes(Math.floor(Math.random() * 200)));
      for (let changes = 1 + i % 3; changes > 0; --changes) bytes[Math.floor(Math.random() * bytes.length)] = randomBytes(1)[0];
    });
    check(forged);
  }
  for (let i = 0; i < 20_000; ++i) {
    const random = forge((bytes) => bytes.splice(0, bytes.length, 1, Math.floor(Math.random() * 32), ...randomBytes(16), 4 + i % 29, 22 + i % 43,
      ...randomBytes(Math.ceil((26 + i % 29 + i % 43) / 4) * 3 + 32), i % 3, ...randomBytes(i % 3 === 1 ? 6 : 18)));
    check(random);
    accepted += unpack(random) !== null;
  }
  assert.ok(accepted > 5000, `${accepted} random codes are accepted`);
});

test('the longest code is accepted', () => {
  const many = Array.from({ length: 8 }, (_, i) => `${MDNS[0]} ${50000 + i} typ host`);
  const sdp = chromium('actpass', many).replace(/(ice-ufrag:).*/, `$1${'a'.repeat(32)}\r`).replace(/(ice-pwd:).*/, `$1${'b'.repeat(64)}\r`);
  const longest = pack({ type: 'offer', sdp }, 5, ROOM);
  assert.equal(Buffer.from(longest, 'base64url').length, LONGEST);
  check(longest);
  assert.equal(field(unpack(longest).sdp, 'ice-pwd'), 'b'.repeat(64));
});
