// Two people who hide their cards from each other, at one device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit } = useSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
// Of a screen's pixels, how many may differ: now and then a letter's edge, where letters were drawn anew into their texture.
const FEW = 1e-4;
const CARD = /\b(as|dos|tres|cuatro|cinco|seis|siete|sota|caballo|rey) de (oros|copas|espadas|bastos)\b/i;

/** Which share of the pixels of two pictures is not the same. Runs in the page. */
async function difference([one, other]) {
  const pixels = async (picture) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (c) => c.charCodeAt(0))]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
  };
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return a.length === b.length ? a.reduce((count, pixel, i) => count + (pixel !== b[i]), 0) / a.length : 1;
}

test('between two people a screen asks to pass the device, and tells nothing of the cards', async () => {
  const { context, page, player, trouble } = await visit({ ...PHONE, hurried: true });
  await player.fast();
  await player.press('button:new_match');
  await player.press('players:1');
  await player.pressBelow('person:1:1');
  await player.press('button:begin');
  await player.press('button:deal');
  const pictures = new Map();  // of the screen that asks, by whom it asks for
  let passed = 0;
  for (let actions = 0; actions < 18;) {  // of which some play no card
    const { id, label } = await player.find('button:take', 'card:', 'option:');
    if (id !== 'button:take') {
      await player.act();
      ++actions;
      continue;
    }
    ++passed;
    assert.equal((await player.targets()).filter(({ id: other }) => other.startsWith('card:')).length, 0);
    for (const part of ['#mirror', '#log']) assert.doesNotMatch(await page.locator(part).textContent(), CARD);
    assert.doesNotMatch(await page.locator('main').ariaSnapshot(), CARD);
    const picture = (await page.screenshot()).toString('base64');
    if (!pictures.has(label)) pictures.set(label, picture);
    const other = await page.evaluate(difference, [picture, pictures.get(label)]);
    assert.ok(other <= FEW, `the screen is the same whatever lies on the table, but for ${other} of it`);
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
  assert.equal(pictures.size, 2);
  assert.deepEqual(trouble, []);
  await context.close();
});
