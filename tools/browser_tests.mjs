// Runs test files in parallel, in the order of the arguments. When all are done, runs each failed file again, alone:
//   node tools/browser_tests.mjs FILE...
// A file that is named twice runs once, so long files can be named before a pattern that contains them.
// A browser on a slow machine may fail although the page has no fault, so a file that passes alone counts as passed. The last lines of the
// output still report it: "flaky: FILE (first failure: TEST: ERROR)". A file that failed twice is reported with "failed:".
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';

const TIMEOUT = 600_000;  // ms for a file; a file that hangs is reported as failed
const FILES_AT_ONCE = availableParallelism() + 1;  // one more than cores, because tests often wait

/** Returns the name of a failed test and the first line of its error. */
function reason({ name, details: { error } }) {
  const message = String(error?.cause?.message ?? error?.message ?? error);
  return `${name}: ${message.trimStart().split('\n')[0]}`;
}

/** Runs files and prints their results as TAP. Returns the failed files, each with its first failure. */
async function failures(files, concurrency) {
  const failed = new Map();
  const results = run({ files, concurrency, timeout: TIMEOUT });
  results.on('test:fail', (event) => {
    const expected = event.todo !== undefined || event.skip !== undefined;
    if (!expected && !failed.has(event.file)) failed.set(event.file, reason(event));
  });
  for await (const text of results.compose(tap)) process.stdout.write(text);
  return failed;
}

const files = [...new Set(process.argv.slice(2).map((file) => resolve(file)))];
if (files.length === 0) {
  console.error('usage: node tools/browser_tests.mjs FILE...');
  process.exit(2);
}
const first = await failures(files, FILES_AT_ONCE);
const second = first.size > 0 ? await failures([...first.keys()], 1) : new Map();
for (const [file, failure] of first)
  console.log(`${second.has(file) ? 'failed' : 'flaky'}: ${relative('.', file)} (first failure: ${failure})`);
process.exitCode = second.size > 0 ? 1 : 0;
