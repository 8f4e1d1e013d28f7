// Malicious and plain texts of a given size, encoded as links and files.
import { createHash, randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { randomMatch } from './trace.mjs';

const HEAD = 'tapete 1\ngame guinote\nplayers 4\n';
const sha256 = (text) => createHash('sha256').update(text, 'latin1').digest('hex');
const coded = (bytes) => bytes.toString('base64url');

/** Returns `start` and as many lines `line(i)` as fit into `size` bytes. */
function filled(size, start, line) {
  const lines = [start.trimEnd()];
  for (let [i, length] = [0, start.length]; ; ++i) {
    const next = line(i);
    length += next.length + 1;
    if (length > size) break;
    lines.push(next);
  }
  return `${lines.join('\n')}\n`;
}

/** Returns a legal beginning of a match, of at most `size` bytes. */
export function plainRecord(size, seed = 1) {
  const whole = randomMatch('--rules', 'coto=99', '--hands', 200, '--seed', seed);
  if (whole.length < size && size <= 1 << 16) throw new Error('two hundred hands are too short');
  return whole.slice(0, whole.lastIndexOf('\n', size - 1) + 1);
}

/** Returns records of `size` bytes that are invalid or unusual, by name. */
export const badRecords = (size) => ({
  'many notes': filled(size, HEAD, () => 'note'),
  'many seats': filled(size, HEAD, (i) => `seat ${i % 8} human ${i}`),
  'many results': filled(size, HEAD, (i) => `note result 75-55 ${i}`),
  'many rules': `${HEAD}rules${' coto=4'.repeat(size / 7 - 8)}\n`,
  'many rules lines': filled(size, HEAD, () => 'rules'),
  'many dates': filled(size, HEAD, (i) => `date ${i}`),
  'one long line': `${HEAD}note ${'x'.repeat(size - HEAD.length - 8)}\n`,
  'one long name': `${HEAD}seat 0 human ${'\u0301'.repeat((size - HEAD.length - 20) / 2)}\n`,
  'only spaces': ' '.repeat(size),
  'empty lines': HEAD + '\n'.repeat(size - HEAD.length),
  'empty comments': filled(size, HEAD, () => '#'),
  'many events': filled(size, HEAD, () => '0 pass'),
  'many deals': filled(size, HEAD, () => 'deal'),
  'a bad card at the end': `${plainRecord(Math.min(size, 1 << 16) - 20)}0 play Xx\n`,
  'no record': 'x\n'.repeat(size / 2),
  'random bytes': randomBytes(size).toString('latin1'),
});

/** Returns the text of a link with its checksum, as src/app/payload.cpp writes it. */
export const sealed = (record) => `tapete link 1\n${sha256(Buffer.from(record).toString('latin1')).slice(0, 8)}\n${record}`;
export const fragmentOf = (text) => `#t=${coded(deflateRawSync(Buffer.from(text), { level: 9 }))}`;

/** Returns a link that decompresses to `size` bytes. */
export const bomb = (size) => `#t=${coded(deflateRawSync(Buffer.alloc(size, 'x'), { level: 9 }))}`;

/** Returns a backup file with these [key, text] pairs. */
export function backup(values) {
  const body = `tapete backup 1\n${values.map(([key, text]) => `value ${key} ${Buffer.byteLength(text)}\n${text}\n`).join('')}`;
  return `${body}end ${sha256(Buffer.from(body).toString('latin1'))}\n`;
}
