// Without WebGL the page renders in software to a 2D canvas, and everything can be played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { waitUntilCached, waitUntilSoftCached } from './lib/offline.mjs';
import { trace } from './lib/trace.mjs';

const { visit, site, url } = useSite({ flags: ['--disable-gpu', '--disable-software-rasterizer', '--disable-3d-apis'] });

/** Returns the sums of colours in squares of `size` pixels. Runs in the page. */
function squares(size) {
  const canvas = document.getElementById('canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const across = Math.ceil(canvas.width / size);
  const sums = new Array(across * Math.ceil(canvas.height / size)).fill(0);
  for (let i = 0; i < data.length; i += 4) {
    const pixel = i / 4;
    const x = pixel % canvas.width;
    const y = (pixel - x) / canvas.width;
    sums[Math.floor(y / size) * across + Math.floor(x / size)] += data[i] + data[i + 1] + data[i + 2];
  }
  return sums;
}

/** Forces the page to draw the whole canvas again. Runs in the page. */
function drawWhole() {
  const place = document.getElementById('cloth');
  place.style.paddingRight = '8px';
  return new Promise((drawn) => setTimeout(() => {
    place.style.paddingRight = '';
    setTimeout(drawn, 300);
  }, 300));
}

test('a hand can be played without WebGL, and its partial frames look the same as whole ones', async () => {
  const { context, page, player, trouble } = await visit({ url: `${url()}?seed=7`, drawn: true, real: true, hurried: true });
  assert.equal(await page.evaluate(() => document.createElement('canvas').getContext('webgl')), null);
  await player.fast();
  await player.newMatch({ players: 2 });
  for (let i = 0; i < 4; ++i) {
    await player.turn();
    await player.act();
  }
  await player.turn();
  await page.mouse.move(1, 1);  // a card under the mouse would rise when the canvas changes its size
  await player.turn();
  const inParts = await page.evaluate(squares, 8);
  assert.ok(new Set(inParts).size > 200, 'the canvas is not empty');
  const frames = await player.call('frames');
  await page.evaluate(drawWhole);
  await player.turn();
  assert.ok(await player.call('frames') > frames);
  const whole = await page.evaluate(squares, 8);
  assert.equal(whole.length, inParts.length);
  const other = [...whole.keys()].filter((i) => Math.abs(whole[i] - inParts[i]) > 8 * 8 * 3 * 4);  // the tolerance is 4 of 255 per colour
  assert.ok(other.length <= whole.length / 1000, `of ${whole.length} squares these differ: ${other}`);
  await player.playHand();
  assert.ok(trace(await player.record()).some((line) => line.startsWith('hand ')));
  assert.deepEqual(trouble.filter((line) => !line.includes('willReadFrequently')), []);  // the test itself causes this warning by reading the canvas
  await context.close();
});

test('the page starts offline without WebGL', async () => {
  const { context, page, player } = await visit({ drawn: true, serviceWorkers: 'allow' });
  await waitUntilCached(page);
  await waitUntilSoftCached(page);
  site().answers = 0;
  await page.reload();
  await player.ready();
  assert.equal(await player.screen(), 'home');
  site().answers = Infinity;
  await context.close();
});

test('the page reports in the browser\'s language that it cannot draw', async () => {
  for (const [locale, words] of [['es-ES', /^Este navegador no deja dibujar/], ['en-GB', /^This browser does not let pages draw/]]) {
    const init = () => { HTMLCanvasElement.prototype.getContext = () => null; };
    const { context, page } = await visit({ drawn: true, init, locale, wait: false });
    await page.locator('#trouble.now').waitFor();
    assert.match(await page.getByRole('alert').innerText(), words);
    await context.close();
  }
});
