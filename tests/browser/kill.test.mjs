// Nothing that was shown is lost when the browser is killed. kill.mjs does the same a thousand times.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killTrials } from './lib/kill.mjs';

test('the browser is killed 25 times at a random moment, and nothing that was shown is gone', async () => {
  assert.ok(await killTrials(25) > 0);
});
