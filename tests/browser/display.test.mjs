// Sharp at every pixel ratio, and a picture of every screen to look at, under build/artifacts.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { PROJECT } from './lib/site.mjs';

const { visit } = useSite();
const ARTIFACTS = join(PROJECT, 'build/artifacts');
before(() => mkdir(ARTIFACTS, { recursive: true }));

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  'phone-wide': { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

for (const ratio of [1, 1.5, 2, 3]) {
  test(`has a pixel for every pixel of the screen at ratio ${ratio}`, async () => {
    const { context, page, player } = await visit({ viewport: { width: 901, height: 603 }, deviceScaleFactor: ratio });
    const size = () => page.evaluate(() => {
      const { width, height } = document.getElementById('canvas').getBoundingClientRect();
      return { backing: [canvas.width, canvas.height], css: [width, height].map((length) => length * devicePixelRatio) };
    });
    const whole = async (width, height) => {
      const { backing, css } = await size();
      assert.deepEqual(backing, [Math.trunc(width * ratio), Math.trunc(height * ratio)]);
      backing.forEach((length, i) => assert.ok(Math.abs(length - css[i]) < 0.1, `${length} for ${css[i]}`));
    };
    await whole(901, 603);
    await page.screenshot({ path: join(ARTIFACTS, `ratio-${ratio}.png`) });
    await page.setViewportSize({ width: 640, height: 480 });
    await page.waitForFunction(() => document.getElementById('canvas').getBoundingClientRect().width < 641);
    await whole(640, 480);
    await player.find('button:new_match');
    await context.close();
  });
}

/** Keeps the canvas's pixels. Runs in the page. */
function remember() {
  const canvas = document.getElementById('canvas');
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  copy.drawImage(canvas, 0, 0);
  window.pixels = copy.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** How many values differ much from those kept. Runs in the page. */
function differing() {
  const canvas = document.getElementById('canvas');
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  copy.drawImage(canvas, 0, 0);
  const before = window.pixels;
  return copy.getImageData(0, 0, canvas.width, canvas.height).data.filter((value, i) => Math.abs(value - before[i]) > 40).length;
}

for (const ratio of [1, 2, 2.625, 1.1]) {
  test(`what is drawn piece by piece is what is drawn at once, at ratio ${ratio}`, async () => {
    const { context, page, player } = await visit({ deviceScaleFactor: ratio, hasTouch: true, viewport: { width: 390, height: 844 } });
    player.touch = true;  // a mouse would be over something else after the change of size
    const settled = () => page.waitForFunction(() => window.tapete.settled());
    const inWidth = async (width) => {
      await page.setViewportSize({ width, height: 844 });
      await page.waitForFunction((wanted) => document.getElementById('canvas').width === Math.trunc(wanted * devicePixelRatio), width);
      await settled();
    };
    const whole = async (where) => {
      await settled();
      await page.evaluate(remember);
      await inWidth(400);
      await inWidth(390);  // a window whose size has changed is drawn whole
      // Glyphs that have moved within their texture may differ in a pixel; what was left standing would in hundreds.
      assert.ok(await page.evaluate(differing) < 60, where);
    };
    await player.find('button:new_match');
    await whole('at the start');
    await player.press('button:new_match');
    await player.find('button:begin');
    await player.scroll(200);
    await player.find('button:begin');
    await whole('in a form that was scrolled');
    await player.press('button:begin');
    await player.press('button:deal');
    for (const trick of ['first', 'second', 'third']) {
      await player.find('card:', 'option:');
      await whole(`before the ${trick} trick`);
      await player.press('option:', 'card:');
    }
    await player.find('card:', 'option:');
    await player.press('button:menu');
    await player.find('button:leave');
    await whole('in the menu');
    await context.close();
  });
}
