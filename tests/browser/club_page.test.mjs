// The table in a club's page with other things around it: more tables, a text field, and text above and below.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openContext, useSite } from './lib/browser.mjs';
import { frameOf, serveClub } from './lib/club.mjs';
import { Player } from './lib/player.mjs';

const { url, browser } = useSite();

const script = () => `<script src="${url()}embed.js"></script>`;
const FAR = '<p style="height: 2000px">Lejos</p>';

/** Opens a club's page with that body. */
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

/** Whoever plays at that table, which is scrolled to: a frame that nobody sees is not drawn. */
async function playerOf(page, index = 0, options = {}) {
  await page.locator('iframe').nth(index).scrollIntoViewIfNeeded();
  const player = new Player(await frameOf(page, index), { page, ...options });
  await player.ready();
  return player;
}

const isElsewhere = (player) => player.frame.locator('#elsewhere').isVisible();

test('a frame and three elements on one page can all be used, and each keeps its own match', async (t) => {
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

test('the same table in a second tab says that it is open in another tab', async (t) => {
  const { context, page, address } = await open(t, `${script()}<tapete-table></tapete-table><tapete-table></tapete-table>`);
  const start = (there) => there.evaluate(() => document.querySelectorAll('tapete-table')[1].start());
  await start(page);
  await playerOf(page);
  const second = await context.newPage();
  await second.goto(address);
  await start(second);
  const looking = new Player(await frameOf(second), { page: second });
  await looking.readyBeside();
  assert.ok(await isElsewhere(looking));
});

test('the first table of a page has the name that a page with a single table always had', async (t) => {
  const { page } = await open(t, `${script()}<tapete-table id="mesa" game="tute"></tapete-table><tapete-table id="otra"></tapete-table><tapete-table></tapete-table>`);
  const addresses = await page.evaluate(() => [...document.querySelectorAll('tapete-table')].map((table) => new URL(table.address).search));
  assert.deepEqual(addresses, ['?game=tute', '?table=otra', '?table=3']);
});
