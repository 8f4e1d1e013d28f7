// axe-core finds no violation on any screen, and the page's own dialogs, notices and buttons have enough contrast.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit, url } = useSite();
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
  test(`axe finds no violation on any screen ${how}`, async () => {
    // Playwright injects the script with the debugger, because the page's own policy forbids scripts from elsewhere.
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

/**
 * Defines window.groundOf(), which returns the background colour behind the text of an element. Keeps the button of a table on another page:
 * the table does not notice that it is in sight, so it is not loaded. Runs in the page.
 */
function prepareColours() {
  IntersectionObserver.prototype.observe = () => {};
  window.groundOf = (node) => {
    const { backgroundColor } = getComputedStyle(node);
    const around = node.parentElement ?? node.getRootNode().host;
    return /^rgba.*, 0\)$/.test(backgroundColor) && around ? window.groundOf(around) : backgroundColor;
  };
}

/** Returns the colours of border, text, background and surroundings of every box that is an HTML element. Runs in the page. */
function boxes() {
  const { groundOf } = window;
  for (const node of document.querySelectorAll('.notice')) node.hidden = false;
  document.getElementById('trouble').className = 'now';
  const found = document.querySelectorAll('dialog, dialog :is(input, button), #trouble, #trouble a, .notice, .notice button, #splash');
  return [...found].map((node) => {
    const { borderTopWidth, borderTopColor, color } = getComputedStyle(node);
    return { name: `${node.localName}#${node.id}.${node.className}`, width: parseFloat(borderTopWidth), border: borderTopColor, color, ground: groundOf(node), around: groundOf(node.parentElement) };
  });
}

/** Returns the WCAG contrast ratio of two colours `rgb(...)`. */
function contrast(...colours) {
  const [low, high] = colours.map((colour) => {
    const [r, g, b, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
    assert.equal(alpha, 1, colour);
    const [red, green, blue] = [r, g, b].map((part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

for (const [how, options] of Object.entries({
  'with forced colours': { forcedColors: 'active' },
  'with forced dark colours': { forcedColors: 'active', colorScheme: 'dark' },
  'with more contrast': { contrast: 'more' },
  'with more contrast, dark': { contrast: 'more', colorScheme: 'dark' },
})) {
  test(`dialogs and notices of the page have visible borders and readable text ${how}`, async () => {
    const { context, page, player } = await visit({ ...options, init: prepareColours });
    await player.press('button:new_match');
    await player.unfold('fold:rules');
    await player.pressBelow('rule:coto:less');
    await player.pressBelow('button:share_rules');
    await page.locator('dialog.share').waitFor();
    for (const { name, width, border, color, ground, around } of await page.evaluate(boxes)) {
      assert.ok(contrast(color, ground) >= 7, `${name}: ${color} on ${ground}`);
      if (/^div#(elsewhere|blank|splash)/.test(name)) continue;  // these cover the whole window
      const seen = Math.max(contrast(border, ground), contrast(border, around));
      assert.ok(width >= 2 && seen >= 7, `${name}: a border of ${width} px, ${border} between ${ground} and ${around}`);
    }
    await context.close();
  });

  test(`buttons of the page for clubs have visible borders and readable text ${how}`, async () => {
    const { context, page } = await visit({ ...options, url: `${url()}embed.html`, wait: false, init: prepareColours });
    await page.locator('tapete-table button').waitFor();
    const buttons = await page.locator('button').evaluateAll((all) => all.map((node) => {
      const { borderTopWidth, borderTopColor, color: ink } = getComputedStyle(node);
      return { width: parseFloat(borderTopWidth), border: borderTopColor, color: ink, ground: window.groundOf(node) };
    }));
    assert.equal(buttons.length, 4);
    for (const { width, border, color, ground } of buttons) {
      assert.ok(contrast(color, ground) >= 7, `${color} on ${ground}`);
      assert.ok(width >= 1 && border !== 'rgba(0, 0, 0, 0)', border);
    }
    await context.close();
  });
}
