// After a hand a Worker judges the player's decisions. The page shows the worst ones, and the player looks for a better action.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWorkers, useSite } from './lib/browser.mjs';

const { visit, url } = useSite();

const WAYS = {
  'with the mouse on a desktop': { viewport: { width: 1440, height: 900 } },
  'with a finger on a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

/** Returns the places of the cards in the player's hand. */
const ownCards = async (player) =>
  (await player.targets()).filter(({ id }) => id.startsWith('card:')).map(({ id, x, y, width, height }) => [id, x, y, width, height].join(' '));

/** At a shown decision, opens all hands, and plays the hand on without counting it. */
async function goFurther(player) {
  // With all hands open, the page tells luck from mistakes.
  await player.press('button:open_cards');
  await player.said(/^(También era un error|Esta vez no costó)/);
  await player.find('button:hide_cards');
  await player.page.keyboard.press('Escape');

  await player.press('button:play_on');
  await player.said(/^¿Y si/);
  while ((await player.press('card:', 'option:', 'button:what_if_over')).id !== 'button:what_if_over');
}

/** Opens the summary of all reviews and starts an exercise from its mistakes. */
async function practise(player) {
  await player.press('button:menu');
  await player.press('button:leave');
  await player.press('button:matches');
  await player.press('list:2');
  const exercise = (await player.targets()).find(({ id }) => id.startsWith('practise:'));
  if (exercise) {
    await player.pressBelow(exercise.id);
    await player.said(/^Ejercicio 1 de \d$/);
    await player.said(/^Búscalo/);
    await player.press('button:tell');
    await player.find('button:next_moment', 'button:done');
  }
}

for (const [how, options] of Object.entries(WAYS)) {
  test(`the player reviews a hand, plays on from a decision and practises a mistake ${how}`, async () => {
    const { context, page, player, trouble } = await visit(options);
    await player.press('button:settings');
    await player.pressBelow('review:3');
    await player.pressBelow('speed:2');
    await player.press('button:back');
    await player.newMatch();
    // A player who always plays the first card soon makes a mistake.
    for (;;) {
      await player.playHand();
      if (/ para repasar$/.test(await player.reviewed())) break;
      await player.press('button:next', 'button:rematch', 'button:deal');
    }
    await checkWorkers(page, 2, 'judge and bots run in separate Workers');
    const record = await player.record();

    await player.press('button:look_back');
    await player.said(/^(Jugada 1 de \d|Una jugada para repasar)$/);
    const asked = await ownCards(player);
    assert.notEqual(asked.length, 0);
    await player.press('button:try');
    await player.said(/^Búscalo/);
    assert.deepEqual(await ownCards(player), asked, 'the table moves when the player tries');
    // A card of the hand can be chosen as an answer, but is not played.
    for (let i = 0; i < 2; ++i)
      if ((await player.find('card:', 'option:', 'button:open_cards')).id !== 'button:open_cards') await player.press('card:', 'option:');

    await player.find('button:open_cards');
    assert.deepEqual(await ownCards(player), asked, 'the table moves when the answer is shown');

    await goFurther(player);
    while ((await player.press('button:next_moment', 'button:done')).id === 'button:next_moment') await player.press('button:tell');
    await player.find('button:next', 'button:rematch');
    assert.equal(await player.record(), record);

    await practise(player);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

test('a card of the last trick is explained with the viewer\'s knowledge only', async () => {
  // The cards are fixed, because with some cards the player may sing or swap instead of playing.
  const { context, player, trouble } = await visit({ ...WAYS['with a finger on a phone'], url: `${url()}?seed=1` });
  await player.fast();
  await player.newMatch();
  for (let trick = 0; trick < 2; ++trick) await player.act();
  await player.turn();
  const piles = (await player.targets()).filter(({ id, enabled }) => enabled && id.startsWith('pile:'));
  for (const { id } of piles) {
    await player.press(id);
    if ((await player.targets()).some((target) => target.id.startsWith('why:'))) break;
  }
  await player.press('why:');
  await player.said(/^(Con esta carta se |Otra carta habría dado lo mismo|No había otra cosa)/);
  await player.press('dialog:yes:');
  assert.deepEqual(trouble, []);
  await context.close();
});
