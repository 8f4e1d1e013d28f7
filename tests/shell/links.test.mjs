// Links that chats and trackers have changed or cut: the page opens exactly what was shared, or reports damage.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import './lib/imports.mjs';

const { makeLink, openLink } = await import('../../shell/links.js');

const HOME = 'https://cards.example/tapete/';
const CASES = { numRuns: 2000 };
globalThis.history = { replaceState: () => {} };

const addressOf = (link) => {
  const { origin, pathname, search, hash } = new URL(link, HOME);
  return { origin, pathname, search, hash };
};

const seal = (record) => createHash('sha256').update(record).digest('hex').slice(0, 8);

/** Opens an address as the page does. Returns the record, 'damaged', or 'nothing' if the player is not told anything. */
function open(link) {
  let opened = 'nothing';
  const openText = (text) => {
    const [, sum, record] = text.match(/^tapete link 1\n(.*)\n([^]*)$/) ?? [];
    opened = record !== undefined && seal(record) === sum ? record : 'damaged';
  };
  globalThis.location = addressOf(link);
  openLink({ openLink: openText, linkTooLong: () => { opened = 'damaged'; } });
  return opened;
}

function linkTo(record) {
  globalThis.location = addressOf(HOME);
  return makeLink(`tapete link 1\n${seal(record)}\n${record}`);
}

const line = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz 0123456789ñé=,'), maxLength: 60 });
const header = fc.tuple(fc.constantFrom('guinote', 'brisca', 'tute', 'podrida'), fc.integer({ min: 2, max: 6 }), line)
  .map(([game, players, rules]) => `tapete 1\ngame ${game}\nplayers ${players}\nrules ${rules}\n`);
const deal = line.map((cards) => `deal ${cards}\n`);
const plays = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), line).map(([seat, card]) => `${seat} ${card}\n`), { maxLength: 200 })
  .map((lines) => lines.join(''));
const joined = (...parts) => fc.tuple(...parts).map((texts) => texts.join(''));
const KINDS = {
  'house rules': header,
  'a deal': joined(header, fc.constant('note deal\n'), deal),
  'a match': joined(header, deal, plays),
};
const anyRecord = fc.oneof(...Object.values(KINDS));

const TAILS = ['.', ')', '…', '"', '>', '%20', '%2520', ',', '*', '\\', '\u200b', '&fbclid=IwAR0x', '?utm_source=chat&utm_medium=a', '_', '-', ';', '=', ']', '»',
  '&amp;si=2', '%E2%80%8B', '%', '%2', '&t=', '#top', '\u00a0', '\ufeff', '\'', '!', ':~:text=a'];
const STARTS = ['#t=', '#T=', '#%74=', '#%54=', '#t%3D', '#t%3d', '#t%253D', '#fbclid=a&t=', '#utm_source=a%20b&T=', '#a?t=', '#a#t=', '#fbclid=a&amp;t=', '#&t=',
  '#fbclid=a%26t%3D'];

for (const [kind, records] of Object.entries(KINDS)) {
  test(`a link to ${kind} opens with any beginning and end that chats and trackers add`, () => {
    const tail = fc.array(fc.constantFrom(...TAILS), { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(fc.property(records, fc.constantFrom(...STARTS), tail, (record, start, end) => {
      assert.equal(open(linkTo(record).replace('#t=', start) + end), record);
    }), CASES);
  });
}

test('a link with any tail opens as the same text or is refused', () => {
  const tail = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w-]*$/));
  fc.assert(fc.property(anyRecord, tail, (record, end) => {
    assert.ok([record, 'damaged'].includes(open(linkTo(record) + end)));
  }), CASES);
});

test('a link with any piece lost or changed opens as the same text or is refused', () => {
  fc.assert(fc.property(anyRecord, fc.nat(), fc.nat({ max: 40 }), fc.string({ maxLength: 3 }), (record, at, length, piece) => {
    const link = linkTo(record);
    const code = link.slice(link.indexOf('#t=') + 3);
    const from = at % code.length;
    const damaged = code.slice(0, from) + piece + code.slice(from + length);
    assert.ok([record, 'damaged'].includes(open(`${HOME}#t=${damaged}`)));
  }), CASES);
});

test('a truncated link is refused', () => {
  fc.assert(fc.property(anyRecord, fc.nat(), fc.constantFrom('', '…', '...'), (record, length, end) => {
    const link = linkTo(record);
    const code = link.slice(link.indexOf('#t=') + 3);
    const missing = 8;  // characters; the last few may only mark the end of the compressed data
    assert.equal(open(`${HOME}#t=${code.slice(0, length % (code.length - missing))}${end}`), 'damaged');
  }), CASES);
});

test('a link parameter without a value is refused', () => {
  for (const fragment of ['#t=', '#T=', '#t', '#t&fbclid=a', '#fbclid=a&t', '#t=.', '#t%3D', '#t%3D%20']) assert.equal(open(HOME + fragment), 'damaged', fragment);
});

test('a fragment without the link parameter shows no message', () => {
  const other = fc.tuple(fc.string(), fc.string()).filter(([name]) => name.toLowerCase() !== 't');
  fc.assert(fc.property(fc.array(other), (pairs) => {
    assert.equal(open(`${HOME}#${new URLSearchParams(pairs)}`.replaceAll('%', '')), 'nothing');
  }), CASES);
  for (const fragment of ['', '#', '#top', '#start=a', '#fbclid=a', '#x-t=AAAA', '#texto', '#:~:text=a', '#tt=AAAA', '#_t=AAAA', '#a=t', '#t-shirt']) {
    assert.equal(open(HOME + fragment), 'nothing', fragment);
  }
});
