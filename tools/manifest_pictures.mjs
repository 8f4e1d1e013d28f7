// Makes the pictures of web/manifest.webmanifest from the icon and the built page: node tools/manifest_pictures.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, openContext } from '../tests/browser/lib/browser.mjs';
import { Player } from '../tests/browser/lib/player.mjs';
import { PROJECT, serve } from '../tests/browser/lib/site.mjs';
import { smallPng } from './small_png.mjs';

const WEB = join(PROJECT, 'web');
const CLOTH = '#1f6b45';
const SHOTS = {
  wide: { viewport: { width: 1280, height: 720 } },
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

/** Writes the icon in this size. A `masked` icon has nothing important near its edge, because the system cuts it to its own shape. */
async function icon(browser, name, size, masked = false) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawn = await readFile(join(PROJECT, 'assets/icon.svg'), 'utf8');
  const svg = Buffer.from(masked ? drawn.replace(/<rect [^>]*stroke-dasharray[^>]*>/, '') : drawn).toString('base64');
  const length = Math.round(size * (masked ? 0.8 : 1));
  const ground = masked ? CLOTH : 'transparent';
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
    <img width="${length}" height="${length}" src="data:image/svg+xml;base64,${svg}">`);
  const shot = (await page.screenshot({ omitBackground: true })).toString('base64');
  const pixels = await page.evaluate(async ([png, side]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(side, side).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    return [...canvas.getImageData(0, 0, side, side).data];
  }, [shot, size]);
  await writeFile(join(WEB, `${name}.png`), smallPng(pixels, size));
  await page.close();
}

/** Writes a picture of the first hand of a match. The cards are always the same. */
async function screenshot(browser, url, name, options) {
  const context = await openContext(browser, { drawn: true, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(`${url}?seed=11&level=casual`);
  const player = new Player(page, { touch: options.hasTouch });
  await player.ready();
  await player.newMatch();
  for (let i = 0; i < 2; ++i) await player.act();
  await player.turn();
  await player.still();  // waits until calls have faded away
  await page.screenshot({ path: join(WEB, `screenshot-${name}.jpg`), type: 'jpeg', quality: 88 });
  await context.close();
}

const site = await serve();
const browser = await launch();
await icon(browser, 'icon-192', 192);
await icon(browser, 'icon-512', 512);
await icon(browser, 'icon-maskable', 256, true);
for (const [name, options] of Object.entries(SHOTS)) await screenshot(browser, site.url, name, options);
await browser.close();
await site.close();
