// The lock that keeps the screen on, with a simulated browser.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { keepScreenOn } from '../../shell/screen-on.js';

const held = new Set();  // the locks that keep the screen on
let isRefused;

beforeEach(() => {
  held.clear();
  isRefused = false;
  globalThis.document = Object.assign(new EventTarget(), { hidden: false });
  const request = async (kind) => {
    assert.equal(kind, 'screen');
    if (isRefused) throw new Error('the battery is low');
    const lock = { release: () => held.delete(lock) };
    held.add(lock);
    return lock;
  };
  Object.defineProperty(globalThis, 'navigator', { value: { wakeLock: { request } }, configurable: true });
});

/** Hides the page, which takes its lock, or shows it again. */
async function show(isShown) {
  document.hidden = !isShown;
  if (!isShown) held.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise(setImmediate);
}

test('the screen stays on as long as that is wanted, also after the page was hidden', async () => {
  await keepScreenOn(true);
  assert.equal(held.size, 1);
  await keepScreenOn(true);
  assert.equal(held.size, 1);
  await show(false);
  assert.equal(held.size, 0);
  await show(true);
  assert.equal(held.size, 1);
  await keepScreenOn(false);
  await show(false);
  await show(true);
  assert.equal(held.size, 0);
});

test('a lock that is granted too late is released', async () => {
  const wanted = keepScreenOn(true);
  await Promise.all([keepScreenOn(false), wanted]);
  assert.equal(held.size, 0);
});

test('nothing fails if the browser refuses, or cannot keep the screen on', async () => {
  isRefused = true;
  await keepScreenOn(true);
  await keepScreenOn(false);
  navigator.wakeLock = undefined;
  await keepScreenOn(true);
  await keepScreenOn(false);
  assert.equal(held.size, 0);
});
