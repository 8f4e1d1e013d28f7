// Friends at a screen that is only the table: all of them sit down by one code, through the mailbox of a club's website.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { frameOf } from '../browser/lib/club.mjs';
import { dialogIn } from './lib/dialogs.mjs';
import { meet as meetAt } from './lib/mail.mjs';

const { url, browser } = useSite({ whole: true });
const meet = (play) => meetAt(browser(), url(), play);
const NAMES = ['Berta', 'Carlos', 'Dora'];

async function sit({ page }, name) {
  await dialogIn(page).locator('#lobby-name').fill(name);
  await dialogIn(page).locator('#lobby-name').press('Enter');
}

/** Records which locks keep the screen on, as window.screenLocks. Runs in the page, before its own scripts. */
function recordScreenLocks() {
  window.screenLocks = new Set();
  const request = (kind) => {
    const lock = { kind, release: () => window.screenLocks.delete(lock) };
    window.screenLocks.add(lock);
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

const ids = async ({ player }) => (await player.targets()).map(({ id }) => id);
const countLocks = ({ page }) => page.evaluate(() => window.screenLocks.size);

test('three phones sit down by one code, a fourth hears that the table is full, and a phone that scans again keeps its seat', () => meet(async (party, club) => {
  await party.open({ game: 'Podrida', players: 0 });
  const [table] = party.pages;
  const link = await party.makeTable();
  assert.ok(link.startsWith(`${club.address}#sit=`) && link.length < 150, link);
  for (let i = 0; i < NAMES.length; ++i) await party.scan(link);
  const [, ...phones] = party.pages;
  await Promise.all(phones.map((phone, i) => sit(phone, NAMES[i])));
  const start = table.page.locator('[data-act=go]:enabled');
  await start.waitFor();
  const seated = await table.page.locator('dialog.lobby li strong').allTextContents();
  assert.deepEqual(seated.sort(), NAMES);
  assert.equal(await table.page.locator('.code svg').count(), 0);

  const late = await party.scan(link);
  await sit(late, 'Zoe');
  await dialogIn(late.page).getByText('ya no queda sitio').waitFor();
  const { outer } = phones[1];
  await outer.goto('about:blank');
  await outer.goto(link);
  const again = await frameOf(outer);
  await dialogIn(again).getByText('Ya estás en la mesa').waitFor();

  await start.click();
  for (const page of [table.page, phones[0].page, again, phones[2].page]) await page.waitForFunction(() => window.tapete.screen() === 'table');
}));

test('a tablet is the table of two phones, which play a hand of brisca and begin another match', () => meet(async (party) => {
  party.init.content += `(${recordScreenLocks})();`;
  await party.open({ game: 'Brisca', players: 0, rules: ['rule:games:less', 'rule:games:less'] });  // the match is won with one hand
  const [tablet] = party.pages;
  await tablet.outer.setViewportSize({ width: 1280, height: 800 });
  const link = await party.makeTable();
  for (const name of ['Berta', 'Carlos']) await sit(await party.scan(link), name);
  await tablet.page.locator('[data-act=go]:enabled').waitFor();
  await party.begin();

  assert.equal(await countLocks(tablet), 1);
  const [, ...phones] = party.pages;
  const hands = [];
  for (const phone of phones) {
    await phone.player.until(() => window.tapete.settled() && window.tapete.targets().some(({ id }) => id.startsWith('card:')));
    hands.push((await ids(phone)).filter((id) => id.startsWith('card:')));
    assert.equal(await countLocks(phone), 0);
  }
  assert.deepEqual(hands.map(({ length }) => length), [3, 3]);
  assert.ok(hands[0].every((id) => !hands[1].includes(id)));
  assert.ok((await ids(tablet)).every((id) => !/^(card|hand|option):/.test(id)));
  const mirrored = await tablet.page.locator('#mirror').innerText();
  for (const words of ['Berta', 'Carlos', 'Pintan']) assert.ok(mirrored.includes(words), `${words}: ${mirrored}`);
  assert.doesNotMatch(mirrored, /Tus cartas|Te toca/);

  await party.playTo(12);
  await party.reload(0);
  await tablet.page.waitForFunction(() => window.screenLocks.size === 1);
  await tablet.page.locator('dialog.lobby').waitFor({ state: 'detached' });  // both phones have come back by themselves
  await party.playMatch();
  await party.compare();
  assert.match(await tablet.page.locator('#mirror h1').innerText(), /(Berta|Carlos) gana el encuentro/);

  await tablet.page.waitForFunction(() => window.screenLocks.size === 0);
  const played = (await party.events(0)).length;
  await tablet.player.press('button:rematch');
  for (const { player } of party.pages) await player.until((count) => window.tapete.record().split('\n').length < count, played);
  await party.playTo(6);
  await Promise.all(party.pages.map(({ player }) => player.until(() => window.tapete.record().split('\n').length > 6)));
}));
