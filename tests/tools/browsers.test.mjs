// The page's scripts use no feature that the oldest browsers named in the README lack.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OLDEST, tooNew } from '../../tools/browsers.mjs';

const PROJECT = new URL('../../', import.meta.url);
const read = (name) => readFileSync(new URL(name, PROJECT), 'utf8');
const scripts = (folder) => readdirSync(new URL(folder, PROJECT)).filter((name) => name.endsWith('.js') && !name.endsWith('.lib.js')).map((name) => folder + name);

// The code checks that these exist before it uses them. `inert` is only an addition, because notices cover the table anyway.
const ASKED = ['share', 'canShare', 'audioSession', 'ancestorOrigins', 'inert', 'adoptedStyleSheets', 'replaceSync', 'trustedTypes', 'createPolicy', 'createScriptURL', 'estimate', 'readText', 'wakeLock'];
const OURS = ['check', 'forget', 'lost', 'command', 'draw', 'requestFrame', 'last', 'address'];  // our own names that equal the names of newer web features
const CLASSIC = ['web/recover.js', 'web/sw.js', 'web/embed.js'];
const FILLED_IN = /__(WORDS|FILES|SPARE)(\(.*?\))?__/g;  // placeholders that tools/site.py fills in

test('a feature newer than the oldest supported browser is reported', () => {
  for (const text of ['AbortSignal.timeout(1)', 'structuredClone({})', '[1].findLast((x) => x)', 'new CloseWatcher()', 'a.toSorted()', 'class A { static { f(); } }',
    '/(?<=a)b/', 'import a from "b" with { type: "json" }', 'Object.groupBy(a, b)', 'Promise.withResolvers()'])
    assert.equal(tooNew(text).length, 1, text);
  assert.equal(tooNew('const a = 1', { module: false, year: 5 }).length, 1);
});

test('features of all supported browsers are accepted', () => {
  for (const text of ['new AbortController().abort()', 'a?.b ?? c', 'class A { #b = 1; c() { return this.#b; } }', 'a.replaceAll("b", "c")', 'navigator.locks.request("a", f)'])
    assert.deepEqual(tooNew(text), [], text);
});

test('no script of the page needs a newer browser than the oldest supported one', () => {
  const found = [...scripts('shell/'), ...scripts('web/')].flatMap((name) => {
    const text = read(name).replace(FILLED_IN, '[]');
    return tooNew(text, { module: !CLASSIC.includes(name), asked: [...ASKED, ...OURS] }).map((line) => `${name}:${line}`);
  });
  assert.deepEqual(found, []);
});

test('every browser can parse the script that reports an old browser', () => {
  assert.deepEqual(tooNew(read('web/recover.js').replace(FILLED_IN, '[]'), { module: false, year: 5 }), []);
});

test('the README names the oldest supported browsers', () => {
  assert.match(read('README.md'), new RegExp(`Chrome and Edge ${OLDEST.chrome}, Firefox ${OLDEST.firefox}, Safari ${OLDEST.safari}\\b`));
});
