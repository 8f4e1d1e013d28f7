// The short form of interrupt.mjs.
import { test } from 'node:test';
import { trials } from './interrupt.mjs';

test('after an interrupted update or first visit, no page mixes versions and every start succeeds', (t) => trials(4, 3, (line) => t.diagnostic(line)));
