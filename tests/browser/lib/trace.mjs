// Checks records with the native program.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT } from './site.mjs';

const PROGRAM = process.env.TAPETE ?? join(PROJECT, 'build/native/tapete');

function run(words, input) {
  const { status, stdout, stderr, error } = spawnSync(PROGRAM, words.map(String), { input, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`tapete ${words.join(' ')}: ${stderr.trim()}\n${input ?? ''}`);
  return stdout;
}

/** Returns the lines of `tapete trace`; throws if the record is illegal. */
export const trace = (record) => run(['trace', '-'], record).trimEnd().split('\n');

/** Returns the record that a bot at this seat receives. */
export const redact = (record, seat) => run(['redact', '-', '--seat', String(seat)], record);

/** Returns a whole match of random play. */
export const randomMatch = (...options) => run(['random', 'guinote', ...options]);

/** Returns hands played by bots. */
export const botMatch = (game, ...options) => run(['play', game, ...options]);
