// The short form of heap.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growth } from './heap.mjs';
import { useSite } from './lib/browser.mjs';

const { url, browser } = useSite();

test('hands leave nothing behind', async (t) => {
  const left = await growth(browser(), url(), 5);
  t.diagnostic(`5 hands left ${left.app} bytes in the app, ${left.page} in its page`);
  assert.ok(left.app + left.page < 1e6);
});
