// No input from outside freezes the page. Malicious input costs at most FACTOR times as much as plain input of the same length, and the
// page does not read input that is too long. The cost is the processor time of the page's main thread, which does not depend on other load
// of the machine. The tests take the minimum of several rounds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { backup, badRecords, bomb, fragmentOf, plainRecord, sealed } from '../browser/lib/bad_input.mjs';

const { visit, url } = useSite();

const FACTOR = 3;  // most costs of malicious input, in costs of plain input
const LONGEST_LINK = 1 << 16;  // bytes
const BIG = 16_000_000;  // bytes of the file
const ROOM = LONGEST_LINK - 40;  // bytes left for the record in a link

/** Runs in the page. `untilSaid` runs an action and returns the message that follows; `field` is the file input of the last file dialog. */
const prepare = () => {
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function press() {
    if (this.type === 'file') window.field = this;
    else click.call(this);
  };
  window.untilSaid = (begin) => {
    begin();
    return window.until(() => window.tapete.message(), 90_000);
  };
};

/** Returns a function that reads the processor time of the page's main thread so far, in milliseconds. */
async function clockOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ThreadTime').value;
  };
}

const openLink = (page, fragment) => page.evaluate((hash) => window.untilSaid(() => { location.hash = hash; }), fragment);

async function closeMessage(page) {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !window.tapete.message() && window.tapete.settled());
}

/** Runs `tidy` and then `act` for each name, in rounds. Returns the lowest cost of `act` for each name, in milliseconds. */
async function leastCosts(page, names, rounds, act, tidy = () => {}) {
  const spent = await clockOf(page);
  const least = Object.fromEntries(names.map((name) => [name, Infinity]));
  for (let round = 0; round < rounds; ++round) {
    for (const name of names) {
      await tidy(name);
      const before = await spent();
      await act(name);
      const cost = await spent() - before;
      assert.ok(cost > 0, 'the page is in the same process as before');
      least[name] = Math.min(least[name], cost);
    }
  }
  return least;
}

/** Fails if an input costs more than FACTOR times as much as the plain one. */
function compare(t, least) {
  const { plain, ...others } = least;
  const list = Object.entries(others).map(([name, ms]) => `${name} ${(ms / plain).toFixed(2)}`).join(', ');
  t.diagnostic(`plain ${plain.toFixed(1)} ms; of that: ${list}`);
  for (const [name, ms] of Object.entries(others)) assert.ok(ms <= FACTOR * plain, `${name}: ${ms.toFixed(1)} ms, plain ${plain.toFixed(1)} ms`);
}

test('a malicious link of 64 KiB costs at most three times as much as a plain one', async (t) => {
  const { context, page, trouble } = await visit({ real: true, init: prepare });
  const fragments = { plain: fragmentOf(sealed(plainRecord(ROOM))) };
  for (const [name, record] of Object.entries(badRecords(ROOM))) fragments[name] = fragmentOf(sealed(record).slice(0, LONGEST_LINK));
  fragments['no seal'] = fragmentOf(`tapete link 1\n12345678\n${'note\n'.repeat(13_000)}`);
  fragments['a bomb of 60 MB'] = bomb(60_000_000);
  fragments['the longest link'] = `#t=${'A'.repeat(87_000)}`;
  await openLink(page, '#t=AAAA');  // loads the script that opens links
  compare(t, await leastCosts(page, Object.keys(fragments), 3, (name) => openLink(page, fragments[name]), () => closeMessage(page)));
  assert.deepEqual(trouble, []);
  await context.close();
});

test('a link over the limit is refused unread, and the message names the limit', async (t) => {
  const { context, page } = await visit({ real: true, init: prepare });
  const long = {
    'a longer text': fragmentOf(sealed('tapete 1\n'.padEnd(LONGEST_LINK, '\n'))),
    'a bomb of 60 MB': bomb(60_000_000),
    'a bomb of 200 MB': bomb(200_000_000),
    'two hundred thousand characters': `#t=${'A'.repeat(200_000)}`,
  };
  const plain = fragmentOf(sealed(plainRecord(ROOM)));
  await openLink(page, '#t=AAAA');
  compare(t, await leastCosts(page, ['plain', ...Object.keys(long)], 3, async (name) => {
    const said = await openLink(page, long[name] ?? plain);
    if (name !== 'plain') assert.match(said, /64 kB/, name);
  }, () => closeMessage(page)));
  await context.close();
});

/** Opens a file as if the player had chosen it. `name` is a key of `window.texts`. */
const openFile = (page, name) => page.evaluate((file) => {
  const files = new DataTransfer();
  files.items.add(new File([window.texts[file]], 'x.txt'));
  window.field.files = files.files;
  return window.untilSaid(() => window.field.onchange());
}, name);

async function openChooser(player, page) {
  await player.press('button:matches');
  await player.press('button:open_file');
  await page.waitForFunction(() => window.field);
}

test('a malicious file of 16 MB costs at most three times as much as a plain one', async (t) => {
  const { context, page, player } = await visit({ real: true, init: prepare });
  await openChooser(player, page);
  const three = [1, 2, 3].map((seed) => plainRecord(84_000, seed));
  const matches = Array.from({ length: 190 }, (_, i) => three[i % 3]);
  const files = {
    plain: backup(matches.map((record, i) => [`done/plain${i}`, record])),
    'a backup of one value': backup([['done/one', 'x'.repeat(BIG)]]),
    'a backup of many values': backup(Array.from({ length: 500_000 }, (_, i) => [`done/${i}`, 'x'])),
    'a backup without an end': `tapete backup 1\n${'value a 1\nx\n'.repeat(BIG / 12)}`,
  };
  const records = badRecords(BIG);
  for (const name of ['many notes', 'empty lines', 'many events', 'one long line']) files[name] = records[name];
  await page.evaluate(() => { window.texts = {}; });
  for (const [name, text] of Object.entries(files)) await page.evaluate(([key, content]) => { window.texts[key] = content; }, [name, text]);
  compare(t, await leastCosts(page, Object.keys(files), 2, async (name) => {
    assert.match(await openFile(page, name), name === 'plain' ? /copia/ : /./);
  }, () => closeMessage(page)));
  await context.close();
});

test('a file over the limit is refused unread, and the message names the limit', async () => {
  const { context, page, player } = await visit({ real: true, init: prepare });
  await openChooser(player, page);
  const said = await page.evaluate(async () => {
    Object.defineProperty(window.field, 'files', { value: [{ size: 1_200_000_000, text: () => { throw new Error('read'); } }] });
    await window.field.onchange();
    return window.tapete.message();
  });
  assert.match(said, /64 MB/);
  await context.close();
});

/** Stores a text in the test's own database, so that each text is sent to the page only once. Runs in the page. */
async function keepText([name, text]) {
  const request = indexedDB.open('texts');
  request.onupgradeneeded = () => request.result.createObjectStore('texts');
  const db = await new Promise((opened) => { request.onsuccess = () => opened(request.result); });
  const transaction = db.transaction('texts', 'readwrite');
  transaction.objectStore('texts').put(text, name);
  await new Promise((stored) => { transaction.oncomplete = stored; });
  db.close();
}

/** Stores a kept text as the record of a match, and makes `current` the current match. Runs in the page. */
async function storeMatch([name, current]) {
  const result = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = failed;
  });
  const [texts, page] = [await result(indexedDB.open('texts')), await result(indexedDB.open('tapete /'))];
  const record = await result(texts.transaction('texts').objectStore('texts').get(name));
  const transaction = page.transaction('values', 'readwrite');
  transaction.objectStore('values').put(record, 'match/x');
  transaction.objectStore('values').put(current, 'current');
  await new Promise((stored) => { transaction.oncomplete = stored; });
  texts.close();
  page.close();
}

test('an invalid stored record delays a start at most three times as long as a plain one', async (t) => {
  const bad = badRecords(BIG);
  const names = ['plain', 'many notes', 'many seats', 'empty lines', 'many events', 'one long line'];
  const { context, page, player } = await visit({ real: true });
  // The plain text is stored too, but its match is not the current one.
  for (const name of names) await page.evaluate(keepText, [name, bad[name] ?? 'x'.repeat(BIG)]);
  compare(t, await leastCosts(page, names, 2, async (name) => {
    await page.reload();
    await player.ready();
    assert.equal(await player.call('message') !== '', name !== 'plain', name);
  }, (name) => page.evaluate(storeMatch, [name, name === 'plain' ? '' : 'x'])));
  await context.close();
});

test('the message about an address with 500 invalid rules can be closed on the smallest screen', async () => {
  const rules = Array.from({ length: 500 }, (_, i) => `r${i}`).join(',');
  const { context, player } = await visit({ url: `${url()}?rules=${rules}`, viewport: { width: 320, height: 480 } });
  await player.press('dialog:yes:');
  assert.equal(await player.call('message'), '');
  await context.close();
});

test('the table answers a flood of commands with a few refusals and keeps working', async () => {
  const { context, page } = await visit({ real: true, url: 'about:blank', wait: false });
  const origin = new URL(url()).origin;
  await page.route(`${origin}/around`, (route) => route.fulfill({ contentType: 'text/html', body: `<iframe src="${url()}" width="600" height="500"></iframe>` }));
  await page.goto(`${origin}/around`);
  const frame = page.frames()[1];
  await frame.waitForFunction(() => window.tapete?.frames() > 0);
  const told = await page.evaluate(async () => {
    const heard = [];
    addEventListener('message', ({ data }) => { if (data.event === 'problem') heard.push(data.text); });
    const table = document.querySelector('iframe').contentWindow;
    for (let i = 0; i < 22_000; ++i) table.postMessage({ tapete: 1, command: 'rules', players: i % 2 ? 2 : 4 }, '*');
    table.postMessage({ tapete: 1, command: 'new' }, '*');
    await new Promise((passed) => { setTimeout(passed, 1000); });
    return heard;
  });
  assert.ok(told.length >= 1 && told.length < 20, `${told.length} answers`);
  for (const text of told) assert.match(text, /^Demasiadas órdenes/);
  await frame.evaluate(() => window.tapete.saved());
  await context.close();
});
