// Storage that answers late, belongs to another installation, was changed by other code, or is used by two tabs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { injectFaults } from '../support/faults.mjs';
import { clock, closePages, newBrowser, shellOf } from './lib/browser.mjs';
import { contents, fill } from './lib/database.mjs';
import { eventsOf, openPage, recordText } from './lib/model.mjs';

const root = await shellOf('/');
const SETTINGS = 'speed normal\ntext largest\n';

const fillOwn = (values, done = []) => fill(root.NAME, 1, ['values', 'done', 'page'], { values, done });
const MATCH = [['current', 'a'], ['match/a', recordText('a', 5)]];

for (const how of ['throws', 'fails', 'hangs', 'late']) {
  test(`when the first opening ${how === 'late' ? 'answers late' : how}, the player is told, and the stored values arrive later`, async () => {
    newBrowser();
    await fillOwn([['settings', SETTINGS], ['setup', 'name 0 Begoña\n'], ...MATCH]);
    const { stop } = injectFaults({ faults: [{ call: 'IDBFactory.open', to: 2, how }] });
    const app = await openPage(root);
    assert.ok(app.told > 0);
    assert.equal(app.id, '');
    app.hurry();  // this page's settings have the default text size
    app.storage.change('setup', 'as usual\n');  // the app never changes `setup` back
    app.storage.store();
    await clock.advance(500);
    stop();
    await clock.advance(60_000);
    assert.equal(app.id, 'a');
    assert.deepEqual(app.settings, { speed: 'fast', text: 'largest' });
    const { values } = await contents(root.NAME);
    assert.equal(values.settings, 'speed fast\ntext largest\n');
    assert.equal(values.setup, 'name 0 Begoña\n');
    assert.equal(values['match/a'], recordText('a', 5));
    assert.equal(values.current, 'a');
  });
}

/** Fills the database that all installations of older versions shared. */
const fillShared = () => fill('tapete', 2, ['values', 'done'], { values: [['settings', SETTINGS], ...MATCH], done: [['b', recordText('b', 9)]] });

test('each installation migrates the shared database into its own', async () => {
  newBrowser();
  await fillShared();
  const old = await contents('tapete');
  const [a, b] = [await shellOf('/a/'), await shellOf('/b/')];
  assert.notEqual(a.NAME, b.NAME);
  const first = await openPage(a);
  await clock.advance(0);
  first.play();
  await clock.advance(1000);
  const second = await openPage(b);
  assert.equal(second.events.get('a'), 5);
  await clock.advance(1000);
  assert.equal((await contents(a.NAME)).values['match/a'], recordText('a', 6));
  assert.equal((await contents(b.NAME)).values['match/a'], recordText('a', 5));
  for (const { NAME } of [a, b]) assert.equal((await contents(NAME)).done.b, recordText('b', 9));
  assert.deepEqual(await contents('tapete'), old);
});

test('a deleted match does not come back from the shared database', async () => {
  newBrowser();
  await fillShared();
  const a = await shellOf('/a/');
  const first = await openPage(a);
  await clock.advance(1000);
  assert.equal((await contents(a.NAME)).values['match/a'], recordText('a', 5));
  first.storage.change('match/a', '');
  first.storage.store();
  await clock.advance(1000);
  closePages();
  assert.equal((await openPage(a)).storage.load('match/a'), undefined);
});

test('nothing is migrated while a page of an older version plays', async () => {
  newBrowser();
  await fill('tapete', 2, ['values', 'done'], { values: MATCH });
  navigator.locks.request('tapete', {}, () => new Promise(() => {}));
  const app = await openPage(root);
  assert.ok(app.lost);
  await clock.advance(60_000);
  assert.deepEqual((await contents(root.NAME)).values, {});
  closePages();
  assert.equal((await openPage(root)).id, 'a');
});

test('without locks, a tab that is out of date shows the notice and overwrites nothing', async () => {
  newBrowser({ locks: false });
  await fillOwn(MATCH);
  const [first, second] = [await openPage(root), await openPage(root)];
  for (let i = 0; i < 8; ++i) {
    first.play();
    await clock.advance(300);
  }
  second.play();
  await clock.advance(300);
  assert.ok(second.lost);
  assert.ok(!first.lost);
  assert.equal(eventsOf((await contents(root.NAME)).values['match/a']), 13);
  closePages();
  const again = await openPage(root);  // the player continues in this tab
  assert.equal(again.events.get('a'), 13);
  again.play();
  await clock.advance(300);
  first.play();
  await clock.advance(300);
  assert.ok(first.lost);
  assert.equal(first.safe.get('a'), 13);
  assert.equal(eventsOf((await contents(root.NAME)).values['match/a']), 14);
});

test('a stored value that is not text stays, and is set aside before it is overwritten', async () => {
  newBrowser();
  await fillOwn([['settings', 7], ['setup', { a: [1] }], ['match/b', null], [5, 'five'], ...MATCH], [['a', 3], [new Date(0), 'x']]);
  const app = await openPage(root);
  assert.equal(app.told, 0);
  assert.equal(app.id, 'a');
  assert.equal(app.storage.keys(''), 'current\nmatch/a');
  app.hurry();
  app.finish();
  app.storage.openArchive();
  await clock.advance(1000);
  const { values, done, page } = await contents(root.NAME);
  assert.equal(values.settings, 'speed fast\ntext normal\n');
  assert.equal(done.a, recordText('a', 6));
  const aside = (key) => Object.entries(page).find(([name]) => name.startsWith('aside ') && name.endsWith(` ${key}`))?.[1];
  assert.deepEqual([aside('settings'), aside('done/a')], [7, 3]);
  assert.deepEqual([values.setup, values['match/b'], values[5]], [{ a: [1] }, null, 'five']);
  assert.equal(app.archive, 0);
});

test('a match that was set aside appears in the archive and can be deleted there', async () => {
  newBrowser();
  const other = recordText('a', 40);
  await fillOwn(MATCH, [['a', other]]);
  const app = await openPage(root);
  app.finish();  // the archive has not been read
  await clock.advance(1000);
  const read = async (page) => {
    page.storage.openArchive();
    await clock.advance(1000);
    return page.storage.keys('done/').split('\n');
  };
  const [, aside] = await read(app);
  assert.match(aside, /^done\/aside \d+ done\/a$/);
  assert.equal(app.storage.load('done/a'), recordText('a', 6));
  assert.equal(app.storage.load(aside), other);
  app.storage.change(aside, '');
  app.storage.store();
  await clock.advance(1000);
  closePages();
  assert.deepEqual(await read(await openPage(root)), ['done/a']);
  assert.equal((await contents(root.NAME)).done.a, recordText('a', 6));
});

test('an unreadable archive is reported, and none of its matches is overwritten', async () => {
  newBrowser();
  await fillOwn(MATCH, [['a', recordText('a', 99)]]);
  const app = await openPage(root);
  const { stop } = injectFaults({ faults: [{ call: 'IDBDatabase.transaction', how: 'fails', to: 2 }] });
  app.storage.openArchive();
  await clock.advance(1000);
  stop();
  assert.equal(app.archive, 1);
  app.finish();
  await clock.advance(1000);
  const { page } = await contents(root.NAME);
  assert.ok(Object.values(page).includes(recordText('a', 99)));
});

test('the later of two pending writes never restores an older value', async () => {
  newBrowser();
  await fillOwn(MATCH);
  const app = await openPage(root);
  const { stop } = injectFaults({ faults: [{ call: 'IDBDatabase.transaction', how: 'throws', to: 1 }, { call: 'IDBFactory.open', how: 'late', to: 1 }] });
  app.play();  // the connection is broken, and opening the next one takes long
  for (let i = 0; i < 5; ++i) {
    app.play();
    await clock.advance(8000);
  }
  stop();
  await clock.advance(60_000);
  assert.equal(eventsOf((await contents(root.NAME)).values['match/a']), 11);
});

for (const [what, faults] of Object.entries({
  'no call fails': [],
  'opening the transaction throws': [{ call: 'IDBDatabase.transaction', how: 'throws' }],
  'clearing a store fails': [{ call: 'IDBObjectStore.clear', how: 'fails' }],
  'the last write throws': [{ call: 'IDBObjectStore.put', how: 'throws' }],
})) {
  test(`starting afresh deletes all values when ${what}`, async () => {
    newBrowser();
    await fillOwn([['settings', SETTINGS], ...MATCH], [['b', recordText('b', 9)]]);
    const app = await openPage(root);
    app.play();
    await clock.advance(1000);
    const { stop } = injectFaults({ faults });
    const forgetting = app.storage.forget();
    await clock.advance(1000);
    await forgetting;
    stop();
    app.play();  // later changes of this page are not stored
    await clock.advance(60_000);
    closePages();
    const again = await openPage(root);
    again.storage.openArchive();
    await clock.advance(1000);
    assert.equal(again.storage.keys(''), '');
  });
}

for (const how of ['throws', 'fails', 'hangs']) {
  test(`when every deletion ${how}, starting afresh reports it, and the page stores as before`, async () => {
    newBrowser();
    await fillOwn(MATCH);
    const app = await openPage(root);
    const { stop } = injectFaults({ faults: ['IDBDatabase.transaction', 'IDBFactory.deleteDatabase'].map((call) => ({ call, how })) });
    const refused = assert.rejects(app.storage.forget());
    await clock.advance(60_000);
    await refused;
    stop();
    app.play();
    await clock.advance(60_000);
    assert.equal(eventsOf((await contents(root.NAME)).values['match/a']), 6);
  });
}
