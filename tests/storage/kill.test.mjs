// A killed browser loses nothing that it has shown. kill.mjs is the long form.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killTrials } from '../browser/lib/kill.mjs';

test('a killed browser has stored every action that it has shown', async () => {
  assert.ok(await killTrials(25) > 0);
});
