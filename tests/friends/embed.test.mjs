// A table in a club's page hosts a match with friends, also in a frame that may only run scripts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openContext, useSite, watch } from '../browser/lib/browser.mjs';
import { frameOf, serveClub } from '../browser/lib/club.mjs';
import { finish } from './lib/dialogs.mjs';
import { skip } from './lib/network.mjs';
import { Party } from './lib/party.mjs';
import { Player } from '../browser/lib/player.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const { visit, url, browser } = useSite({ whole: true });

/** Opens a club's page, which is on another site than the table, and waits for the table in it. */
async function openClub(body) {
  const club = await serveClub(body, { host: 'localhost' });
  const context = await openContext(browser(), { real: true, serviceWorkers: 'allow', ...PHONE });
  const page = await context.newPage();
  const trouble = await watch(context, page, url(), []);
  await page.goto(club.address);
  trouble.splice(trouble.indexOf(`request: ${club.address}`), 1);
  const frame = await frameOf(page);
  const player = new Player(frame, { page, touch: true, hurried: true });
  await player.ready();
  return { club, context, page: frame, player, trouble };
}

const element = () => `<script src="${url()}embed.js"></script><tapete-table start="seen" home="${url()}"></tapete-table>`;
const sandboxed = () => `<iframe sandbox="allow-scripts" width="390" height="740" src="${url()}"></iframe>`;

/** Makes a party whose host's table is in a club's page. */
async function openParty(body) {
  const host = await openClub(body);
  const party = new Party((options) => (options.url ? visit(options) : host), { real: true });
  await party.open({ game: 'Guiñote', players: 0 });
  return { party, host };
}

test('a table in a club\'s page hosts a match with a friend', { skip }, async () => {
  const { party, host } = await openParty(element());
  const link = await party.invite(1);
  assert.ok(link.startsWith(`${url()}#sit=`), link);
  party.pages[1] = await visit({ url: link, real: true, hurried: true, ...PHONE });
  await party.sit(1, 'Berta');
  await party.begin();
  await party.playHand();
  assert.deepEqual(await party.events(1), await party.events(0));
  host.club.close();
  await party.finish(finish);
});

test('an answer reaches a table in a club\'s page only by hand, and a tab with the answer says so', { skip }, async () => {
  const { party, host } = await openParty(sandboxed());
  const link = await party.invite(1);
  assert.ok(link.startsWith(`${url()}#sit=`), link);
  party.pages[1] = await visit({ url: link, real: true, hurried: true, ...PHONE });
  await host.page.getByRole('button', { name: 'Copiar enlace' }).click();
  await host.page.getByRole('button', { name: 'Copiado' }).waitFor();
  // The browser reports that the frame may not use the clipboard interface. The page has copied the link in another way.
  host.trouble.splice(host.trouble.findIndex((each) => each.includes('Clipboard API has been blocked')), 1);
  await party.pages[1].page.locator('#lobby-name').fill('Berta');
  await party.pages[1].page.locator('#lobby-name').press('Enter');
  const answer = await (await party.pages[1].page.waitForFunction(() => document.querySelector('dialog.lobby input[readonly]')?.value)).jsonValue();
  const tab = await host.context.newPage();
  await tab.goto(answer);
  await tab.getByRole('alert').filter({ hasText: 'No hay ninguna mesa esperando esta respuesta' }).waitFor();
  await host.page.locator('#lobby-answer').fill(answer);
  await host.page.locator('dialog.lobby .news').filter({ hasText: 'Berta está en la mesa' }).waitFor();
  await party.begin();
  await party.playTo(4);
  host.club.close();
  await party.finish(finish);
});
