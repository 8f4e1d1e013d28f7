// A club's page: the custom element with its placeholder, parameters and messages; a plain iframe; and malicious pages.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openContext, useSite } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { PROJECT, SITE } from './lib/site.mjs';
import { trace } from './lib/trace.mjs';

const { visit, url, browser } = useSite();
let server, body;
before(async () => {
  server = createServer(async (request, response) => {
    if (request.url === '/embed.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(await readFile(join(SITE, 'embed.js')));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(`<!doctype html><html lang="es"><title>Peña</title><h1>Peña</h1>${body}`);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
});
after(() => { server.closeAllConnections(); server.close(); });

/** Opens a page with this body from another origin than the table's. `requests` collects the requests to the table's site. */
async function club(html, options = {}) {
  body = html;
  const context = await openContext(browser(), { viewport: { width: 900, height: 900 }, ...options });
  const requests = [];
  context.on('request', (request) => { if (request.url().startsWith(url())) requests.push(request.url()); });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.heard = [];
    for (const event of ['size', 'started', 'hand', 'result', 'problem'])
      addEventListener(`tapete-${event}`, ({ detail }) => window.heard.push([event, detail]));
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const table = async () => {
    const frame = await page.locator('iframe').first().elementHandle();  // also finds a frame in the element's shadow tree
    const player = new Player(await frame.contentFrame(), { page });
    await player.ready();
    return player;
  };
  return { context, page, requests, table, heard: () => page.evaluate(() => window.heard) };
}

const element = (attributes = '') => `<script src="${url()}embed.js"></script><tapete-table ${attributes}></tapete-table>`;

test('the element loads only a script of at most 5 kB until its button is pressed', async () => {
  const { context, page, requests, table } = await club(element());
  await page.waitForLoadState('networkidle');
  assert.deepEqual(requests, [`${url()}embed.js`]);
  assert.ok((await readFile(join(SITE, 'embed.js'))).length <= 5000);
  await page.getByRole('button', { name: 'Jugar' }).click();
  await table();
  await context.close();
});

test('the element\'s button has the table\'s cloth and accent colours', async () => {
  const shades = async (attributes) => {
    const { context, page } = await club(element(attributes));
    const button = page.getByRole('button', { name: 'Jugar' });
    const colours = await button.evaluate((node) => [getComputedStyle(node).backgroundImage, ...['backgroundColor', 'color'].map((name) => getComputedStyle(node.lastChild)[name])]);
    await context.close();
    return colours.join(' ').match(/rgb\([^)]*\)/g);
  };
  assert.deepEqual(await shades(''), ['rgb(44, 128, 92)', 'rgb(15, 66, 46)', 'rgb(248, 201, 88)', 'rgb(43, 30, 6)']);
  assert.deepEqual(await shades('theme="wine" accent="c0392b"'), ['rgb(158, 68, 80)', 'rgb(84, 22, 34)', 'rgb(192, 57, 43)', 'rgb(255, 255, 255)']);
  assert.deepEqual(await shades('theme="x" accent="#FFEE00"'), ['rgb(44, 128, 92)', 'rgb(15, 66, 46)', 'rgb(255, 238, 0)', 'rgb(0, 0, 0)']);
});

test('an invitation in the page\'s address opens in the first table with a mailbox, also when it is entered later', async () => {
  const { context, page } = await club(`${element('id="plain"')}<tapete-table mailbox="/post"></tapete-table><tapete-table mailbox="/post"></tapete-table>`);
  const frames = () => page.evaluate(() => [...document.querySelectorAll('tapete-table')].map(({ shadowRoot }) => shadowRoot?.querySelector('iframe')?.src ?? ''));
  assert.deepEqual(await frames(), ['', '', '']);
  const address = page.url();
  await page.evaluate(() => { location.hash = `sit=${'A'.repeat(48)}`; });
  await page.waitForFunction(() => document.querySelectorAll('tapete-table')[1]?.shadowRoot?.querySelector('iframe'));
  const [plain, first, second] = await frames();
  assert.deepEqual([plain, second], ['', '']);
  assert.equal(new URL(first).hash, `#sit=${'A'.repeat(48)}`);
  assert.equal(new URL(first).searchParams.get('mailbox'), address);
  await context.close();
});

test('the element carries requests of its table to the mailbox of its page, and no others', async () => {
  const { context, page } = await club(`${element('mailbox="/post?x=1"')}<iframe id="foreign" srcdoc="<p>"></iframe>`);
  const asked = [];
  await page.route('**/post?x=1', (route) => {
    asked.push([route.request().method(), route.request().postData()]);
    route.fulfill({ status: 429, headers: { 'Retry-After': '7' }, body: 'later' });
  });
  await page.evaluate(() => document.querySelector('tapete-table').start());
  const table = page.locator('tapete-table iframe');
  const frame = await (await table.elementHandle()).contentFrame();
  await frame.waitForFunction(() => window.tapete);
  const ask = (mail) => {
    window.answers = [];
    addEventListener('message', ({ data }) => { if (data.mail) window.answers.push(data); });
    parent.postMessage({ tapete: 1, mail, body: `body ${mail}` }, '*');
  };
  await page.frame({ url: 'about:srcdoc' }).evaluate(ask, 1);
  await frame.evaluate(ask, 2);
  await frame.waitForFunction(() => window.answers.length > 0);
  assert.deepEqual(await frame.evaluate(() => window.answers), [{ tapete: 1, mail: 2, status: 429, wait: '7', text: 'later' }]);
  assert.deepEqual(asked, [['POST', 'body 2']]);
  await context.close();
});

test('the frame may copy, and may share and keep the screen on if the browser can', async () => {
  const { context, page } = await club(`${element()}<tapete-table></tapete-table>`);
  const allowed = await page.evaluate(() => [...document.querySelectorAll('tapete-table')].map((table, i) => {
    navigator.share = i === 0 ? undefined : () => {};
    Object.defineProperty(navigator, 'wakeLock', { value: i === 0 ? undefined : {}, configurable: true });
    table.start();
    return table.shadowRoot.querySelector('iframe').allow;
  }));
  assert.deepEqual(allowed, ['fullscreen; clipboard-write', 'fullscreen; clipboard-write; web-share; screen-wake-lock']);
  await context.close();
});

test('a page with its own copy of the script requests only the frame from the table\'s site', async () => {
  const { context, page, requests, table, heard } = await club(`<script src="/embed.js"></script><tapete-table home="${url()}" start="seen"></tapete-table>`);
  await table();
  assert.equal(new URL(requests[0]).pathname, '/');
  assert.ok(!requests.includes(`${url()}embed.js`));
  await page.waitForFunction(() => window.heard.length > 0);
  assert.equal((await heard())[0][0], 'size');
  await context.close();
});

test('an element with an invalid home attribute uses the page\'s own origin', async () => {
  const { context, page } = await club('<script src="/embed.js"></script>');
  const addresses = await page.evaluate(() => ['javascript:alert(1)', 'data:text/html,x', '//'].map((home) => {
    const other = document.createElement('tapete-table');
    other.setAttribute('home', home);
    return new URL(other.home).origin;
  }).concat(location.origin));
  assert.deepEqual(new Set(addresses), new Set([page.url().slice(0, -1)]));
  await context.close();
});

test('an element with start="seen" loads the table when it scrolls into view', async () => {
  const { context, page, requests, table } = await club(`<p style="height:3000px">${element('start="seen"')}`.replace('<tapete', '</p><tapete'));
  await page.waitForLoadState('networkidle');
  assert.equal(requests.length, 1);
  await page.locator('tapete-table').scrollIntoViewIfNeeded();
  await table();
  await context.close();
});

test('the table reports its height, the match, its hands and the result to the surrounding page', async () => {
  const { context, page, table, heard } = await club(element('start="seen" game="guinote" players="2" rules="coto=1" level="casual" seed="5"'));
  const player = await table();
  await player.fast();
  await player.press('button:new_match');
  await player.press('button:begin');
  await player.press('button:deal');
  for (;;) {
    await player.playHand();
    const { id } = await player.find('button:next', 'button:rematch');
    if (id === 'button:rematch') break;
    await player.press('button:next');
  }
  const record = await player.record();
  const lines = trace(record);
  const told = await heard();
  const seat = Number(record.match(/^seat (\d) human/m)[1]);
  assert.deepEqual(told[0], ['size', { height: 583 }]);
  assert.equal((await page.locator('tapete-table').boundingBox()).height, 583);
  assert.deepEqual(told.filter(([event]) => event === 'started'), [['started', { seat, game: 'guinote', players: 2, rules: 'coto=1' }]]);
  const numbers = (line) => line.split(' ').slice(1).map(Number);
  assert.deepEqual(told.filter(([event]) => event === 'hand').map(([, { points }]) => points), lines.filter((line) => line.startsWith('hand ')).map(numbers));
  assert.deepEqual(told.at(-1), ['result', { seat, winners: numbers(lines.at(-1)) }]);
  assert.match(record, /^seed 5$/m);
  await context.close();
});

test('the element ignores messages that do not come from its frame', async () => {
  const { context, page, table } = await club(element('start="seen"'));
  await table();
  await page.waitForFunction(() => window.heard.some(([event]) => event === 'size'));
  assert.equal((await page.locator('tapete-table').boundingBox()).height, 583);
  await page.evaluate(() => new Promise((heard) => {
    addEventListener('message', heard);  // after the element's own listener
    window.postMessage({ tapete: 1, event: 'size', height: 1000 }, '*');
  }));
  assert.equal((await page.locator('tapete-table').boundingBox()).height, 583);
  await context.close();
});

test('the table accepts a new match and house rules from the surrounding page, and keeps a match in progress', async () => {
  const { context, page, table, heard } = await club(element('start="seen" lang="en"'));
  const player = await table();
  const say = (code) => page.evaluate(code);
  await say(() => document.querySelector('tapete-table').setRules({ game: 'tute', players: 5, level: 'beginner' }));
  await say(() => document.querySelector('tapete-table').newMatch());
  await player.press('button:begin');
  await player.press('button:deal');
  await player.turn();
  const record = await player.record();
  assert.match(record, /^game tute$/m);
  assert.match(record, /^players 5$/m);
  assert.match(record, /bot:beginner/);
  await say(() => document.querySelector('tapete-table').newMatch());
  await player.find('button:begin');
  assert.equal(await player.record(), record, 'a match under way is not given up');
  await say(() => document.querySelector('tapete-table').setRules({ rules: 'moon=1' }));
  await page.waitForFunction(() => window.heard.some(([event]) => event === 'problem'), undefined, { polling: 20 });
  assert.match((await heard()).find(([event]) => event === 'problem')[1].text, /^rules: there is no house rule 'moon'/);
  await context.close();
});

test('the table accepts commands of the embedding page only, and ignores invalid ones', async () => {
  const { context, page, table } = await club(`<iframe src="${url()}" width="800" height="600"></iframe>`);
  const player = await table();
  const { frame } = player;
  await player.find('button:new_match');
  const before = JSON.stringify(await player.targets());
  const drawn = await player.still();
  await frame.evaluate(() => {
    window.count = 0;
    addEventListener('message', () => { ++window.count; });
  });
  // Messages from the frame itself, from a third party's frame, and invalid ones from the embedding page.
  await frame.evaluate(() => window.postMessage({ tapete: 1, command: 'new' }, '*'));
  await page.evaluate(async (home) => {
    const table = document.querySelector('iframe').contentWindow;
    const third = document.createElement('iframe');
    third.srcdoc = `<script>parent.frames[0].postMessage({tapete:1,command:'new'},'*')<${'/'}script>`;
    third.sandbox = 'allow-scripts';
    document.body.append(third);
    await new Promise((loaded) => { third.onload = loaded; });
    const nonsense = [null, 7, 'new', [], { tapete: 2, command: 'new' }, { tapete: 1, command: 'eval', code: 'alert(1)' },
      { tapete: 1, command: 'new', more: 1 }, { tapete: 1, command: 'rules' }, { tapete: 1, command: 'rules', lang: 'en' },
      { tapete: 1, command: 'rules', game: {} }, { tapete: 1, command: 'rules', game: 'x'.repeat(501) }];
    for (const message of nonsense) table.postMessage(message, home);
  }, new URL(url()).origin);
  await player.until(() => window.count === 13);
  await player.still();
  assert.equal(JSON.stringify(await player.targets()), before);
  assert.equal(await player.call('frames'), drawn);
  // A valid message of the embedding page is still accepted.
  await page.evaluate((home) => document.querySelector('iframe').contentWindow.postMessage({ tapete: 1, command: 'new' }, home), new URL(url()).origin);
  await player.find('button:begin');
  await context.close();
});

test('an address with an unknown game shows a message in its language, and the default game can be played', async () => {
  for (const [lang, said] of [['es', /no existe el juego «mus»; valdría: guinote/], ['en', /there is no game 'mus'; legal: guinote/]]) {
    const { context, page, player } = await visit({ url: `${url()}?game=mus&rules=coto%3D4&bg=dark&lang=${lang}` });
    const { label } = await player.find('dialog:yes:');
    assert.equal(label, lang === 'es' ? 'Aceptar' : 'OK');
    assert.match(await page.evaluate(() => window.tapete.message()), said);
    await player.press('dialog:yes:');
    await player.press('button:new_match');
    await player.press('button:begin');
    await player.press('button:deal');
    await player.turn();
    assert.match(await player.record(), /^game guinote\n(.*\n)*rules coto=4$/m);
    await context.close();
  }
});

test('the page for clubs shows a live table and builds its embedding code', async () => {
  const { context, page, trouble } = await visit({ url: `${url()}embed.html`, wait: false, drawn: true });
  const form = new Player(page);
  await form.until(() => document.querySelectorAll('#rules select').length > 3);
  await page.locator('[name=game]').selectOption('guinote');
  await page.locator('[name=rule-coto]').selectOption('4');
  await page.locator('[name=theme]').selectOption('wine');
  for (const [lang, heading, theme] of [['es', 'Una mesa en tu página', 'vino'], ['en', 'A table on your page', 'wine']]) {
    await page.locator('[name=lang]').selectOption(lang);
    assert.equal(await page.locator('h1').innerText(), heading);
    assert.equal(await page.locator('[name=theme] :checked').innerText(), theme);
  }
  await page.locator('[name=lang]').selectOption('');
  await page.locator('#own-accent').check();
  await page.locator('[name=accent]').fill('#c0392b');
  const address = /\?game=guinote&amp;rules=coto%3D4&amp;theme=wine&amp;accent=c0392b"/;
  await form.until(() => document.getElementById('frame').value.includes('c0392b'));
  assert.match(await page.locator('#frame').inputValue(), address);
  assert.match(await page.locator('#element').inputValue(), /<tapete-table home="http:[^"]+\/" game="guinote" rules="coto=4" theme="wine" accent="c0392b"><a href="http:[^"]+accent=c0392b">Play cards<\/a><\/tapete-table>$/);
  assert.match(await page.locator('#shortcode').inputValue(), /^\[tapete game="guinote" rules="coto=4" theme="wine" accent="c0392b"\]$/);
  await form.until(() => document.querySelector('tapete-table').getAttribute('accent') === 'c0392b' && window.clock.idle());
  await page.locator('tapete-table').scrollIntoViewIfNeeded();
  const frame = await page.locator('tapete-table iframe').elementHandle();
  const player = new Player(await frame.contentFrame(), { page });
  await player.ready();
  await page.screenshot({ path: join(PROJECT, 'build/artifacts/embed-page.png'), fullPage: true });
  assert.deepEqual(trouble, []);
  await context.close();
});
