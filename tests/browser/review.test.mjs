// After a hand the page tells what was worth a look: judged beside the page, shown at the table, looked for by the player.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();

const WAYS = {
  'with the mouse on a desktop': { viewport: { width: 1440, height: 900 } },
  'with a finger on a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

for (const [how, options] of Object.entries(WAYS)) {
  test(`a hand is looked back at ${how}`, async () => {
    const { context, page, player, trouble } = await visit(options);
    await player.press('button:settings');
    await player.press('speed:2');
    await player.pressBelow('review:3');
    await player.press('button:back');
    await player.newMatch();
    // Who always plays the first card makes a mistake soon.
    for (;;) {
      await player.playHand();
      if (/la pena$/.test(await player.lookedBack())) break;
      await player.press('button:next', 'button:rematch', 'button:deal');
    }
    assert.equal(page.workers().length, 2, 'the judge thinks beside the page, and beside the bots');
    const record = await player.record();

    await player.press('button:look_back');
    await player.said(/^Momento 1 de \d$/);
    await player.press('button:try');
    await player.said(/^Búscalo/);
    // The cards of the hand can be chosen, and choosing one plays nothing.
    for (let i = 0; i < 2; ++i)
      if ((await player.find('card:', 'option:', 'button:open_hands')).id !== 'button:open_hands') await player.press('card:', 'option:');
    await player.press('button:open_hands');
    while ((await player.press('button:next_moment', 'button:done')).id === 'button:next_moment') await player.press('button:tell');
    await player.find('button:next', 'button:rematch');
    assert.equal(await player.record(), record);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}
