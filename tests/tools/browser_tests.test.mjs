// The runner that runs failed files of browser tests a second time, on small files that pass, fail, or fail once.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('../../tools/browser_tests.mjs', import.meta.url));
const HEAD = "import assert from 'node:assert/strict';\nimport { existsSync, writeFileSync } from 'node:fs';\nimport { test } from 'node:test';\n";
const FILES = {
  'good.test.mjs': "test('passes', () => {});",
  'once.test.mjs': `test('passes the second time', () => {
    const before = existsSync('once.ran');
    writeFileSync('once.ran', '');
    assert.ok(before, 'nothing was shown\\nin time');
  });`,
  'bad.test.mjs': "test('around', async (t) => { await t.test('never passes', () => assert.equal(1, 2, 'one is not two')); });",
  'silent.test.mjs': 'process.exit(3);',
};

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapete-runner-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), `${HEAD}${text}\n`);
});
after(() => rmSync(folder, { recursive: true }));

/** Runs some of the files. Returns the exit status, the output, and the lines that name flaky and failed files. */
function runTests(...names) {
  rmSync(join(folder, 'once.ran'), { force: true });
  // Removes the variable by which Node recognises a nested test run, because it would change the runner's behaviour.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync('node', [RUNNER, ...names], { cwd: folder, encoding: 'utf8', env });
  return { status, stdout, last: stdout.split('\n').filter((line) => /^(flaky|failed): /.test(line)) };
}

test('files that pass run once and are not named at the end', () => {
  const { status, stdout, last } = runTests('good.test.mjs');
  assert.equal(status, 0);
  assert.deepEqual(last, []);
  assert.equal(stdout.match(/^1\.\.1$/gm).length, 1);
});

test('a file that is named twice runs once', () => {
  const { status, stdout } = runTests('good.test.mjs', join('..', basename(folder), 'good.test.mjs'));
  assert.equal(status, 0);
  assert.equal(stdout.match(/^1\.\.1$/gm).length, 1);
});

test('a file that passes the second time is named as flaky, and the step passes', () => {
  const { status, last } = runTests('good.test.mjs', 'once.test.mjs');
  assert.equal(status, 0);
  assert.deepEqual(last, ['flaky: once.test.mjs (first failure: passes the second time: nothing was shown)']);
});

test('a file that fails twice fails the step', () => {
  const { status, last } = runTests('good.test.mjs', 'bad.test.mjs');
  assert.equal(status, 1);
  assert.deepEqual(last, ['failed: bad.test.mjs (first failure: never passes: one is not two)']);
});

test('a file that exits before its tests fails the step', () => {
  const { status, last } = runTests('silent.test.mjs');
  assert.equal(status, 1);
  assert.match(last[0], /^failed: silent\.test\.mjs /);
});

test('a run without files is an error', () => {
  assert.equal(runTests().status, 2);
});
