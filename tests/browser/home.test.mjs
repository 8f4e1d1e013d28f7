// On the home screen, one press starts a match, two presses start a match of another game, and one press continues a match in progress.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();

for (const viewport of [{ width: 390, height: 844 }, { width: 1440, height: 900 }]) {
  test(`the home screen starts a match, starts another game and continues the first match, ${viewport.width} px wide`, async () => {
    const { context, page, player, trouble } = await visit({ viewport });
    await player.press('button:play');
    assert.equal((await player.find('likeness:1')).label, 'Pilar');
    await player.press('likeness:3');
    await player.press('button:sit_down');
    await player.turn();
    assert.match(await player.record(), /^tapete 1\ngame guinote\n/);
    const first = await player.record();
    await player.press('button:menu');
    await player.press('button:leave');
    await player.press('game:brisca');
    await player.press('button:play');
    await player.turn();
    assert.match(await player.record(), /^tapete 1\ngame brisca\n/);
    await player.press('button:menu');
    await player.press('button:leave');
    await player.find('button:continue');
    assert.match((await player.find('game:guinote')).label, /^Guiñote\. 2 o 4 jugadores.*En juego$/);
    await player.call('saved');
    await page.reload();
    await player.ready();
    await player.press('button:menu');  // the last match is on the table again
    await player.press('button:leave');
    await player.press('game:guinote');
    await player.press('button:continue');
    await player.turn();
    assert.ok((await player.record()).startsWith(first));
    assert.deepEqual(trouble, []);
    await context.close();
  });
}
