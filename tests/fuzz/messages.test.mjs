// Properties of messages between the table and the embedding page, and of addresses, checked with inputs from fast-check.
// TAPETE_FUZZ_SECONDS is the time for each property, in seconds; without it, each property is checked with 5000 inputs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { eventOf, heightFor, makePace, readCommand } from '../../shell/messages.js';
import { parameterLines } from '../../shell/parameters.js';

const seconds = Number(process.env.TAPETE_FUZZ_SECONDS ?? 0);
const amount = seconds ? { numRuns: 1e9, interruptAfterTimeLimit: seconds * 1000 } : { numRuns: 5000 };
const holds = (name, property) => test(name, { timeout: (seconds + 60) * 1000 }, () => fc.assert(property, amount));

const KEYS = ['game', 'players', 'rules', 'level'];
const anyMessage = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true }),
  fc.record({ tapete: fc.oneof(fc.constant(1), fc.anything()), command: fc.oneof(fc.constantFrom('new', 'rules'), fc.anything()) },
    { requiredKeys: [] }),
  fc.tuple(fc.constantFrom('new', 'rules'), fc.dictionary(fc.oneof(fc.constantFrom(...KEYS, 'lang', '__proto__', 'constructor'), fc.string()),
    fc.oneof(fc.string(), fc.integer(), fc.double(), fc.anything())))
    .map(([command, rest]) => ({ ...rest, tapete: 1, command })),
);
const lineLike = (text) => !/[\p{Cc}\u2028\u2029]/u.test(text.replaceAll('\n', ''));

holds('any message is ignored or becomes one of two valid commands', fc.property(anyMessage, (data) => {
  const asked = readCommand(data);
  if (asked === null) return;
  assert.equal(data.tapete, 1);
  assert.ok(['new', 'rules'].includes(asked.command));
  if (asked.command === 'new') return assert.deepEqual(Object.keys(asked), ['command']);
  assert.ok(lineLike(asked.wish) && asked.wish.length <= 2000);
  for (const line of asked.wish.split('\n')) assert.ok(KEYS.includes(line.split(' ')[0]), line);
}));

const value = fc.oneof(fc.string({ maxLength: 100 }), fc.integer());
holds('a valid command is accepted, and one with another version or an extra field is ignored', fc.property(fc.dictionary(fc.constantFrom(...KEYS), value, { minKeys: 1 }), (wish) => {
  const asked = readCommand({ tapete: 1, command: 'rules', ...wish });
  assert.equal(asked.command, 'rules');
  assert.equal(asked.wish.split('\n').length, Object.keys(wish).length);
  assert.equal(readCommand({ tapete: 2, command: 'rules', ...wish }), null);
  assert.equal(readCommand({ tapete: 1, command: 'rules', ...wish, more: 1 }), null);
}));

holds('an address gives at most one line for each parameter', fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 8 }), (pairs) => {
  const address = new URLSearchParams(pairs);
  const lines = parameterLines(address);
  assert.ok(lineLike(lines) && lines.length <= 2000);
  assert.ok(lines.split('\n').length <= Math.max(1, pairs.length));
}));

holds('an event contains only plain data', fc.property(fc.string(), fc.string(), (line, record) => {
  const event = eventOf(line, record);
  if (event) assert.deepEqual(structuredClone(event), event);
}));

holds('at most twenty commands at once and two a second are accepted, and each series of refusals is reported once', fc.property(fc.array(fc.integer({ min: 0, max: 3000 })), (waits) => {
  let time = 0;
  const may = makePace(() => time);
  let done = 0;
  let before = 'yes';
  for (const wait of [...Array(30).fill(0), ...waits]) {
    time += wait;
    const answer = may();
    if (answer === 'yes') ++done;
    assert.equal(answer === 'silence', answer !== 'yes' && before !== 'yes');
    before = answer;
    assert.ok(done <= 20 + time / 500);
    if (wait >= 500) assert.equal(answer, 'yes');
  }
}));

holds('a table\'s height is a whole number from 420 to 900', fc.property(fc.integer({ min: 1, max: 10000 }), (width) => {
  const height = heightFor(width);
  assert.ok(Number.isInteger(height) && height >= 420 && height <= 900);
}));
