// Friends play through the mailbox of a club's website: real pages, the mailbox as a PHP file.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { dialogIn, finish, pressName } from './lib/dialogs.mjs';
import { meet as meetAt } from './lib/mail.mjs';

const { url, browser } = useSite({ whole: true });

const meet = (play) => meetAt(browser(), url(), play);

test('four people play a hand through a mailbox, with the network cut in the middle', () => meet(async (party) => {
  await party.open({ game: 'Guiñote' });
  for (const [seat, name] of [[1, 'Berta'], [2, 'Carlos'], [3, 'Dora']]) await party.join(seat, name);
  await party.begin();
  await party.playTo(8);
  await party.cut(2);
  await party.playHand();
  await party.compare();
}));

test('pages that are loaded again come back by themselves, and a mailbox may forget its rooms', () => meet(async (party, club) => {
  await party.open({ game: 'Podrida', players: 0 });
  const link = await party.invite(1);
  assert.ok(link.startsWith(`${club.address}#sit=`) && link.length < 150, link);
  party.pages[1] = await party.visit({ url: link });
  await party.sit(1, 'Berta');
  await party.reload(1);  // before the match begins
  await party.reload(0);
  await party.pages[0].page.locator('[data-act="remove 1"]').waitFor();  // the guest is at the table again
  await party.addBots();
  await party.begin();

  await party.reload(1);
  await party.playTo((await party.events(0)).length + 1);
  await party.reload(0);
  await party.pages[0].page.locator('dialog.lobby').waitFor({ state: 'detached' });  // the guest has come back
  await rm(club.rooms, { recursive: true });
  await party.playHand();
  await party.compare();

  const stranger = await party.visit({ url: link });
  await dialogIn(stranger.page).locator('#lobby-name').fill('Zoe');
  await dialogIn(stranger.page).locator('#lobby-name').press('Enter');
  await stranger.player.until(() => document.querySelector('#lobby-title')?.textContent.includes('No estás'));
  assert.match(await dialogIn(stranger.page).textContent(), /ya se ha sentado otra persona/);
  await finish(stranger);
}));

test('a guest who has left before the match is not put back at the table, and one whom the host removes is told so', () => meet(async (party) => {
  await party.open({ game: 'Podrida', players: 0 });
  await party.join(1, 'Berta');
  await pressName(party.pages[1].page, 'Salir');
  await pressName(party.pages[1].page, 'Dejar la mesa');
  await party.pages[0].page.locator('[data-act="invite 1"]').waitFor();
  await party.reload(1);
  await party.sit(1, 'Berta');
  await party.pages[0].page.locator('[data-act="remove 1"]').click();
  await pressName(party.pages[0].page, 'Quitar');
  await party.pages[1].player.until(() => document.querySelector('#lobby-about')?.textContent.includes('ya no es para invitados'));
}));
