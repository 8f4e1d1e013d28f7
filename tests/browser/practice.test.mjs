// A player practises sayings with a finger on a phone, and the position of the day by keyboard alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Begins and leaves the lesson, so that the page offers further exercises. */
async function begin(player) {
  await player.press('button:learn');
  await player.said(/^1\/\d+/);
  await player.press('button:leave');
  await player.find('button:day');
}

test('a player practises a saying on a phone, leaves and resumes after a reload', async () => {
  const { context, page, player, trouble } = await visit(PHONE);
  await begin(player);
  await player.press('button:learn');
  await player.press('saying:load_partner');
  await player.said(/^1\/8/);
  await player.press('card:');
  await player.said(/: \d+ %$/);  // the value of each card, in the accessibility tree too
  await player.said(/^(¡Eso es!|Mejor |Aquí da igual)/);
  await player.press('lesson:on');
  await player.said(/^2\/8/);
  await player.press('button:leave');
  await player.call('saved');
  await page.reload();
  await player.ready();
  await player.press('button:learn');
  await player.said(/ · [01] de 1$/);
  await player.press('saying:load_partner');
  await player.said(/^2\/8/);
  for (let step = 2; step < 8; ++step) {
    await player.press('card:');
    await player.press('lesson:on');
  }
  await player.said(/^Jugadas en que se cumplía: 5 de 7\.$/);
  await player.press('button:done');
  await player.said(/ · \d de 7$/);
  assert.deepEqual(trouble, []);
  await context.close();
});

test('the position of the day can be answered by keyboard, and only once', async () => {
  const { context, page, player, trouble } = await visit({ viewport: { width: 1440, height: 900 } });
  await begin(player);
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'));
  for (let i = 0; i < 40 && !/^La jugada del día/.test(await focused() ?? ''); ++i) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await player.said(/^¿Qué echarías\?$/);
  await player.find('card:');
  // The rules may forbid the first card of that day's hand.
  const cards = (await player.targets()).filter(({ id }) => id.startsWith('card:'));
  await page.keyboard.press(String(1 + cards.findIndex(({ enabled }) => enabled)));
  await player.said(/^Días jugados: 1$/);
  await player.press('button:done');
  await player.said(/^La jugada del día · hecho$/);
  await player.call('saved');
  await page.reload();
  await player.ready();
  await player.press('button:day');
  // The result is shown again, and no card can be chosen.
  await player.said(/^Días jugados: 1$/);
  assert.ok(!(await player.targets()).some(({ id, enabled }) => enabled && id.startsWith('card:')));
  assert.deepEqual(trouble, []);
  await context.close();
});
