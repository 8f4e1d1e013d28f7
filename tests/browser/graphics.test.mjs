// The browser takes the graphics context away and restores it late or never. The page tells the player, plays no cards unseen, and loses
// nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit, url } = useSite();
const LONG = 60_000;  // ms, long enough for the bots to play

/** Opens a match in which the bots are about to play. The test drives the page's clock. */
async function visitMatch(options) {
  const opened = await visit({ url: 'about:blank', wait: false, real: true, ...options });
  const { page, player } = opened;
  await page.clock.install();
  await page.goto(url());
  await player.ready();
  await player.newMatch();
  await player.turn();
  return opened;
}

const lose = (page) => page.evaluate(() => {
  const canvas = document.getElementById('canvas');
  window.graphics = (canvas.getContext('webgl2') ?? canvas.getContext('webgl')).getExtension('WEBGL_lose_context');
  return new Promise((lost) => {
    canvas.addEventListener('webglcontextlost', () => setTimeout(lost), { once: true });
    window.graphics.loseContext();
  });
});

const notice = (page) => page.getByRole('alertdialog');
const isInert = (page) => page.evaluate(() => ['canvas', 'mirror', 'hear'].map((id) => document.getElementById(id).inert));

test('a lost graphics context shows a notice, and its button reloads the match', async () => {
  const { context, page, player } = await visitMatch();
  await player.act();
  await lose(page);
  const record = await player.record();
  assert.ok(!await notice(page).isVisible(), 'no notice before the context had time to return');
  await page.clock.runFor(LONG);
  assert.match(await notice(page).innerText(), /dejado de dibujar.*No se ha perdido nada/);
  assert.deepEqual(await isInert(page), [true, true, true]);
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Volver a cargar');
  assert.equal(await player.record(), record, 'no player plays while the table is invisible');
  await page.evaluate(() => window.tapete.saved());
  const loaded = page.waitForEvent('load');
  await notice(page).getByRole('button').click();
  await loaded;
  await player.ready();
  assert.ok((await player.record()).startsWith(record));
  await context.close();
});

for (const hasTouch of [false, true]) {
  test(`after a late restore of the context, the match continues with ${hasTouch ? 'a finger' : 'the mouse'}`, async () => {
    const { context, page, player } = await visitMatch({ hasTouch });
    await player.act();
    await lose(page);
    const record = await player.record();
    await page.clock.runFor(LONG);
    await notice(page).waitFor();
    const frames = await player.call('frames');
    await page.evaluate(() => window.graphics.restoreContext());
    await page.waitForFunction((count) => window.tapete.frames() > count, frames);
    assert.ok(!await notice(page).isVisible());
    assert.deepEqual(await isInert(page), [false, false, false]);
    // All bots may have played before the context was lost, so the player may have to play another card until one of them plays.
    const seats = async () => new Set((await player.record()).slice(record.length).match(/^\d(?= )/gm)).size;
    do {
      await player.turn();
      const before = await player.record();
      await player.act();
      assert.notEqual(await player.record(), before, 'the press was heard');
    } while (await seats() < 2);
    await context.close();
  });
}

test('without storage, the notice about lost graphics says that the match is lost', async () => {
  const { context, page } = await visit({ real: true, init: () => { IDBFactory.prototype.open = () => { throw new Error('refused'); }; } });
  await page.evaluate(() => indexedDB && undefined);
  await page.clock.install();
  await lose(page);
  await page.clock.runFor(LONG);
  assert.match(await notice(page).innerText(), /se pierde/);
  await context.close();
});

test('a page whose canvas gets no WebGL context reloads and renders in software', async () => {
  const init = () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...settings) {
      return this.id === 'canvas' && kind.includes('webgl') ? null : getContext.call(this, kind, ...settings);
    };
  };
  const { context, page, player } = await visit({ drawn: true, init, wait: false });
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0].type === 'reload');
  await player.ready();
  assert.ok(await page.evaluate(() => document.getElementById('canvas').getContext('2d') !== null));
  await player.newMatch({ players: 2 });
  await player.turn();
  await context.close();
});
