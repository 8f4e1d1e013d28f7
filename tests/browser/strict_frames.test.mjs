// Tables in a club's page on another site: in a browser that refuses storage there, and in frames with few permissions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FLAGS, openContext, useSite } from './lib/browser.mjs';
import { frameOf, serveClub } from './lib/club.mjs';
import { Player } from './lib/player.mjs';

const { url, browser } = useSite({ whole: true, flags: [...FLAGS, '--test-third-party-cookie-phaseout'] });

const SITUATIONS = {
  'without storage': '',
  'that may only run scripts': 'sandbox="allow-scripts"',
  'without permissions': 'allow=""',
};
for (const [which, attributes] of Object.entries(SITUATIONS)) {
  test(`two frames ${which} can both be played`, async (t) => {
    const frame = `<iframe ${attributes} width="800" height="600" src="${url()}"></iframe>`;
    const around = await serveClub(`${frame}<p style="height: 2000px"></p>${frame}`, { host: 'localhost' });
    const context = await openContext(browser(), { viewport: { width: 900, height: 800 } });
    t.after(async () => {
      await context.close();
      around.close();
    });
    const page = await context.newPage();
    await page.goto(around.address);
    for (const index of [0, 1]) {
      await page.locator('iframe').nth(index).scrollIntoViewIfNeeded();
      const player = new Player(await frameOf(page, index), { page });
      await player.ready();
      assert.ok(!await player.frame.locator('#elsewhere').isVisible());
      const { id } = await player.find('dialog:yes:', 'button:new_match');
      if (id.startsWith('dialog:')) await player.press(id);  // nothing can be stored
      await player.newMatch();
      await player.act();
    }
  });
}
