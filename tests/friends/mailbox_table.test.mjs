// Friends at a screen that is only the table: all of them sit down by one code, through the mailbox of a club's website.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { frameOf } from '../browser/lib/club.mjs';
import { dialogIn, finish } from './lib/dialogs.mjs';
import { MailParty, serveMailbox } from './lib/mail.mjs';

const { url, browser } = useSite({ whole: true });
const NAMES = ['Berta', 'Carlos', 'Dora'];

async function sit({ page }, name) {
  await dialogIn(page).locator('#lobby-name').fill(name);
  await dialogIn(page).locator('#lobby-name').press('Enter');
}

test('three phones sit down by one code, a fourth hears that the table is full, and a phone that scans again keeps its seat', async () => {
  const club = await serveMailbox(url());
  const party = new MailParty(browser(), url(), club.address);
  await party.open({ game: 'Podrida', players: 0 });
  const [table] = party.pages;
  await table.page.locator('[data-act=table]').click();
  const link = await party.link(table);
  assert.ok(link.startsWith(`${club.address}#sit=`) && link.length < 150, link);
  const phones = [];
  while (phones.length < NAMES.length) phones.push(await party.visit({ url: link }));
  await Promise.all(phones.map((phone, i) => sit(phone, NAMES[i])));
  const start = table.page.locator('[data-act=go]:enabled');
  await start.waitFor();
  const seated = await table.page.locator('dialog.lobby li strong').allTextContents();
  assert.deepEqual(seated.sort(), NAMES);
  assert.equal(await table.page.locator('.code svg').count(), 0);

  const late = await party.visit({ url: link });
  await sit(late, 'Zoe');
  await dialogIn(late.page).getByText('ya no queda sitio').waitFor();
  const { outer } = phones[1];
  await outer.goto('about:blank');
  await outer.goto(link);
  const again = await frameOf(outer);
  await dialogIn(again).getByText('Ya estás en la mesa').waitFor();

  await start.click();
  for (const page of [table.page, phones[0].page, again, phones[2].page]) await page.waitForFunction(() => window.tapete.screen() === 'table');
  for (const page of [table, ...phones, late]) await finish(page);
  await club.close();
});
