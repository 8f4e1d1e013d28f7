// What was played is still there after a reload, whatever was stored; and where nothing can be stored, the game goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit } = useSite();

/** Puts a value where shell/storage.js keeps it, before the page looks. */
const store = (page, key, text) => page.evaluate(([k, t]) => new Promise((stored, failed) => {
  const request = indexedDB.open('tapete');
  request.onerror = failed;
  request.onsuccess = () => {
    const transaction = request.result.transaction('values', 'readwrite');
    transaction.objectStore('values').put(t, k);
    transaction.oncomplete = () => { request.result.close(); stored(); };
  };
}), [key, text]);

test('a reload in the middle of a hand changes nothing', async () => {
  const { context, page, player, trouble } = await visit();
  await player.fast();
  await player.newMatch();
  for (let i = 0; i < 3; ++i) await player.act();
  await player.turn();
  const before = { record: await player.record(), targets: await player.targets(), screen: await player.screen() };
  assert.ok(before.record.split('\n').filter((line) => line.startsWith('0 play')).length >= 2);
  trace(before.record);

  await page.reload();
  await player.ready();
  await player.turn();
  const after = { record: await player.record(), targets: await player.targets(), screen: await player.screen() };
  assert.deepEqual(after, before);
  await player.act();  // and it goes on
  await player.turn();
  assert.ok((await player.record()).startsWith(before.record));
  assert.deepEqual(trouble, []);
  await context.close();
});

test('every move is stored as soon as it is made', async () => {
  const { context, page, player } = await visit();
  await player.fast();
  await player.newMatch();
  await player.turn();
  const before = await player.record();
  await player.press('card:');
  // No waiting: the page is left right after the click.
  await page.waitForFunction((old) => window.tapete.record() !== old, before, { polling: 1 });
  await page.reload();
  await player.ready();
  assert.ok((await player.record()).length > before.length);
  await context.close();
});

test('a stored record that is broken is put aside with a message', async () => {
  const { context, page, player } = await visit();
  await store(page, 'match', 'tapete 1\ngame guinote\nplayers 4\ndeal 2 nonsense\n');
  await page.reload();
  await player.ready();
  assert.equal(await player.record(), '');
  await player.press('dialog:yes:');
  assert.equal(await player.screen(), 'start');
  await player.newMatch();
  await player.turn();
  await context.close();
});

test('a broken record that is opened leaves the match as it is', async () => {
  const { context, player } = await visit();
  await player.newMatch();
  await player.turn();
  const before = await player.record();
  for (const text of ['', 'hola', `${before}0 play 9x\n`, '\u0000\uffff'.repeat(1000)]) {
    await player.call('openRecord', text);
    await player.press('dialog:yes:');
    assert.equal(await player.record(), before);
  }
  await player.act();
  await context.close();
});

test('names are entered in a field of the page, and kept', async () => {
  const { context, page, player } = await visit();
  await player.press('button:new_match');
  await player.press('name:0');
  const field = page.getByRole('textbox');
  await field.fill('Begoña ñu');
  await field.press('Enter');
  await page.reload();
  await player.ready();
  await player.press('button:new_match');
  const name = await player.find('name:0');
  assert.match(name.label, /Begoña ñu/);
  await context.close();
});

for (const [how, init] of Object.entries({
  'throws at once': () => { Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('blocked', 'SecurityError'); } }); },
  'fails on opening': () => { IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); }; },
  'fails on writing': () => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }; },
})) {
  test(`a hand can be played where storage ${how}`, async () => {
    const { context, player } = await visit({ init, hurried: true });
    await player.fast();
    await player.newMatch();
    await player.press('dialog:yes:');  // it says so, once
    await player.playHand();
    assert.ok(trace(await player.record()).some((line) => line.startsWith('hand ')));
    await context.close();
  });
}
