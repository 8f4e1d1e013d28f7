// The storage and backups page can be reached by keyboard and by screen reader, in every window size. Starting afresh deletes all data.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { KeyboardPlayer } from './lib/listeners.mjs';

const { visit } = useSite();

const mirrored = (page) => page.locator('#mirror').innerText();

test('the storage page lists matches, space, version and failures, in both languages', async () => {
  for (const [locale, words] of [['es-ES', ['¿Va todo bien?', 'Encuentros: 0', 'Ocupan:', 'No ha fallado nada', 'Versión 0.1.0 · ']],
    ['en-GB', ['Storage and backups', 'Matches: 0', 'Space used:', 'No errors', 'Version 0.1.0 · ']]]) {
    const { context, page, trouble } = await visit({ locale, real: true });
    const player = new KeyboardPlayer(page);
    await player.press('button:settings');
    await player.pressBelow('button:diagnostics');
    await page.waitForFunction((word) => document.getElementById('mirror').innerText.includes(word), words[2]);
    const text = await mirrored(page);
    for (const word of words) assert.ok(text.includes(word), `${word}: ${text}`);
    assert.match(text, /· [0-9a-f]{12}/);
    assert.deepEqual(trouble, []);
    await context.close();
  }
});

test('the next visit lists errors of the page\'s own scripts', async () => {
  const ways = {
    'the lamp fell': () => dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/main.js`, message: 'the lamp fell' })),
    'nobody was there': () => new Promise((failed) => {
      addEventListener('unhandledrejection', () => failed());
      setTimeout(() => { Promise.reject(new Error('nobody was there')); });
    }),
  };
  const { context, page, player } = await visit({ real: true });
  for (const [words, fail] of Object.entries(ways)) {
    await page.evaluate(fail);
    await page.evaluate(() => { dispatchEvent(new ErrorEvent('error', { filename: 'https://elsewhere.example/x.js', message: 'not ours' })); });
    await page.evaluate(() => window.tapete.saved());
    await page.reload();
    await player.ready();
    await player.press('button:settings');
    await player.pressBelow('button:diagnostics');
    await page.waitForFunction((text) => document.getElementById('mirror').innerText.includes(text), words);
  }
  await context.close();
});

test('starting afresh asks twice, then deletes all matches and settings', async () => {
  const { context, page, player } = await visit({ serviceWorkers: 'allow', real: true });
  await player.press('button:settings');
  await player.press('theme:2');
  await player.press('button:back');
  await player.newMatch();
  await player.turn();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () => page.evaluate(async () => {
    const all = await indexedDB.databases();
    const values = await Promise.all(all.map(({ name }) => new Promise((read, failed) => {
      const request = indexedDB.open(name);
      request.onerror = failed;
      request.onsuccess = () => {
        const db = request.result;
        if (!db.objectStoreNames.contains('values')) return read([]);
        const keys = db.transaction('values').objectStore('values').getAllKeys();
        keys.onsuccess = () => { db.close(); read(keys.result); };
      };
    })));
    return values.flat();
  });
  assert.ok((await kept()).some((key) => key.startsWith('match/')));
  await player.press('button:menu');
  await player.press('button:settings');
  await player.pressBelow('button:diagnostics');
  await player.pressBelow('button:afresh');
  await player.press('dialog:yes:');
  await player.find('dialog:yes:');
  assert.ok((await kept()).some((key) => key.startsWith('match/')), 'asked once, nothing is gone');
  const loaded = page.waitForEvent('load');
  await player.press('dialog:yes:');
  await loaded;
  await player.ready();
  assert.equal(await player.screen(), 'home');
  assert.equal(await player.record(), '');
  assert.deepEqual((await kept()).filter((key) => key !== 'care'), []);
  await context.close();
});

test('the last button of the storage page can be pressed, from the smallest phone to the largest screen', async () => {
  for (const [width, height] of [[320, 568], [844, 390], [2560, 1440]]) {
    const { context, player } = await visit({ viewport: { width, height } });
    await player.press('button:settings');
    await player.pressBelow('button:diagnostics');
    await player.pressBelow('button:afresh');
    await player.press('dialog:no:');
    assert.equal(await player.screen(), 'diagnostics');
    await context.close();
  }
});
