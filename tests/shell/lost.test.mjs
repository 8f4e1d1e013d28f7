// Dead connections and lost databases: the page stores all known values again, or restores the second copy.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteDB } from 'idb';
import { injectFaults } from '../support/faults.mjs';
import { clock, closePages, newBrowser, shellOf } from './lib/browser.mjs';
import { contents, fill } from './lib/database.mjs';
import { eventsOf, openPage, recordText, REGAINED } from './lib/model.mjs';

const root = await shellOf('/');
const SETTINGS = 'speed normal\ntext largest\n';
const MATCH = [['current', 'a'], ['match/a', recordText('a', 5)]];
const fillOwn = (values, done = []) => fill(root.NAME, 1, ['values', 'done', 'page'], { values, done });

for (const how of ['throws', 'fails', 'dies']) {
  for (const call of ['IDBDatabase.transaction', 'IDBObjectStore.get', 'IDBObjectStore.put']) {
    test(`after ${call} ${how} once, the next cards are stored silently`, async () => {
      newBrowser();
      await fillOwn(MATCH);
      const app = await openPage(root);
      for (let i = 0; i < 3; ++i) {
        app.play();
        await clock.advance(1000);
        const { stop } = injectFaults({ faults: [{ call, how, to: 1 }] });
        app.play();
        await clock.advance(1000);
        stop();
      }
      assert.equal(app.told, 0);
      assert.equal(eventsOf((await contents(root.NAME)).values['match/a']), 11);
    });
  }
}

/** Deletes the database. Open connections get a `versionchange` event. */
async function loseDatabase(name = root.NAME) {
  const deleted = deleteDB(name);
  await clock.advance(100);
  await deleted;
}

test('a page stores all known values again after its database was deleted', async () => {
  newBrowser();
  await fillOwn([['settings', SETTINGS], ['match/other', recordText('other', 9)], ...MATCH], [['b', recordText('b', 9)]]);
  const app = await openPage(root);
  app.storage.openArchive();
  await clock.advance(1000);
  app.play();
  await clock.advance(1000);
  await loseDatabase();
  app.play();
  await clock.advance(1000);
  assert.equal(app.regained, 1);
  assert.equal(app.told, 0);
  const { values, done, page } = await contents(root.NAME);
  assert.deepEqual(values, { settings: SETTINGS, current: 'a', 'match/a': recordText('a', 7), 'match/other': recordText('other', 9) });
  assert.deepEqual(done, { b: recordText('b', 9) });
  assert.deepEqual(Object.keys(page), ['stamp']);
});

test('a database that was lost between two visits is restored from the second copy', async () => {
  newBrowser();
  await fillOwn([['settings', SETTINGS], ['match/other', recordText('other', 9)], ...MATCH]);
  (await openPage(root)).play();
  await clock.advance(1000);
  const { values } = await contents(root.NAME);
  closePages();
  await loseDatabase();
  const app = await openPage(root);
  assert.equal(app.id, 'a');
  assert.equal(app.storage.state(), REGAINED);
  app.play();
  await clock.advance(1000);
  assert.ok(app.regained > 0);
  assert.deepEqual((await contents(root.NAME)).values, { ...values, 'match/a': recordText('a', 7) });
});

test('an invalid second copy is ignored', async () => {
  for (const spare of ['', '{', 'null', '7', '[["match/a"]]', '[7,null,["match/a",7]]', '{"match/a":"x"}']) {
    newBrowser();
    localStorage.setItem(`${root.NAME} spare`, spare);
    const app = await openPage(root);
    assert.equal(app.storage.keys(''), '', spare);
    assert.equal(app.storage.state(), 0);
    closePages();
  }
});

test('the database stores values when localStorage is full', async () => {
  newBrowser();
  await fillOwn(MATCH);
  localStorage.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  const app = await openPage(root);
  app.play();
  await clock.advance(1000);
  assert.equal(app.told, 0);
  assert.equal(eventsOf((await contents(root.NAME)).values['match/a']), 6);
});
