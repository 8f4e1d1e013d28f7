// axe-core finds nothing on any screen.
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

async function examine(page, where) {
  await page.waitForFunction(() => window.tapete.settled());
  await page.waitForTimeout(300);  // the mirror follows
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  assert.deepEqual(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`), []);
}

for (const [how, options] of Object.entries(WAYS)) {
  test(`nothing to complain of ${how}`, async () => {
    // By the debugger: the page's own policy lets no script in.
    const { context, page, player } = await visit({ ...options, hurried: true, init: AXE });
    await examine(page, 'start');
    for (const screen of ['rules', 'glossary', 'matches', 'settings']) {
      await player.press(`button:${screen}`);
      await examine(page, screen);
      if (screen === 'settings') {
        await player.press('button:about');
        await examine(page, 'about');
        await player.press('button:back');
      }
      await player.press('button:back');
    }
    await player.fast();
    await player.press('button:new_match');
    await examine(page, 'setup');
    await player.press('name:0');
    await page.locator('#entry-text').waitFor();
    await examine(page, 'entry');
    await page.keyboard.press('Escape');
    await player.press('button:begin');
    await player.find('button:deal');
    await examine(page, 'draw');
    await player.press('button:deal');
    await player.turn();
    await examine(page, 'table');
    await player.press('button:menu');
    await examine(page, 'menu');
    await player.press('button:leave');
    await player.press('button:matches');
    await player.press('delete:');
    await player.find('dialog:no:');
    await examine(page, 'dialog');
    await player.press('dialog:no:');
    await player.find('delete:');
    await player.press('button:back');
    await player.press('button:continue');
    await player.playHand();
    await examine(page, 'sheet');
    await context.close();
  });
}
