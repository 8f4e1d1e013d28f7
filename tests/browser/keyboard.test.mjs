// The keyboard's focus is on the button that goes on, never on one that leads away, and stays in a menu while the menu is open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();

/** Returns the id of the focused button, or the name of another focused element. */
const focused = (page) => page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.localName);

/** Focuses a button and presses it by key. */
async function enter(player, ...ids) {
  const { id } = await player.find(...ids);
  await player.page.locator(`#mirror button[data-id="${id}"]`).focus();
  await player.page.keyboard.press('Enter');
}

/** Waits until a button of that kind has the focus. */
const waitForFocus = (player, start) => player.until((wanted) => window.tapete.settled() && document.activeElement.dataset.id?.startsWith(wanted), start);

/** A match for two, begun by keyboard, until the player's turn. */
async function begin(visited) {
  const { player } = visited;
  await player.fast();
  await player.press('button:new_match');
  await player.press('players:0');
  await enter(player, 'button:begin');
  await waitForFocus(player, 'button:deal');
  await player.page.keyboard.press('Enter');
  await waitForFocus(player, 'card:');
}

test('Enter alone leads from the form to the first card, and through the hand to the next one', async () => {
  const visited = await visit();
  const { context, page, player } = visited;
  await begin(visited);
  for (;;) {
    const { id } = await player.find('card:', 'option:', 'button:next');
    assert.match(await focused(page), /^(card|option|button:next)/);
    if (id === 'button:next') break;
    await enter(player, id);  // the focused card may not be legal
  }
  assert.equal(await focused(page), 'button:next');
  await page.keyboard.press('Enter');
  await waitForFocus(player, 'card:');
  await context.close();
});

test('after every press in a row the focus is on something that goes on', async () => {
  const visited = await visit();
  const { context, page, player } = visited;
  await player.fast();
  await player.press('button:new_match');
  await enter(player, 'button:begin');
  for (let i = 0; i < 5; ++i) {
    assert.doesNotMatch(await focused(page), /^button:(back|menu|leave|undo)$/);
    await page.keyboard.press('Enter');
  }
  // All five may have come while the cards for the deal were being drawn, while nothing could be pressed yet.
  const found = await player.until(() => window.tapete.settled() && /^(button:deal|card:)/.exec(document.activeElement.dataset.id)?.[0]);
  if (found === 'button:deal') await page.keyboard.press('Enter');
  await waitForFocus(player, 'card:');
  assert.equal(await player.screen(), 'table');
  await context.close();
});

test('Tab stays in the open menu; Esc closes it, and the focus is where it was', async () => {
  const visited = await visit();
  const { context, page, player } = visited;
  await begin(visited);
  await enter(player, 'button:menu');
  await waitForFocus(player, 'button:close');
  const entries = (await player.targets()).map(({ id }) => id);
  for (let i = 0; i < entries.length - 1; ++i) {
    await page.keyboard.press('Tab');
    assert.ok(entries.includes(await focused(page)), await focused(page));
  }
  assert.ok(await page.locator('#hear').isHidden());
  await page.keyboard.press('Escape');
  await waitForFocus(player, 'button:menu');
  assert.ok(await page.locator('#hear').isVisible());
  assert.equal(await player.screen(), 'table');
  await context.close();
});

test('Esc leaves a match that is watched, and opens no menu', async () => {
  const visited = await visit();
  const { context, page, player } = visited;
  await begin(visited);
  // A match that is legal only in part is watched.
  const record = await player.record();
  await page.evaluate((text) => window.tapete.openRecord(text), `${record}0 bid yes\n`);
  await enter(player, 'dialog:yes:');
  await player.until(() => window.tapete.screen() === 'replay' && window.tapete.settled());
  await page.keyboard.press('Escape');
  await player.until(() => window.tapete.screen() === 'table' && window.tapete.settled());
  assert.ok(!(await player.targets()).some((target) => target.id === 'button:close'));
  await context.close();
});
