// Answers that do not fit a table with friends: the players are told, and the table goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { dialogIn, finish, pressName, titleIn, waitForText } from './lib/dialogs.mjs';
import { skip } from './lib/network.mjs';
import { Party } from './lib/party.mjs';

const { visit, url } = useSite();

const open = (link) => visit({ url: link, real: true, hurried: true, viewport: { width: 390, height: 844 }, hasTouch: true });

/** Answers an invitation in a new page, and returns the page and the link of the answer. */
async function answerInNewPage(link, name) {
  const visited = await open(link);
  const { page } = visited;
  await page.locator('#lobby-name').fill(name);
  await page.keyboard.press('Enter');
  const found = await page.waitForFunction(() => document.querySelector('dialog.lobby input[readonly]')?.value);
  return { ...visited, answer: await found.jsonValue() };
}

/** Opens a link in the address bar of a page that is at the table already. */
const openHere = (page, link) => page.evaluate((there) => { location.href = there; }, link);

test('a second guest with the same link is refused, and the first one plays on', { skip }, async () => {
  const party = new Party(visit, { real: true });
  await party.open({ game: 'Guiñote', players: 0 });
  const [host] = party.pages;
  const link = await party.invite(1);
  const second = await answerInNewPage(link, 'Zoe');
  party.pages[1] = await open(link);
  await party.sit(1, 'Berta');
  await party.begin();
  await party.playTo(3);

  await openHere(host.page, second.answer);
  await waitForText(host.player, '.news', 'Esta invitación ya se ha usado');
  assert.equal(await host.page.evaluate(() => location.hash), '');
  await party.goOn();
  const tab = await host.context.newPage();
  await tab.goto(second.answer);
  await tab.getByRole('alert').filter({ hasText: 'Esta invitación ya se ha usado' }).waitFor();
  await openHere(host.page, second.answer.slice(0, -5));
  await waitForText(host.player, '.news', 'La respuesta no está entera');
  await party.goOn();

  await party.playTo(6);
  // Only plays are compared: the guest does not know whether the host could declare something, so its record may contain other passes.
  const plays = (await party.events(0)).filter((line) => / play /.test(line));
  const heard = (text) => window.tapete.record().split('\n').filter((line) => / play /.test(line)).join('\n') === text;
  await party.pages[1].player.until(heard, plays.join('\n'));
  await finish(second);
  await party.finish(finish);
});

test('an answer to another invitation is refused in the form, and in the tab of the table', { skip }, async () => {
  const party = new Party(visit, { real: true });
  await party.open({ game: 'Guiñote', players: 0 });
  const [{ page, player }] = party.pages;
  const first = await party.invite(1);
  await pressName(page, 'Otra invitación');
  await page.waitForFunction((old) => ![undefined, old].includes(document.querySelector('dialog.lobby input[readonly]')?.value), first);
  const guest = await answerInNewPage(first, 'Zoe');
  await page.locator('#lobby-answer').fill(guest.answer);
  await waitForText(player, 'form output', 'no es la respuesta a esta invitación');
  await page.locator('#lobby-answer').fill('');
  await page.evaluate(() => { document.querySelector('form output').textContent = ''; });
  await openHere(page, guest.answer);
  await waitForText(player, 'form output', 'no es la respuesta a esta invitación');

  await openHere(guest.page, guest.answer);
  await waitForText(guest.player, 'dialog.lobby:last-of-type', 'No hay ninguna mesa esperando esta respuesta');
  assert.equal(await guest.page.locator('#lobby-title').last().textContent(), 'Respuesta sin entregar');
  await dialogIn(guest.page).last().getByRole('button', { name: 'Cerrar' }).click();
  assert.equal(await titleIn(guest.page), 'Ahora devuélvele la respuesta');
  await finish(guest);
  await party.finish(finish);
});

test('an answer in another tab reaches a table with a name', { skip }, async () => {
  const party = new Party((options) => visit({ ...options, url: `${url()}?table=2` }), { real: true });
  await party.open({ game: 'Guiñote', players: 0 });
  const [host] = party.pages;
  const guest = await answerInNewPage(await party.invite(1), 'Berta');
  const tab = await host.context.newPage();
  await tab.goto(guest.answer);
  await tab.getByRole('alert').filter({ hasText: 'Respuesta entregada' }).waitFor();
  await waitForText(host.player, '.news', 'Berta está en la mesa');
  await finish(guest);
  await party.finish(finish);
});

test('a player who only looks at an invitation keeps the stored match', { skip }, async () => {
  const party = new Party(visit, { real: true });
  await party.open({ game: 'Guiñote', players: 0 });
  await party.join(1, 'Berta');
  await party.begin();
  await party.playTo(2);
  const other = new Party(visit, { real: true });
  await other.open({ game: 'Guiñote', players: 0 });
  const link = await other.invite(1);
  const { page, player } = party.pages[1];
  await page.goto('about:blank');
  await page.goto(link);
  await player.ready();
  await pressName(page, 'Ahora no');
  await waitForText(player, '#lobby-title', 'Se ha cortado la conexión');
  await page.reload();
  await player.ready();
  await waitForText(player, '#lobby-title', 'Se ha cortado la conexión');
  await other.finish(finish);
  await party.finish(finish);
});
