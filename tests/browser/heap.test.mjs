// The short form of heap.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growth } from './heap.mjs';
import { useSite } from './lib/browser.mjs';

const { url, browser } = useSite();

test('five hands leak less than 1 MB', async (t) => {
  const left = await growth(browser(), url(), 5);
  t.diagnostic(`5 hands leaked ${left.app} bytes in the app, ${left.page} bytes in the page`);
  assert.ok(left.app + left.page < 1e6);
});
