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
