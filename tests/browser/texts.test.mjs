// Texts such as the rules are fetched when they are opened. If that fails, the page says so and offers a retry.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();

const PAGES = [['button:rules'], ['button:glossary'], ['button:settings', 'button:about']];

test('every game has rules in both languages', async () => {
  for (const locale of ['es-ES', 'en-GB']) {
    const { context, player, trouble } = await visit({ locale });
    await player.press('button:new_match');
    await player.unfold('fold:game');
    await player.find('game:');
    const games = (await player.targets()).filter(({ id }) => id.startsWith('game:'));
    await player.press('fold:game');
    assert.ok(games.length >= 4);
    for (const { label } of games) {
      await player.chooseGame(label);
      await player.press('button:back');
      await player.press('button:rules');
      await player.find('contents:0');
      await player.press('button:back');
      await player.press('button:new_match');
    }
    assert.deepEqual(trouble, []);
    await context.close();
  }
});

test('a text that fails to load shows a retry button, and a retry loads it', async () => {
  const { context, page, player } = await visit();
  await page.route('**/texts/**', (route) => route.abort());
  for (const way of PAGES) {
    for (const id of way) await player.press(id);
    assert.equal((await player.find('button:retry')).label, 'Probar otra vez');
    for (const _ of way) await player.press('button:back');
  }
  await player.press('button:rules');
  await player.press('button:retry');
  await player.find('button:retry');
  await page.unroute('**/texts/**');
  await player.press('button:retry');
  await player.find('contents:0');
  await context.close();
});
