// Makes assets/table.webp, the picture in README.md, from the built page: node tools/table_picture.mjs
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, openContext } from '../tests/browser/lib/browser.mjs';
import { Player } from '../tests/browser/lib/player.mjs';
import { PROJECT, serve } from '../tests/browser/lib/site.mjs';

const SIZE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 };
const QUALITY = 0.75;  // of the WebP picture, 0 to 1

/** Plays two cards of a match and returns a screenshot of the third trick. The cards are always the same, but the bots' plays may differ. */
async function screenshot(page, url) {
  await page.goto(`${url}?lang=en&seed=7&level=casual`);
  const player = new Player(page);
  await player.ready();
  await player.newMatch();
  for (let i = 0; i < 2; ++i) await player.act();
  await player.turn();
  await page.mouse.move(0, 0);  // so that no card is raised
  await player.still();
  return page.screenshot();
}

/** Returns the PNG file as WebP. The browser converts it. */
async function webp(page, png) {
  const converted = await page.evaluate(async ([data, quality]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: picture.width, height: picture.height });
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
  }, [png.toString('base64'), QUALITY]);
  return Buffer.from(converted, 'base64');
}

const site = await serve();
const browser = await launch();
const context = await openContext(browser, { drawn: true, reducedMotion: 'reduce', ...SIZE });
const png = await screenshot(await context.newPage(), site.url);
await writeFile(join(PROJECT, 'assets/table.webp'), await webp(await browser.newPage(), png));
await browser.close();
await site.close();
