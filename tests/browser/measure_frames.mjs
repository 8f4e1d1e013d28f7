// Measures frames of the busiest animation on a phone's canvas, compared with frames that only clear it, and the time for rendering card
// images at first use, a few in each frame. Not a test: the figures depend on the machine.
// node tests/browser/measure_frames.mjs [DEALS]
import { launch, openContext } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { serve } from './lib/site.mjs';

const DEALS = Number(process.argv[2] ?? 10);

/** Measures every frame until its pixels are ready. Runs in the page before all other scripts. */
function timeFrames() {
  const pixel = new Uint8Array(4);
  let gl;
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...options) {
    const context = getContext.call(this, kind, ...options);
    if (this.id === 'canvas' && context?.readPixels) gl = context;
    return context;
  };
  const drawn = () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  const time = (draw) => {
    const start = performance.now();
    draw();
    const called = performance.now();
    drawn();
    return { called: called - start, whole: performance.now() - start };
  };
  window.frameTimes = [];
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (f) => request((now) => {
    if (!gl) return f(now);
    drawn();  // waits until earlier work is done
    window.frameTimes.push(time(() => f(now)));
    return undefined;
  });
  window.emptyFrames = (count) => Array.from({ length: count }, () => time(() => {
    gl.clearColor(Math.random(), 0, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }));
}

const site = await serve();
const browser = await launch();
const context = await openContext(browser, { real: true, drawn: true, viewport: { width: 390, height: 844 } });
const page = await context.newPage();
await page.addInitScript(timeFrames);
await page.goto(site.url);
const player = new Player(page);
await player.ready();
const deals = [];
for (let deal = 0; deal < DEALS; ++deal) {
  await player.press('button:new_match');
  await player.press('button:begin');
  await player.find('button:deal');
  await page.evaluate(() => { window.frameTimes.length = 0; });
  await player.press('button:deal');
  await player.find('card:', 'option:', 'button:undo');
  deals.push(await page.evaluate(() => window.frameTimes));
  await player.press('button:menu');
  await player.press('button:leave');
}
const frames = deals.flat();
const empty = await page.evaluate((count) => window.emptyFrames(count), frames.length);
await browser.close();
await site.close();

const at = (times, key, part) => {
  const sorted = times.map((time) => time[key]).toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))].toFixed(1);
};
const line = (name, times) => {
  console.log(`${name}: calls median ${at(times, 'called', 0.5)} ms, 99 % ${at(times, 'called', 0.99)} ms; ` +
    `calls and pixels median ${at(times, 'whole', 0.5)} ms, 99 % ${at(times, 'whole', 0.99)} ms`);
};
console.log(`${frames.length} frames of ${DEALS} deals, 390x844`);
line('frames of deals', frames);
const usual = Number(at(frames, 'called', 0.5));
const images = deals[0].reduce((sum, { called }) => sum + Math.max(0, called - usual), 0);
console.log(`rendering card images in the first deal: ${images.toFixed(0)} ms; longest frame ${Math.max(...deals[0].map(({ called }) => called)).toFixed(1)} ms`);
line('empty frames', empty);
