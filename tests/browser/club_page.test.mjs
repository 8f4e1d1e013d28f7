// The table in a club's page with other content: more tables, a text field, and text above and below.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openContext, useSite } from './lib/browser.mjs';
import { frameOf, serveClub } from './lib/club.mjs';
import { Player } from './lib/player.mjs';

const { url, browser } = useSite();

const script = () => `<script src="${url()}embed.js"></script>`;
const FAR = '<p style="height: 2000px">Lejos</p>';

/** Opens a club's page with this body. */
async function open(t, body, options = {}) {
  const around = await serveClub(body, options);
  const context = await openContext(browser(), { viewport: { width: 900, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(around.address);
  t.after(async () => {
    await context.close();
    around.close();
  });
  return { context, page, address: around.address };
}

/** Scrolls to a table and returns its player. The browser does not draw frames outside the window. */
async function playerOf(page, index = 0, options = {}) {
  await page.locator('iframe').nth(index).scrollIntoViewIfNeeded();
  const player = new Player(await frameOf(page, index), { page, ...options });
  await player.ready();
  return player;
}

const isElsewhere = (player) => player.frame.locator('#elsewhere').isVisible();

test('a plain frame and three elements on one page each keep their own match', async (t) => {
  const element = '<tapete-table height="400"></tapete-table>';
  const { page } = await open(t, `${script()}${element}<iframe src="${url()}" width="800" height="500"></iframe>${element.replace(' ', ' id="peña" ')}${element}`);
  const load = () => page.evaluate(() => document.querySelectorAll('tapete-table').forEach((table) => table.start()));
  const GAMES = ['brisca', 'guinote', 'tute', 'tute-dos'];
  await load();
  for (const [index, game] of GAMES.entries()) {
    const player = await playerOf(page, index);
    assert.ok(!await isElsewhere(player), `table ${index}`);
    await page.locator('iframe').nth(index).evaluate((frame, wish) => frame.contentWindow.postMessage({ tapete: 1, command: 'rules', game: wish }, '*'), game);
    await player.press('button:new_match');
    await player.press('button:begin');
    await player.press('button:deal');
    await player.turn();
    await player.call('saved');
  }
  await page.reload();
  await load();
  for (const [index, game] of GAMES.entries()) assert.match(await (await playerOf(page, index)).record(), new RegExp(`^game ${game}$`, 'm'));
});

test('a table that is open in another tab shows a notice', async (t) => {
  const { context, page, address } = await open(t, `${script()}<tapete-table></tapete-table><tapete-table></tapete-table>`);
  const start = (there) => there.evaluate(() => document.querySelectorAll('tapete-table')[1].start());
  await start(page);
  await playerOf(page);
  const second = await context.newPage();
  await second.goto(address);
  await start(second);
  const looking = new Player(await frameOf(second), { page: second });
  await looking.readyWithoutTable();
  assert.ok(await isElsewhere(looking));
});

test('the address of a page\'s first table has no table name, and the addresses of later tables have one', async (t) => {
  const { page } = await open(t, `${script()}<tapete-table id="mesa" game="tute"></tapete-table><tapete-table id="otra"></tapete-table><tapete-table></tapete-table>`);
  const addresses = await page.evaluate(() => [...document.querySelectorAll('tapete-table')].map((table) => new URL(table.address).search));
  assert.deepEqual(addresses, ['?game=tute', '?table=otra', '?table=3']);
});

/** Opens a club's page with a text field and a table. */
async function openForum(t) {
  const opened = await open(t, `<textarea></textarea><iframe src="${url()}" width="800" height="600"></iframe>`);
  const { page } = opened;
  const player = await playerOf(page);
  const field = page.locator('textarea');
  let written = '';
  const write = async () => {
    if (!written) await field.focus();
    written += 'Hola';
    await page.keyboard.type('Hola');
    assert.equal(await field.inputValue(), written, 'the field has every typed letter');
  };
  return { ...opened, player, write };
}

test('typing in the surrounding page goes on after another tab takes the table', async (t) => {
  const { context, page, address, player, write } = await openForum(t);
  await write();
  const second = await context.newPage();
  await second.goto(address);
  const there = new Player(await frameOf(second), { page: second });
  await there.readyWithoutTable();
  await there.frame.locator('#elsewhere button').click();
  await page.bringToFront();
  await player.frame.locator('#elsewhere').waitFor();
  await write();
});

test('typing in the surrounding page goes on after the table loses its graphics context', async (t) => {
  const { player, write } = await openForum(t);
  await write();
  await player.frame.evaluate(() => {
    const canvas = document.getElementById('canvas');
    (canvas.getContext('webgl2') ?? canvas.getContext('webgl')).getExtension('WEBGL_lose_context').loseContext();
    return new Promise((lost) => { canvas.addEventListener('webglcontextlost', () => setTimeout(lost), { once: true }); });
  });
  await player.pass(5000);
  await player.frame.locator('#blank').waitFor();
  await write();
});

/** Opens a club's page with text above and below a table that fills most of the window. */
async function openLong(t, options) {
  const { page } = await open(t, `${FAR}<iframe src="${url()}" width="800" height="760"></iframe>${FAR}`, options);
  const player = await playerOf(page, 0, { touch: options?.hasTouch });
  /** Turns the wheel or swipes over the table, and waits until the page has moved and stopped; a swipe keeps it moving for a while. */
  const scrollPage = async () => {
    const end = page.evaluate(() => new Promise((ended) => { addEventListener('scrollend', () => ended(scrollY), { once: true }); }));
    const before = await page.evaluate(() => scrollY);
    await player.scroll(150);
    assert.notEqual(await end, before);
  };
  return { page, player, scrollPage };
}

for (const hasTouch of [false, true]) {
  const by = hasTouch ? 'a swipe' : 'the wheel';
  test(`${by} over the home screen or the table scrolls the surrounding page`, async (t) => {
    const { page, player, scrollPage } = await openLong(t, { hasTouch });
    await scrollPage();
    assert.equal(await player.screen(), 'home', 'nothing was pressed');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await player.newMatch();
    await player.turn();
    const record = await player.record();
    await scrollPage();
    assert.equal(await player.record(), record);
  });
}

test('a swipe that begins on a card plays a card and does not scroll the page', async (t) => {
  const { page, player } = await openLong(t, { hasTouch: true });
  await player.newMatch();
  const { at: [x, y] } = await player.find('card:');
  const record = await player.record();
  const before = await page.evaluate(() => scrollY);
  const canvas = await player.frame.locator('#canvas').boundingBox();
  const session = await page.context().newCDPSession(page);
  const finger = (type, up) => session.send('Input.dispatchTouchEvent',
    { type, touchPoints: type === 'touchEnd' ? [] : [{ x: canvas.x + x, y: canvas.y + y - up }] });
  await finger('touchStart', 0);
  for (const up of [20, 60, 120, 180, 240]) await finger('touchMove', up);
  await finger('touchEnd');
  await player.turn();
  assert.notEqual(await player.record(), record);
  assert.equal(await page.evaluate(() => scrollY), before);
});

test('the wheel over a long text scrolls the text, and at its end the surrounding page', async (t) => {
  const { page, player, scrollPage } = await openLong(t);
  await player.press('button:rules');
  await player.press('fold:page:');
  await player.press('contents:0');
  await player.still();
  const before = await page.evaluate(() => scrollY);
  const frames = await player.call('frames');
  await player.scroll(100_000);
  await player.until((count) => window.tapete.frames() > count, frames);
  await player.still();
  assert.equal(await page.evaluate(() => scrollY), before);
  await scrollPage();
});
