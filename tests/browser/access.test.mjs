// axe-core finds no violation on any screen.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WAYS = {
  'on a desktop, light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'on a phone, dark': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, colorScheme: 'dark' },
};

async function examine({ page, player }, where) {
  await player.still();
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  assert.deepEqual(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`), []);
}

async function examineForm(visited) {
  const { page, player } = visited;
  await player.press('button:new_match');
  await examine(visited, 'setup');
  await player.unfold('fold:people');
  await examine(visited, 'setup, its people');
  await player.pressBelow('name:0');
  await page.locator('#entry-text').waitFor();
  await examine(visited, 'entry');
  await page.keyboard.press('Escape');
  await player.unfold('fold:rules');
  await examine(visited, 'setup, its rules');
  await player.press('button:begin');
}

for (const [how, options] of Object.entries(WAYS)) {
  test(`nothing to complain of ${how}`, async () => {
    // Playwright injects the script with the debugger, because the page's own policy forbids foreign scripts.
    const visited = await visit({ ...options, init: AXE });
    const { context, player } = visited;
    await examine(visited, 'start');
    for (const screen of ['rules', 'glossary', 'matches', 'settings']) {
      await player.press(`button:${screen}`);
      await examine(visited, screen);
      if (screen === 'settings') {
        await player.press('button:about');
        await examine(visited, 'about');
        await player.press('button:back');
      }
      await player.press('button:back');
    }
    await player.fast();
    await examineForm(visited);
    await player.find('button:deal');
    await examine(visited, 'draw');
    await player.press('button:deal');
    await player.turn();
    await examine(visited, 'table');
    await player.press('button:menu');
    await examine(visited, 'menu');
    await player.press('button:leave');
    await player.press('button:matches');
    await player.press('delete:');
    await player.find('dialog:no:');
    await examine(visited, 'dialog');
    await player.press('dialog:no:');
    await player.find('delete:');
    await player.press('button:back');
    await player.press('button:continue');
    await player.playHand();
    await examine(visited, 'sheet');
    await context.close();
  });
}
