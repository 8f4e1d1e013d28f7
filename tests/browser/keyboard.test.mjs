// The keyboard focus is on the button that continues, never on one that leaves, and stays in an open menu.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit, url } = useSite();

/** Returns the id of the focused button, or the name of another focused element. */
const focused = (page) => page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.localName);

/** Focuses a button and presses it with Enter. */
async function enter(player, ...ids) {
  const { id } = await player.find(...ids);
  await player.page.locator(`#mirror button[data-id="${id}"]`).focus();
  await player.page.keyboard.press('Enter');
}

/** Waits until a button with this prefix has the focus. */
const waitForFocus = (player, start) => player.until((wanted) => window.tapete.settled() && document.activeElement.dataset.id?.startsWith(wanted), start);

/** Begins a match for two by keyboard and waits for the player's turn. */
async function begin(visited) {
  const { player } = visited;
  await player.fast();
  await player.press('button:new_match');
  await player.press('players:0');
  await enter(player, 'button:begin');
  await enter(player, 'button:sit_down');
  await waitForFocus(player, 'button:deal');
  await player.page.keyboard.press('Enter');
  await waitForFocus(player, 'card:');
}

test('Enter leads from the form to the first card, and from the count to the next hand', async () => {
  // The cards are fixed, because with some cards an option has the focus instead of a card.
  const visited = await visit({ url: `${url()}?seed=1` });
  const { context, page, player } = visited;
  await begin(visited);
  for (;;) {
    const { id } = await player.find('card:', 'option:', 'button:next');
    assert.match(await focused(page), /^(card|option|button:next)/);
    if (id === 'button:next') break;
    await enter(player, id);  // the focused card may be illegal
  }
  assert.equal(await focused(page), 'button:next');
  await page.keyboard.press('Enter');
  await waitForFocus(player, 'card:');
  await context.close();
});

test('Enter pressed five times in a row never lands on a button that leaves', async () => {
  // The cards are fixed, because with some cards an option has the focus at the end instead of a card.
  const visited = await visit({ url: `${url()}?seed=1` });
  const { context, page, player } = visited;
  await player.fast();
  await player.press('button:new_match');
  await enter(player, 'button:begin');
  await enter(player, 'button:sit_down');
  for (let i = 0; i < 5; ++i) {
    assert.doesNotMatch(await focused(page), /^button:(back|menu|leave|undo)$/);
    await page.keyboard.press('Enter');
  }
  // All five presses may come during the draw for the deal, before any target is enabled.
  const found = await player.until(() => window.tapete.settled() && /^(button:deal|card:)/.exec(document.activeElement.dataset.id)?.[0]);
  if (found === 'button:deal') await page.keyboard.press('Enter');
  await waitForFocus(player, 'card:');
  assert.equal(await player.screen(), 'table');
  await context.close();
});

/** Presses Tab until this button has the focus. */
async function tabTo(player, id) {
  for (let i = 0; await focused(player.page) !== id; ++i) {
    assert.ok(i < 60, `Tab never reaches ${id}`);
    await player.page.keyboard.press('Tab');
  }
}

/** Waits until the heading of the page matches. */
const headed = (player, pattern) => player.until((source) => window.tapete.settled() && new RegExp(source).test(document.querySelector('#mirror h1')?.textContent), pattern.source);

test('a match is begun, played and left by keyboard alone, with the focus on the next action', async () => {
  // The cards are fixed, because with some cards the hand ends early.
  const { context, page, player, trouble } = await visit({ url: `${url()}?seed=1` });
  const { keyboard } = page;
  await tabTo(player, 'button:new_match');
  await keyboard.press('Enter');
  await player.until(() => window.tapete.screen() === 'setup' && document.activeElement.localName === 'h1');
  await tabTo(player, 'players:0');
  await keyboard.press('Enter');
  await tabTo(player, 'button:begin');
  await keyboard.press('Enter');
  await tabTo(player, 'button:sit_down');
  await keyboard.press('Enter');
  await waitForFocus(player, 'button:deal');
  await headed(player, /^Guiñote: tras el empate, das? /);
  await keyboard.press('Enter');
  for (;;) {
    const { id } = await player.find('card:', 'option:', 'button:next');
    await player.until(() => !document.activeElement.hasAttribute('aria-disabled'));
    assert.match(await focused(page), /^(card:|option:|button:next$)/);
    if (id === 'button:next') break;
    await headed(player, /^Guiñote: te toca$/);
    await keyboard.press('Enter');
  }
  assert.equal(await focused(page), 'button:next');
  await keyboard.press('Enter');
  await player.turn();
  assert.match(await focused(page), /^(card|option):/);
  await keyboard.press('m');
  await waitForFocus(player, 'button:close');
  await tabTo(player, 'button:leave');
  await keyboard.press('Enter');
  await player.until(() => window.tapete.screen() === 'home' && window.tapete.settled());
  assert.equal(await focused(page), 'button:new_match');
  assert.deepEqual(trouble, []);
  await context.close();
});

test('after the mouse, Tab begins at the next action', async () => {
  const { context, page, player } = await visit({ url: `${url()}?seed=1` });
  await player.press('button:new_match');
  await player.press('players:0');
  await page.keyboard.press('Tab');
  assert.doesNotMatch(await focused(page), /^(button:back|canvas)$/);
  await player.press('button:begin');
  for (const [next, place] of [['button:deal', 'draw'], ['card:', 'table']]) {
    await player.find(next);
    assert.equal(await player.screen(), place);
    await page.mouse.click(1, 599);
    await page.keyboard.press('Tab');
    assert.ok((await focused(page)).startsWith(next), await focused(page));
    if (next === 'button:deal') await player.press(next);
  }
  await context.close();
});

test('at the end of a hand the focus goes to the next hand, even from the menu button', async () => {
  const visited = await visit({ url: `${url()}?seed=1` });
  const { context, page, player } = visited;
  await begin(visited);
  await page.locator('#mirror button[data-id="button:menu"]').focus();
  for (;;) {
    const { id } = await player.find('card:', 'option:', 'button:next');
    if (id === 'button:next') break;
    assert.equal(await focused(page), 'button:menu');
    await player.call('activate', id);
    await player.still();
  }
  await waitForFocus(player, 'button:next');
  await context.close();
});

test('Tab stays in the open menu, and Esc closes it and restores the focus', async () => {
  const visited = await visit();
  const { context, page, player } = visited;
  await begin(visited);
  await enter(player, 'button:menu');
  await waitForFocus(player, 'button:close');
  const entries = (await player.targets()).map(({ id }) => id);
  assert.ok(await page.getByRole('dialog', { name: 'Menú' }).isVisible());
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(page), entries.at(-1));
  for (let i = 0; i <= entries.length; ++i) {
    await page.keyboard.press('Tab');
    assert.equal(await focused(page), entries[i % entries.length]);
  }
  assert.ok(await page.locator('#hear').isHidden());
  await page.keyboard.press('Escape');
  await waitForFocus(player, 'button:menu');
  assert.ok(await page.locator('#hear').isVisible());
  assert.equal(await player.screen(), 'table');
  assert.equal(await page.getByRole('dialog').count(), 0);
  await context.close();
});

test('Esc closes one thing after the other and gives the focus back', async () => {
  const visited = await visit();
  const { context, page, player } = visited;
  await enter(player, 'button:settings');
  await player.until(() => window.tapete.settled() && window.tapete.screen() === 'settings' && document.activeElement.localName === 'h1');
  await page.keyboard.press('Escape');
  await waitForFocus(player, 'button:settings');
  await begin(visited);
  await enter(player, 'button:menu');
  await waitForFocus(player, 'button:close');
  await enter(player, 'button:seal');
  await waitForFocus(player, 'button:close');
  await headed(player, /^Comprobar la baraja$/);
  await page.keyboard.press('Escape');
  await waitForFocus(player, 'button:menu');
  await enter(player, 'button:menu');
  await enter(player, 'button:rules');
  await player.until(() => window.tapete.screen() === 'rules' && window.tapete.settled());
  await page.keyboard.press('Escape');
  await waitForFocus(player, 'card:');
  await context.close();
});

test('Esc leaves a replay and opens no menu', async () => {
  const visited = await visit();
  const { context, page, player } = visited;
  await begin(visited);
  // A record with an illegal action opens as a replay.
  const record = await player.record();
  await page.evaluate((text) => window.tapete.openRecord(text), `${record}0 bid yes\n`);
  await enter(player, 'dialog:yes:');
  await player.until(() => window.tapete.screen() === 'replay' && window.tapete.settled());
  await page.keyboard.press('Escape');
  await player.until(() => window.tapete.screen() === 'table' && window.tapete.settled());
  assert.ok(!(await player.targets()).some((target) => target.id === 'button:close'));
  await context.close();
});
