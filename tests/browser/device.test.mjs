// Two people share one device and hide their cards from each other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit, url } = useSite();

const PHONE = { viewport: { width: 320, height: 560 }, hasTouch: true, isMobile: true };
const CARD = /\b(as|dos|tres|cuatro|cinco|seis|siete|sota|caballo|rey) de (oros|copas|espadas|bastos)\b/i;

/**
 * Counts the uploads of textures. Only screenshots with equal counts are compared, because a new texture may change the edges of letters.
 * Runs in the page.
 */
function countTextures() {
  window.textures = 0;
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const make = prototype.texImage2D;
    prototype.texImage2D = function count(...values) {
      ++window.textures;
      return make.apply(this, values);
    };
  }
}

async function showsNoCards(page, player) {
  assert.equal((await player.targets()).filter(({ id }) => id.startsWith('card:')).length, 0);
  for (const part of ['#mirror', '#log']) assert.doesNotMatch(await page.locator(part).textContent(), CARD);
  assert.doesNotMatch(await page.locator('main').ariaSnapshot(), CARD);
}

async function startForTwo(player) {
  await player.fast();
  await player.press('button:new_match');
  await player.press('players:0');
  await player.unfold('fold:people');
  await player.pressBelow('person:1:1');
  await player.press('button:begin');
  await player.press('button:deal');
}

test('the screen between the turns of two people asks to pass the device and reveals no cards', async () => {
  // The cards are fixed, because with some cards many of the actions play no card.
  const { context, page, player, trouble } = await visit({ ...PHONE, url: `${url()}?seed=1`, drawn: true, init: countTextures });
  await startForTwo(player);
  const people = new Set();
  const pictures = new Map();  // screenshots of the handover screen, by the name on it and the number of texture uploads so far
  let passed = 0;
  for (let actions = 0; actions < 18;) {  // some of these actions play no card
    const { id, label } = await player.find('button:take', 'card:', 'option:');
    if (id !== 'button:take') {
      await player.act();
      ++actions;
      continue;
    }
    ++passed;
    await showsNoCards(page, player);
    const picture = (await page.screenshot()).toString('base64');
    const drawn = `${label} ${await page.evaluate(() => window.textures)}`;
    assert.equal(picture, pictures.get(drawn) ?? picture, 'the screen is the same whatever lies on the table');
    pictures.set(drawn, picture);
    people.add(label);
    await player.press('button:take');
    const { id: next } = await player.find('card:', 'option:');
    assert.ok(next);
  }
  const record = await player.record();
  trace(record);
  for (const seat of [0, 1]) {
    assert.match(record, new RegExp(`^seat ${seat} human `, 'm'));
    assert.ok(record.split('\n').filter((line) => line.startsWith(`${seat} play`)).length >= 5, record);
  }
  assert.ok(passed >= 5, `${passed} times`);
  assert.equal(people.size, 2);
  assert.ok(passed >= pictures.size + 5, `${passed} pictures of ${pictures.size} kinds`);
  assert.deepEqual(trouble, []);
  await context.close();
});
