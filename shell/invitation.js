// Packs a WebRTC description (an offer or an answer) into a short code for a link, and rebuilds the description. Loaded on demand.
//
// A code is base64url of these bytes: VERSION; seat + 8 * role + 32 * (number of candidates - 1); 16 bytes that name the invitation; the
// lengths of ICE user name and password; both as base64, which has the characters that ICE allows; the fingerprint; the candidates, each
// with the kind of its address, the address and the port; and two bytes of checksum. An IPv4 candidate takes seven bytes. An invitation may
// continue with a greeting: its length, the number of players, the game and the host's name as UTF-8, and two bytes of checksum. Pages of
// earlier versions ignore these bytes, and all pages ignore other bytes after the first checksum.
//
// The code of an invitation through a mailbox is shorter: MAIL_VERSION, the seat, 16 bytes that name the invitation, 16 bytes of its secret, and
// two bytes of checksum. It may continue with a greeting, too. If the seat is ANY_SEAT, the invitation is open: the host's page gives each page
// that opens it the code of an invitation to one seat.
import { fromCode, toCode, toHex } from './codes.js';
import { findCode } from './fragment.js';
import { plainName } from './players.js';

const VERSION = 1;
const MAIL_VERSION = 2;
const ROLES = [  // kind of the description, its role in DTLS, and whether it is an invitation across the Internet
  ['offer', 'actpass', false], ['answer', 'active', false], ['answer', 'passive', false], ['offer', 'actpass', true],
];
const MARKS = { offer: 'sit', mail: 'sit', answer: 'back' };  // parameter in a link by kind
const SEATS = 6;
export const ANY_SEAT = 7;  // in the code of an open invitation through a mailbox
const ROOM = 16;  // bytes
const SECRET = 16;  // bytes
const NAME = [4, 32];  // shortest and longest user name of ICE
const PASSWORD = [22, 64];
const FINGERPRINT = 32;  // bytes
const CANDIDATES = 8;
const OUTSIDE = 2;  // candidates with an address that a STUN server has seen
const LOWEST_PORT = 1024;  // browsers refuse candidates with lower ports
const REFLEXIVE = 4;  // added to the kind of an address that a STUN server has seen
const LONGEST = 2 + ROOM + 2 + 72 + FINGERPRINT + CANDIDATES * 19 + 2;  // bytes
const LONGEST_CODE = 500;  // characters, which leaves some for a greeting and for characters that chats add
const GREETING = /^([2-6])(.*)\n(.*)$/;  // number of players, game, host

const FIELD = /^a=(ice-ufrag|ice-pwd|setup|fingerprint:sha-256)[: ](\S+)/gim;
const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim;
const MDNS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.local$/i;

/** Returns whether two invitations, which are named by `room`, are to the same table: their names have the same first half. */
export const isSameTable = (room, other) => room.slice(0, ROOM) === other.slice(0, ROOM);  // half of the hexadecimal digits

/** Returns random bytes in hexadecimal. */
export const randomHex = (bytes) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
const fromHex = (hex) => hex.match(/../g).map((pair) => parseInt(pair, 16));
const toText = (bytes) => btoa(String.fromCharCode(...bytes));
const fromText = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const isWithin = (length, [least, most]) => length >= least && length <= most;
const checksum = (bytes) => bytes.reduce((sum, byte) => (sum * 31 + byte) & 0xffff, VERSION);

/** Returns the code of bytes, to which it adds their checksum. */
function encode(bytes) {
  const sum = checksum(bytes);
  return toCode([...bytes, sum >> 8, sum & 255]);
}

/** The kinds of addresses: number of bytes, the bytes of a text (none if it is not of this kind), and the text of bytes. */
const ADDRESSES = [
  { size: 16, pack: (text) => (MDNS.test(text) ? fromHex(text.replace(/-|\.local/gi, '')) : []), unpack: (bytes) => mdnsName(toHex(bytes)) },
  { size: 4, pack: (text) => (/^[\d.]+$/.test(text) ? text.split('.').map(Number) : []), unpack: (bytes) => bytes.join('.') },
  { size: 16, pack: packIpv6, unpack: (bytes) => toHex(bytes).match(/..../g).join(':') },
];

const mdnsName = (hex) => `${hex.replace(/(.{8})(....)(....)(....)/, '$1-$2-$3-$4-')}.local`;

function packIpv6(text) {
  const [head, tail] = text.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = tail ? Math.max(0, 8 - head.length - tail.length) : 0;
  const groups = [...head, ...Array(zeros).fill('0'), ...(tail ?? [])];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? fromHex(groups.map((group) => group.padStart(4, '0')).join('')) : [];
}

/** Returns the bytes of a candidate in an array, or an empty array if the candidate cannot be packed. */
function packCandidate([, address, port, type]) {
  for (const [kind, { size, pack: packAddress }] of ADDRESSES.entries()) {
    const bytes = packAddress(address);
    if (bytes.length !== size || bytes.some((byte) => byte > 255) || port < LOWEST_PORT) continue;
    return [[kind + (type === 'srflx' ? REFLEXIVE : 0), ...bytes, port >> 8, port & 255]];
  }
  return [];
}

/** Returns the bytes of a description's candidates. Browsers write the addresses that a STUN server has seen last. */
function packCandidates(sdp) {
  const all = [...sdp.matchAll(CANDIDATE)].flatMap(packCandidate);
  const outside = all.filter(([kind]) => kind & REFLEXIVE).slice(0, OUTSIDE);
  return [...all.filter(([kind]) => !(kind & REFLEXIVE)).slice(0, CANDIDATES - outside.length), ...outside];
}

/**
 * Returns the code of a description; null if it has no candidate that fits into a code. `room` is 16 bytes in hexadecimal. `internet` tells
 * the page that opens an invitation that the table is for players in different networks.
 */
export function pack({ type, sdp }, seat, room, internet = false) {
  const fields = Object.fromEntries([...sdp.matchAll(FIELD)].map(([, name, value]) => [name.toLowerCase(), value]));
  const { 'ice-ufrag': name = '', 'ice-pwd': password = '', setup, 'fingerprint:sha-256': fingerprint = '' } = fields;
  const role = ROLES.findIndex(([kind, itsSetup, across]) => kind === type && itsSetup === setup && across === internet);
  const candidates = packCandidates(sdp);
  const secrets = name + password;
  const fits = isWithin(name.length, NAME) && isWithin(password.length, PASSWORD) && /^[\da-z+/]+$/i.test(secrets);
  if (!fits || role < 0 || candidates.length === 0 || !/^([\da-f]{2}:){31}[\da-f]{2}$/i.test(fingerprint)) return null;
  const bytes = [
    VERSION, seat + 8 * role + 32 * (candidates.length - 1), ...fromHex(room), name.length, password.length,
    ...fromText(secrets.padEnd(Math.ceil(secrets.length / 4) * 4, 'A')), ...fromHex(fingerprint.replaceAll(':', '')), ...candidates.flat(),
  ];
  return encode(bytes);
}

/** Returns the SDP line of the candidate that `take` reads next; an empty text if it is invalid. */
function candidateLine(take, index) {
  const [kind] = take(1);
  const { size = 0, unpack: unpackAddress } = ADDRESSES[kind & ~REFLEXIVE] ?? {};
  const address = take(size);
  const [high, low] = take(2);
  const port = high * 256 + low;
  if (!unpackAddress || kind === REFLEXIVE || port < LOWEST_PORT || address.every((byte) => byte === 0)) return '';
  const type = kind & REFLEXIVE ? `srflx raddr ${size === 4 ? '0.0.0.0' : '::'} rport 0` : 'host';
  const priority = (kind & REFLEXIVE ? 100 : 126) * 2 ** 24 + (0xffff - index) * 256 + 255;
  return `a=candidate:${index + 1} 1 udp ${priority} ${unpackAddress(address)} ${port} typ ${type}`;
}

/** Returns the code of an invitation through a mailbox; `seat` may be ANY_SEAT. `room` and `secret` are 16 bytes each in hexadecimal. */
export const packMail = (seat, room, secret) => encode([MAIL_VERSION, seat, ...fromHex(room), ...fromHex(secret)]);

/** Returns {kind: 'mail', seat, room, secret, code} of such a code; null if it is damaged. */
function unpackMail(bytes) {
  const end = 2 + ROOM + SECRET;
  const body = bytes.subarray(0, end);
  const sum = checksum(body);
  const isSeat = body[1] < SEATS || body[1] === ANY_SEAT;
  if (!isSeat || bytes[end] !== sum >> 8 || bytes[end + 1] !== (sum & 255)) return null;
  return { kind: 'mail', seat: body[1], room: toHex(body.subarray(2, 2 + ROOM)), secret: toHex(body.subarray(2 + ROOM)), code: encode(body) };
}

/**
 * Returns {kind, seat, room, internet, sdp, code} of a code, where `code` is without added characters; of an invitation through a mailbox
 * with `secret`, and without `internet` and `sdp`; null if the code is damaged.
 */
export function unpack(code) {
  if (typeof code !== 'string' || code.length > LONGEST_CODE || /[^\w-]/.test(code)) return null;
  const read = fromCode(code).subarray(0, LONGEST);
  if (read[0] === MAIL_VERSION) return unpackMail(read);
  const bytes = new Uint8Array(LONGEST);  // a truncated code is read as if zeros followed, and its length is checked at the end
  bytes.set(read);
  let at = 0;
  const take = (count) => bytes.subarray(at, at += count);
  const [version, flags] = take(2);
  const [kind, setup, internet] = ROLES[flags >> 3 & 3];
  const seat = flags & 7;
  const room = toHex(take(ROOM));
  const [name, password] = take(2);
  if (version !== VERSION || seat >= SEATS || !isWithin(name, NAME) || !isWithin(password, PASSWORD)) return null;
  const secrets = toText(take(Math.ceil((name + password) / 4) * 3));
  const fingerprint = toHex(take(FINGERPRINT)).toUpperCase().match(/../g).join(':');
  const candidates = Array.from({ length: (flags >> 5) + 1 }, (_, index) => candidateLine(take, index));
  const body = bytes.subarray(0, at);
  const [high, low] = take(2);
  if (at > read.length || candidates.includes('') || checksum(body) !== high * 256 + low) return null;
  const sdp = [
    'v=0', 'o=- 1 1 IN IP4 0.0.0.0', 's=-', 't=0 0', 'a=group:BUNDLE 0', 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0',
    ...candidates, `a=ice-ufrag:${secrets.slice(0, name)}`, `a=ice-pwd:${secrets.slice(name, name + password)}`,
    `a=fingerprint:sha-256 ${fingerprint}`, `a=setup:${setup}`, 'a=mid:0', 'a=sctp-port:5000', '',
  ].join('\r\n');
  return { kind, seat, room, internet, sdp, code: encode(body) };
}

/** Returns a code with the greeting {players, game, host}. */
function addGreeting(code, { players, game, host }) {
  const text = new TextEncoder().encode(`${players}${plainName(game)}\n${plainName(host)}`);
  return encode([...fromCode(code), text.length, ...text]);
}

/** Returns the greeting in the text of a link that begins with `code`; undefined if there is none, or a damaged one. */
function readGreeting(text, code) {
  const bytes = fromCode(text);
  const start = fromCode(code).length + 1;
  const end = start + bytes[start - 1];
  const sum = checksum(bytes.subarray(0, end));
  if (bytes[end] !== sum >> 8 || bytes[end + 1] !== (sum & 255)) return undefined;
  const [, players, game, host] = GREETING.exec(new TextDecoder().decode(bytes.subarray(start, end))) ?? [];
  return players && { players: Number(players), game: plainName(game), host: plainName(host) };
}

/** Returns the link with a code, and with a greeting if it is given, at the address of a page; null if the code is damaged. */
export function makeLink(code, address, greeting) {
  const { kind, code: plain } = unpack(code) ?? {};
  return plain ? `${address}#${MARKS[kind]}=${greeting ? addGreeting(plain, greeting) : plain}` : null;
}

/**
 * Returns {kind, seat, room, internet, secret, code} of a link or of its fragment, with the players, the game and the host of a greeting; null
 * if the code is damaged; undefined if there is no code. `secret` exists only if the kind is 'mail'. Strangers can write any text as the names
 * of game and host.
 */
export function readLink(link) {
  if (typeof link !== 'string') return undefined;
  for (const name of new Set(Object.values(MARKS))) {
    const found = findCode(link, name);
    if (found === undefined) continue;
    const { sdp, ...parts } = unpack(found) ?? {};
    if (MARKS[parts.kind] !== name) return null;
    return { ...parts, ...(parts.kind !== 'answer' && readGreeting(found, parts.code)) };
  }
  return undefined;
}
