// After a reload the match continues, even if other stored data are invalid. If nothing can be stored, the game continues.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { randomMatch, trace } from '../browser/lib/trace.mjs';

const { visit, url } = useSite();

/** Writes a value to the page's database before the page reads it. */
const store = (page, key, text) => page.evaluate(([k, t]) => new Promise((stored, failed) => {
  const request = indexedDB.open('tapete /');
  request.onerror = failed;
  request.onsuccess = () => {
    const transaction = request.result.transaction('values', 'readwrite');
    transaction.objectStore('values').put(t, k);
    transaction.oncomplete = () => { request.result.close(); stored(); };
  };
}), [key, text]);

test('a reload in the middle of a hand keeps record, targets and screen', async () => {
  // The cards are fixed, because with some cards the player may sing or swap instead of playing.
  const { context, page, player, trouble } = await visit({ url: `${url()}?seed=1` });
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
  await player.act();  // the game continues
  await player.turn();
  assert.ok((await player.record()).startsWith(before.record));
  assert.deepEqual(trouble, []);
  await context.close();
});

test('a card that is shown is already stored', async () => {
  const { context, page, player } = await visit();
  await player.fast();
  await player.newMatch();
  await player.turn();
  const before = await player.record();
  await player.press('card:');
  // The page is reloaded as soon as the card is shown.
  await page.waitForFunction((old) => window.tapete.shownRecord() !== old, before, { polling: 1 });
  await page.reload();
  await player.ready();
  assert.ok((await player.record()).length > before.length);
  await context.close();
});

test('a broken stored record is put aside with a message', async () => {
  const { context, page, player } = await visit();
  await store(page, 'match', 'tapete 1\ngame guinote\nplayers 4\ndeal 2 nonsense\n');
  await page.reload();
  await player.ready();
  assert.equal(await player.record(), '');
  await player.press('dialog:yes:');
  assert.equal(await player.screen(), 'home');
  await player.newMatch();
  await player.turn();
  await context.close();
});

test('opening a broken record keeps the current match, even if the beginning of the record can be replayed', async () => {
  const { context, page, player } = await visit();
  await player.newMatch();
  await player.turn();
  const before = await player.record();
  for (const text of ['', 'hola', `${before}0 play 9x\n`, '\u0000\uffff'.repeat(1000)]) {
    await player.call('openRecord', text);
    await player.press('dialog:yes:');
    if (await player.screen() === 'replay') await page.keyboard.press('Escape');
    await player.turn();
    assert.equal(await player.record(), before);
  }
  await player.act();
  await context.close();
});

test('a name entered in the form survives a reload', async () => {
  const { context, page, player } = await visit();
  await player.press('button:new_match');
  await player.unfold('fold:people');
  await player.press('name:0');
  const field = page.getByRole('textbox');
  await field.fill('Begoña ñu');
  await field.press('Enter');
  await page.waitForFunction(() => window.tapete.targets().some(({ id, label }) => id === 'name:0' && label.includes('Begoña ñu')));
  await player.call('saved');
  await page.reload();
  await player.ready();
  await player.press('button:new_match');
  await player.unfold('fold:people');
  const name = await player.find('name:0');
  assert.match(name.label, /Begoña ñu/);
  await context.close();
});

const REFUSED = /^Aquí no se guarda nada/;
const HOW = {
  'throws at once': [REFUSED, () => { Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('blocked', 'SecurityError'); } }); }],
  'fails on opening': [REFUSED, () => { IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); }; }],
  'fails on writing': [/^Ahora no se puede/, () => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }; }],
};
for (const [how, [told, init]] of Object.entries(HOW)) {
  test(`a hand can be played when storage ${how}`, async () => {
    const { context, player } = await visit({ init, hurried: true });
    await player.noticed(told);
    await player.fast();
    await player.newMatch();
    await player.playHand();
    assert.equal(await player.call('message'), '');
    assert.ok(trace(await player.record()).some((line) => line.startsWith('hand ')));
    await context.close();
  });
}

/** Returns the contents of the database, by store. */
const database = (page) => page.evaluate(() => new Promise((read, failed) => {
  const request = indexedDB.open('tapete /');
  request.onerror = failed;
  request.onsuccess = () => {
    const db = request.result;
    const names = [...db.objectStoreNames];
    const all = {};
    const transaction = db.transaction(names);
    for (const name of names) {
      all[name] = {};
      transaction.objectStore(name).openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) return;
        all[name][cursor.key] = cursor.value;
        cursor.continue();
      };
    }
    transaction.oncomplete = () => { db.close(); read({ version: db.version, all }); };
  };
}));

test('the database of version 0.1 is migrated', async () => {
  const record = randomMatch('--seed', '3', '--hands', '1').replace(/^seat.*\n/gm, '').split('\n').slice(0, 20).join('\n') + '\n';
  const { context, page, player } = await visit({ url: `${url()}licences.txt`, wait: false });
  await page.evaluate((match) => new Promise((stored, failed) => {
    const request = indexedDB.open('tapete', 1);
    request.onerror = failed;
    request.onupgradeneeded = () => {
      const values = request.result.createObjectStore('values');
      values.put(match, 'match');
      values.put('lang en\nspeed fast\n', 'settings');
    };
    request.onsuccess = () => { request.result.close(); stored(); };
  }), record);
  await page.goto(url());
  await player.ready();
  await player.turn();
  const events = (text) => text.split('\n').filter((line) => /^(deal|\d)/.test(line));
  assert.deepEqual(events(await player.record()).slice(0, events(record).length), events(record));
  const { version, all } = await database(page);
  assert.equal(version, 1);
  assert.ok(!('match' in all.values));  // the old value was migrated
  assert.equal(Object.keys(all.values).filter((key) => key.startsWith('match/')).length, 1);
  await context.close();
});

test('a database of a newer version stays unchanged, and the game can be played', async () => {
  const { context, page, player } = await visit({ hurried: true });
  await player.fast();
  await player.newMatch();
  await player.turn();
  await page.evaluate(() => new Promise((stored, failed) => {
    const request = indexedDB.open('tapete /', 99);
    request.onerror = failed;
    request.onsuccess = () => { request.result.close(); stored(); };
  }));
  const before = await database(page);
  await page.reload();
  await player.ready();
  await player.noticed(/^Hay una versión más nueva\. Vuelve a cargar la página/);
  await player.newMatch();
  await player.act();
  await player.turn();
  assert.deepEqual(await database(page), before);
  await context.close();
});

test('the player keeps two matches, continues each and deletes one', async () => {
  const { context, page, player, trouble } = await visit({ hurried: true });
  await player.fast();
  await player.newMatch();
  await player.act();
  await player.turn();
  const first = await player.record();
  await player.press('button:menu');
  await player.press('button:leave');
  await player.newMatch();
  await player.turn();
  assert.notEqual(await player.record(), first);
  await player.press('button:menu');
  await player.press('button:leave');
  await page.reload();
  await player.ready();
  await player.press('button:menu');
  await player.press('button:leave');
  await player.press('button:matches');
  await player.find('go_on:');
  const matches = (await player.targets()).filter(({ id }) => id.startsWith('go_on:'));
  assert.equal(matches.length, 2);
  const open = new Set();
  for (const { id } of matches) {
    await player.press(id);
    await player.turn();
    open.add((await player.record()).startsWith(first));
    await player.press('button:menu');
    await player.press('button:leave');
    await player.press('button:matches');
    await player.find('go_on:');
  }
  assert.deepEqual([...open].sort(), [false, true]);
  await player.press('delete:');
  await player.press('dialog:yes:');
  await player.find('button:backup');
  assert.equal((await player.targets()).filter(({ id }) => id.startsWith('go_on:')).length, 1);
  assert.deepEqual(trouble, []);
  await context.close();
});

test('a finished match can be replayed from the history', async () => {
  const { context, page, player, trouble } = await visit();
  const record = randomMatch('--seed', '4', '--rules', 'coto=2');
  await player.call('openRecord', record);
  await player.press('button:leave');
  await page.reload();
  await player.ready();
  await player.press('button:matches');
  await player.press('list:1');
  await player.press('watch:');
  for (let i = 0; i < 5; ++i) await player.press('button:step_on');
  await player.press('button:hand_on');
  await player.press('button:step_back');
  assert.equal(await player.screen(), 'replay');
  await page.goBack();
  await player.press('list:2');
  await player.find('button:backup');
  assert.deepEqual(trouble, []);
  await context.close();
});

test('another browser restores a match from a backup file', async () => {
  const { context, page, player } = await visit({ hurried: true });
  await player.fast();
  await player.newMatch();
  await player.act();
  await player.turn();
  const record = await player.record();
  await player.press('button:menu');
  await player.press('button:leave');
  await player.press('button:matches');
  const [download] = await Promise.all([page.waitForEvent('download'), player.press('button:backup')]);
  const path = await download.path();
  await player.press('dialog:yes:');  // the backup is complete
  const other = await visit();
  await other.player.press('button:matches');
  const [chooser] = await Promise.all([other.page.waitForEvent('filechooser'), other.player.press('button:open_file')]);
  await chooser.setFiles(path);
  await other.player.press('dialog:yes:');
  await other.player.press('list:0');
  await other.player.press('go_on:');
  await other.player.turn();
  assert.ok((await other.player.record()).startsWith(record));
  await other.context.close();
  await context.close();
});
