// The short form of interrupt.mjs.
import { test } from 'node:test';
import { trials } from './interrupt.mjs';

test('interrupted updates and first visits never mix versions or prevent a start', (t) => trials(4, 3, (line) => t.diagnostic(line)));
