// The page is sharp at every pixel ratio, and partial frames leave no traces. Also writes screenshots to build/artifacts for people to look at.
import assert from 'node:assert/strict';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { PROJECT } from './lib/site.mjs';

const { visit } = useSite();
const ARTIFACTS = join(PROJECT, 'build/artifacts');
before(() => mkdir(ARTIFACTS, { recursive: true }));

for (const ratio of [1, 1.5, 2, 3]) {
  test(`the canvas has one pixel for each screen pixel at ratio ${ratio}`, async () => {
    const { context, page, player } = await visit({ drawn: true, viewport: { width: 401, height: 503 }, deviceScaleFactor: ratio });
    const size = () => page.evaluate(() => {
      const { width, height } = document.getElementById('canvas').getBoundingClientRect();
      return { backing: [canvas.width, canvas.height], css: [width, height].map((length) => length * devicePixelRatio) };
    });
    const whole = async (width, height) => {
      const { backing, css } = await size();
      assert.deepEqual(backing, [Math.trunc(width * ratio), Math.trunc(height * ratio)]);
      backing.forEach((length, i) => assert.ok(Math.abs(length - css[i]) < 0.1, `${length} for ${css[i]}`));
    };
    await whole(401, 503);
    await page.screenshot({ path: join(ARTIFACTS, `ratio-${ratio}.png`) });
    await page.setViewportSize({ width: 320, height: 480 });
    await player.until(() => document.getElementById('canvas').getBoundingClientRect().width < 321);
    await whole(320, 480);
    await player.find('button:new_match');
    await context.close();
  });
}

/**
 * Returns the mean of each colour in squares of 8 x 8 pixels, as a list of numbers. Remains of old frames change these means; glyphs that
 * have moved within their texture do not. Runs in the page.
 */
function squares() {
  const canvas = document.getElementById('canvas');
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  copy.drawImage(canvas, 0, 0);
  const { data, width, height } = copy.getImageData(0, 0, canvas.width, canvas.height);
  const across = Math.ceil(width / 8);
  const sums = new Array(across * Math.ceil(height / 8) * 3).fill(0);
  for (let y = 0; y < height; ++y)
    for (let x = 0; x < width; ++x)
      for (let c = 0; c < 3; ++c) sums[((y >> 3) * across + (x >> 3)) * 3 + c] += data[(y * width + x) * 4 + c] / 64;
  return sums.map(Math.round);
}

/** Fails unless the window, drawn in parts by partial frames, looks the same as when it is drawn as a whole. */
async function compareWithWhole(page, player, { width, height }, where) {
  const inWidth = async (wanted) => {
    await page.setViewportSize({ width: wanted, height });
    await player.until((points) => document.getElementById('canvas').width === Math.trunc(points * devicePixelRatio), wanted);
    await player.still();
  };
  await player.still();
  const shown = await page.evaluate(squares);
  await inWidth(width + 10);
  await inWidth(width);  // after a change of size the whole window is drawn again
  const whole = await page.evaluate(squares);
  assert.deepEqual(whole.flatMap((value, i) => (Math.abs(value - shown[i]) > 12 ? [i] : [])), [], where);
}

for (const ratio of [1, 2.625]) {
  test(`partial frames look the same as a whole frame at ratio ${ratio}`, async () => {
    const { context, page, player } = await visit({ drawn: true, deviceScaleFactor: ratio, hasTouch: true, viewport: { width: 320, height: 560 } });
    player.touch = true;  // a mouse would hover over another target after the change of size
    const compare = (where) => compareWithWhole(page, player, { width: 320, height: 560 }, where);
    await player.press('button:new_match');
    await player.find('button:begin');
    await player.scroll(200);
    await compare('in a form that was scrolled');
    await player.press('button:begin');
    await player.press('button:deal');
    await player.find('card:', 'option:');
    await compare('before the first trick');
    for (let trick = 0; trick < 2; ++trick) {
      await player.press('option:', 'card:');
      await player.find('card:', 'option:');
    }
    await compare('after two tricks');
    await player.press('button:menu');
    await player.find('button:leave');
    await compare('in the menu');
    await context.close();
  });
}

test('images that load one after the other leave no lines in a large window', async () => {
  const viewport = { width: 1440, height: 900 };
  const { context, page, player } = await visit({ drawn: true, viewport });
  await compareWithWhole(page, player, viewport, 'on the home screen');
  await context.close();
});

/** Finds one-pixel lines across the plaque of the trump suit that interrupt its background. Runs in the page. */
function linesOnPlaque() {
  const canvas = document.getElementById('canvas');
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  copy.drawImage(canvas, 0, 0);
  const left = Math.round(canvas.width * 0.7);
  const { data, width, height } = copy.getImageData(left, 0, canvas.width - left, Math.round(canvas.height * 0.35));
  const ground = (x, y) => [252, 246, 230].every((part, c) => Math.abs(data[(y * width + x) * 4 + c] - part) < 4);
  const along = (count, across, at) => Array.from({ length: count }, (_, i) => Array.from({ length: across }, (__, j) => at(i, j)));
  const lines = [];
  let plaque = 0;
  for (const [name, pixels] of [['row', along(height, width, (y, x) => ground(x, y))], ['column', along(width, height, (x, y) => ground(x, y))]]) {
    const sizes = pixels.map((line) => line.filter(Boolean).length);
    const whole = Math.max(...sizes);
    plaque = whole;
    sizes.forEach((size, i) => {
      const around = Math.min(sizes[i - 1] ?? 0, sizes[i + 1] ?? 0);
      if (around > whole * 0.85 && size < whole * 0.7) lines.push(`${name} ${i}: ${size} of ${whole}`);
    });
  }
  return { plaque, lines };
}

for (const [viewport, ratio] of [[{ width: 390, height: 844 }, 3], [{ width: 390, height: 844 }, 2], [{ width: 412, height: 915 }, 2.625], [{ width: 1440, height: 900 }, 1]]) {
  test(`no line crosses the plaque of the trump suit in a window of ${viewport.width} points at ratio ${ratio}`, async () => {
    const sample = await readFile(join(PROJECT, 'src/games/guinote/samples/two.tapete'), 'utf8');
    const record = sample.split('\n').slice(0, 39).join('\n').replace(/^seat 0 .*$/m, 'seat 0 human Ana');  // the stock is empty, and no card lies on the table
    const { context, page, player } = await visit({ drawn: true, viewport, deviceScaleFactor: ratio });
    await player.call('openRecord', `${record}\n`);
    await player.turn();
    await player.still();
    const { plaque, lines } = await page.evaluate(linesOnPlaque);
    assert.ok(plaque > 30 * ratio, `a plaque of ${plaque} pixels`);
    assert.deepEqual(lines, []);
    await context.close();
  });
}

test('the page\'s dialogs have the theme that the player has chosen, at once and at the next start', async () => {
  const { context, page, player } = await visit({ colorScheme: 'light' });
  const LIGHT = ['rgb(255, 253, 248)', 'light'];
  const DARK = ['rgb(35, 38, 36)', 'dark'];
  const looks = (wanted) => player.until((expected) => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.getElementById('entry'));
    return `${[backgroundColor, colorScheme]}` === `${expected}`;
  }, wanted);
  await looks(LIGHT);
  await player.press('button:settings');
  await player.press('theme:2');
  await looks(DARK);
  await player.call('saved');
  await page.reload();
  await player.ready();
  await looks(DARK);
  await page.emulateMedia({ colorScheme: 'dark' });
  await player.press('button:settings');
  await player.press('theme:1');
  await looks(LIGHT);
  await player.press('theme:0');
  await looks(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await looks(LIGHT);
  await context.close();
});

test('the page has the theme of the last visit from its start, before the program knows it', async () => {
  const { context, page, player } = await visit({ colorScheme: 'light' });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => { window.firstTheme = getComputedStyle(document.documentElement).colorScheme; });
  });
  const atStart = async () => {
    await player.call('saved');
    await page.reload();
    await player.ready();
    return page.evaluate(() => window.firstTheme);
  };
  assert.equal(await atStart(), 'light');
  await player.press('button:settings');
  await player.press('theme:2');
  await player.still();
  assert.equal(await atStart(), 'dark');
  await player.press('button:settings');
  await player.press('theme:0');
  await player.still();
  assert.equal(await atStart(), 'light');
  await context.close();
});

test('the page\'s dialogs have the text size and the contrast that the player has chosen', async () => {
  const { context, page, player } = await visit();
  const look = () => page.evaluate(() => {
    const { fontSize, color } = getComputedStyle(document.getElementById('entry'));
    return `${fontSize} ${color}`;
  });
  assert.equal(await look(), '20px rgb(36, 31, 27)');
  await player.press('button:settings');
  await player.press('text:3');
  await player.pressBelow('contrast');
  await player.still();
  assert.equal(await look(), '40px rgb(0, 0, 0)');
  await context.close();
});
