// Calls of storage and locks fail in the real page, one at a time. The page tells the player, loses nothing, and stores everything after
// the faults. tests/shell/ tests every single call and pairs of calls without a browser.
import assert from 'node:assert/strict';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { injectFaults } from '../support/faults.mjs';
import { useSite } from '../browser/lib/browser.mjs';
import { Player } from '../browser/lib/player.mjs';
import { SITE } from '../browser/lib/site.mjs';
import { randomMatch } from '../browser/lib/trace.mjs';

const { visit, site, url } = useSite();
const LATE = 600_000;  // ms until a late answer comes, unless the test releases the answer earlier
const SETTINGS = 'lang es\nspeed fast\ntext larger\n';
const RECORD = `${randomMatch('--seed', '3', '--hands', '1').replace(/^seat.*\n/gm, '').split('\n').slice(0, 20).join('\n')}\n`;
const ID = '00112233445566aa';

/** Stores values for pages in `folder`, and returns all values. */
const database = (page, values = {}, folder = '/') => page.evaluate(([name, put]) => new Promise((read, failed) => {
  const request = indexedDB.open(name, 1);
  request.onerror = failed;
  request.onupgradeneeded = () => { for (const store of ['values', 'done', 'page']) request.result.createObjectStore(store); };
  request.onsuccess = () => {
    const transaction = request.result.transaction('values', 'readwrite');
    const store = transaction.objectStore('values');
    for (const [key, value] of Object.entries(put)) store.put(value, key);
    const [keys, all] = [store.getAllKeys(), store.getAll()];
    transaction.oncomplete = () => {
      request.result.close();
      read(Object.fromEntries(keys.result.map((key, i) => [key, all.result[i]])));
    };
  };
}), [`tapete ${folder}`, values]);

/** Visits the page with a stored match and settings. `init` runs first in the page. */
async function comeBack(init) {
  const opened = await visit({ url: `${url()}licences.txt`, wait: false, viewport: { width: 480, height: 640 } });
  await database(opened.page, { settings: SETTINGS, current: ID, [`match/${ID}`]: RECORD });
  await opened.page.addInitScript(init);
  await opened.page.goto(url());
  return opened;
}

/** Waits for the page when a call may never answer: advances the page's time past its timeouts. */
async function readyInTime(player, silent) {
  if (silent) {
    await player.until(() => window.tapete || window.clock.longest() > 2500);
    await player.pass(6000);
  }
  await player.ready();
}

const NEXT = ['button:continue', 'card:', 'option:', 'button:next'];  // the first press in a page that came back
const NONE = /^$/;
const UNSAVED = /^Ahora no se puede guardar/;

/** Waits until the page's match is stored, with the settings unchanged. */
async function checkStored(page, player) {
  const record = await player.record();
  assert.ok(record.split('\n').filter((line) => /^(deal|\d)/.test(line)).join('\n').startsWith(RECORD.split('\n').filter((line) => /^(deal|\d)/.test(line)).join('\n')));
  for (;;) {
    const all = await database(page);
    assert.equal(all.settings, SETTINGS);
    if (all[`match/${ID}`] === await player.record()) return;
    await page.waitForTimeout(50);
  }
}

const SITES = ['IDBFactory.open', 'IDBDatabase.transaction', 'IDBTransaction.objectStore', 'IDBObjectStore.getAll', 'IDBObjectStore.getAllKeys',
  'IDBObjectStore.get', 'IDBObjectStore.put', 'LockManager.request'];
const AT_START = ['IDBFactory.open', 'IDBDatabase.transaction', 'IDBTransaction.objectStore', 'IDBObjectStore.getAll', 'IDBObjectStore.getAllKeys'];
const NOT_AWAITED = ['IDBTransaction.objectStore', 'IDBDatabase.transaction', 'IDBObjectStore.put'];  // failures of these calls show in other calls
const AT_WRITING = ['IDBObjectStore.get', 'IDBObjectStore.put'];
for (const call of SITES) {
  for (const how of ['throws', 'fails', 'hangs', 'late']) {
    if (NOT_AWAITED.includes(call) && ['hangs', 'late'].includes(how)) continue;
    // A fault at the start lasts until the player was told, because the page's immediate retry would succeed.
    const once = !AT_WRITING.includes(call) && !(AT_START.includes(call) && ['throws', 'fails'].includes(how));
    test(`a match in progress continues when ${call} ${how === 'late' ? 'answers late' : how}${once ? ' once' : ''}`, async () => {
      const faults = [{ call, how, to: once ? 1 : 1e9 }];
      const { context, page, player } = await comeBack({ content: `window.faults = (${injectFaults})(${JSON.stringify({ faults, late: LATE })});` });
      await readyInTime(player, ['hangs', 'late'].includes(how) && [...AT_START, 'LockManager.request'].includes(call));
      if (AT_START.includes(call)) await player.noticed(/^Ahora no se puede leer lo guardado/);
      if (AT_WRITING.includes(call)) {
        await player.find(...NEXT);  // passing time during a bot's turn would use up the time of the bot's answer
        await player.pass(20_000);
        await player.noticed(UNSAVED);
      }
      await page.evaluate(() => {
        window.faults.stop();
        window.faults.release();
      });
      await player.pass(60_000);
      await player.until(() => window.tapete.record() !== '');
      await player.noticed(NONE);
      assert.doesNotMatch(await player.call('message'), /guardar|leer/, 'no message about the storage');
      await player.until(() => window.tapete.message() === '');  // a timeout that has passed may report the deck as missing for a moment
      if ((await player.find(...NEXT)).id === 'button:continue') await player.press('button:continue');
      await player.act();
      await player.turn();
      await checkStored(page, player);
      await context.close();
    });
  }
}

const breaking = (fault) => `addEventListener('break', () => { window.faults = (${injectFaults})(${JSON.stringify({ faults: [fault] })}); });`;

test('a connection that dies while the page sleeps is replaced silently', async () => {
  const { context, page, player } = await comeBack({ content: breaking({ call: 'IDBObjectStore.get', how: 'dies', to: 1 }) });
  await player.ready();
  await player.turn();
  await page.evaluate(() => { dispatchEvent(new Event('break')); });
  for (let i = 0; i < 3; ++i) {
    await player.act();
    await player.turn();
    await player.noticed(NONE);
  }
  await checkStored(page, player);
  await context.close();
});

test('a first visit without storage shows a notice and no message', async () => {
  const init = () => { IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); }; };
  const { context, player } = await visit({ init });
  await player.noticed(/^Aquí no se guarda nada: al cerrar se pierde el encuentro\.$/);
  assert.equal(await player.call('message'), '');
  await player.fast();
  await player.newMatch({ players: 2 });
  await player.playHand();
  await player.noticed(/^Aquí no se guarda nada/);
  assert.equal(await player.call('message'), '');
  await context.close();
});

test('a second failure in one visit shows the notice again', async () => {
  const { context, page, player } = await comeBack({ content: breaking({ call: 'IDBObjectStore.put', how: 'throws' }) });
  await player.ready();
  await player.turn();
  for (let time = 0; time < 2; ++time) {
    await page.evaluate(() => { dispatchEvent(new Event('break')); });
    await player.act();
    await player.noticed(UNSAVED);
    await page.evaluate(() => { window.faults.stop(); });
    await player.pass(60_000);
    await player.noticed(NONE);
    await checkStored(page, player);
    await player.turn();
  }
  await context.close();
});

test('without Web Locks, a tab that is out of date shows a notice and overwrites nothing', async () => {
  const { context, page, player } = await comeBack({ content: 'delete Navigator.prototype.locks;' });
  await player.ready();
  await player.turn();
  const second = await context.newPage();
  await second.addInitScript({ content: 'delete Navigator.prototype.locks;' });
  await second.goto(url());
  const there = new Player(second);
  await there.ready();
  await there.turn();
  await page.bringToFront();
  for (let i = 0; i < 2; ++i) await player.act().then(() => player.turn());
  await checkStored(page, player);
  const { [`match/${ID}`]: longer } = await database(page);
  await second.bringToFront();
  await there.act();
  const notice = second.locator('#elsewhere');
  await notice.waitFor({ state: 'visible' });
  assert.equal((await database(second))[`match/${ID}`], longer);
  await notice.getByRole('button').click();  // the player wants to play in this tab
  await there.until(() => document.getElementById('elsewhere').hidden && window.tapete?.frames() > 0);
  await there.turn();
  assert.equal(await there.record(), longer);
  await context.close();
});

test('two installations on one origin use separate storage', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-two-'));
  for (const name of ['a', 'b']) await symlink(SITE, join(folder, name));
  const usual = site().folder;
  try {
    site().folder = folder;
    const { context, page, player } = await visit({ url: `${url()}a/` });
    await player.fast();
    await player.newMatch();
    await player.turn();
    const second = await context.newPage();
    await second.goto(`${url()}b/`);
    const there = new Player(second);
    await there.find('button:new_match');
    assert.equal(await there.record(), '');
    assert.ok(await second.locator('#elsewhere').isHidden());
    assert.deepEqual(await database(second, {}, '/b/'), {});
    assert.ok('settings' in await database(page, {}, '/a/'));
    await context.close();
  } finally {
    site().folder = usual;
    await rm(folder, { recursive: true });
  }
});
