// The measuring scripts still run, in their short form. Their results are not checked here.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROW = /^[a-z-]+ \d +median \d+, \d\d % \d+, longest \d+$/;

/** Runs a script with one repetition and these further arguments. Returns the lines of its output. */
function measure(name, ...more) {
  const script = fileURLToPath(new URL(`measure_${name}.mjs`, import.meta.url));
  const { status, stdout, stderr } = spawnSync('node', [script, '1', ...more], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout.trimEnd().split('\n');
}

test('measure_thinking prints a row for each game and number of players', () => {
  const [title, ...rows] = measure('thinking');
  assert.match(title, /expert.*1 positions/);
  assert.equal(rows.length, 11);
  for (const row of rows) assert.match(row, ROW);
});

test('measure_review prints a row for each game and number of players', () => {
  const [title, ...rows] = measure('review', '4');
  assert.match(title, /judge.*1 hands/);
  assert.equal(rows.length, 7);
  for (const row of rows) assert.match(row, ROW);
});

test('measure_start prints a row for the first visit and one for the next', () => {
  const [, first, cached] = measure('start');
  assert.match(first, /^first +playable \d+ ms .* \d+ kB$/);
  assert.match(cached, /^cached +playable \d+ ms .* \d+ kB$/);
});

test('measure_frames prints the times of frames and card images', () => {
  const lines = measure('frames').join('\n');
  assert.match(lines, /^frames of deals: .* median [\d.]+ ms/m);
  assert.match(lines, /^rendering card images in the first deal: \d+ ms/m);
  assert.match(lines, /^empty frames: /m);
});
