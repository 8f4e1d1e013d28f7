// A killed browser loses nothing that it has shown. kill.mjs is the long form.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killTrials } from './lib/kill.mjs';

test('what was shown is stored whenever the browser is killed', async () => {
  assert.ok(await killTrials(25) > 0);
});
