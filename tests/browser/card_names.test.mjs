// English names of Spanish cards, and the setting that keeps their Spanish names.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { SITE } from './lib/site.mjs';

const { visit, url } = useSite();

/** Starts a match and returns the names of the cards in the player's hand. */
async function dealtNames(player) {
  await player.press('button:new_match');
  await player.press('button:begin');
  await player.press('button:deal');
  await player.find('card:', 'hand:');
  return (await player.targets()).filter(({ id }) => /^(card|hand):/.test(id)).map(({ label }) => label);
}

/** Returns the text of the page of rules, as screen readers read it. */
async function rules(player) {
  await player.press('button:rules');
  await player.until(() => document.querySelector('#mirror')?.textContent.includes('40-card'));
  const text = await player.frame.locator('#mirror').textContent();
  await player.press('button:back');
  return text;
}

const english = () => visit({ url: `${url()}?game=guinote&seed=1`, locale: 'en-GB' });

test('English has English names of Spanish cards', async () => {
  const { context, player, trouble } = await english();
  await player.fast();
  assert.match(await rules(player), /coins \(oros\), cups \(copas\)/);
  const names = await dealtNames(player);
  assert.equal(names.length, 6);
  for (const name of names) assert.match(name, /\b(ace|two|three|four|five|six|seven|jack|knight|king) of (coins|cups|swords|clubs)\b/i);
  assert.deepEqual(trouble, []);
  await context.close();
});

test('the setting for card names keeps the Spanish names on the table and in the rules', async () => {
  const { context, player, trouble } = await english();
  await player.fast();
  await player.press('button:settings');
  await player.press('card_names:1');
  await player.press('button:back');
  assert.match(await rules(player), /deck: oros, copas, espadas and bastos/);
  const names = await dealtNames(player);
  assert.equal(names.length, 6);
  for (const name of names) assert.match(name, /\b(as|two|three|four|five|six|seven|sota|caballo|rey) of (oros|copas|espadas|bastos)\b/i);
  assert.deepEqual(trouble, []);
  await context.close();
});

test('the site has no pages of text for the dialect with the Spanish names', () => {
  const pages = readdirSync(SITE, { recursive: true }).filter((name) => name.endsWith('.md'));
  assert.ok(pages.some((name) => name.endsWith('guinote/rules.en.md')));
  assert.deepEqual(pages.filter((name) => name.includes('en-ES')), []);
});
