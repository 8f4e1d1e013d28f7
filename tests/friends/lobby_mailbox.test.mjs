// The dialogs of a table whose website passes messages on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { callsOf, dialogIn, entering, finish, focused, linkIn, pressName, titleIn, waitForText } from './lib/dialogs.mjs';

const { visit } = useSite();
const enter = entering(visit);
const change = (page, ...values) => page.evaluate((given) => window.table.change(...given), values);
const away = { name: 'Luis', kind: 'guest', state: 'away' };

test('an invitation through the website asks for no answer, and another one replaces it only on request', async () => {
  const visited = await enter('host-mail');
  const { page, player } = visited;
  await dialogIn(page).locator('svg').waitFor();
  const first = await linkIn(page);
  assert.equal(await dialogIn(page).locator('#lobby-answer, [data-act=reach]').count(), 0);
  await pressName(page, 'Volver');
  await page.locator('[data-act="invite 2"]').click();
  assert.equal(await linkIn(page), first);
  await pressName(page, 'Anular y hacer otra');
  await player.until((old) => document.querySelector('dialog.lobby input[readonly]').value !== old, first);
  assert.deepEqual(await callsOf(page), ['invite 2', 'invite 2']);
  await finish(visited);
});

test('the host can choose each way to connect, or leave it as it is', async () => {
  const visited = await enter('host-mail-reach');
  const { page } = visited;
  assert.equal(await focused(page), ':Por esta web');
  await pressName(page, 'Volver');
  assert.equal(await focused(page), 'reach:Conectar de otra manera');
  assert.deepEqual(await callsOf(page), []);
  for (const [name, words] of [['Solo en esta red', 'Solo en esta red: cambiar'], ['Fuera de casa', 'Fuera de casa: cambiar'], ['Por esta web', 'Conectar de otra manera']]) {
    await page.locator('[data-act=reach]').click();
    await pressName(page, name);
    assert.equal(await page.locator('[data-act=reach]').textContent(), words);
  }
  assert.deepEqual(await callsOf(page), ['reach network', 'reach internet', 'reach mailbox']);
  await finish(visited);
});

for (const fault of ['local', 'guest', 'networks']) {
  test(`a direct connection that has failed (${fault}) leads to the website`, async () => {
    const visited = await enter('host-mail-failed');
    await change(visited.page, 2, { fault: '' });
    await change(visited.page, 2, { fault });
    await waitForText(visited.player, 'dialog.lobby .news', 'Elige «Por esta web»');
    await finish(visited);
  });
}

test('a website that does not answer is named, and the host can try again', async () => {
  const visited = await enter('host-mail-silent');
  const { page, player } = visited;
  await waitForText(player, '#lobby-about', 'no está pasando los mensajes');
  await page.evaluate(() => { window.table.refuses = {}; });
  await pressName(page, 'Probar otra vez');
  await dialogIn(page).locator('svg').waitFor();
  await finish(visited);
});

test('the dialog of guests who come back by themselves closes when all are there', async () => {
  const visited = await enter('host-new');
  const { page, player } = visited;
  await page.evaluate(({ missing }) => {
    window.opened.close();
    Object.assign(window.table, { running: true, reach: 'mailbox', hasMailbox: true });
    Object.assign(window.table.seats[1], missing);
    Object.assign(window.table.seats[2], missing, { name: 'Ana' });
    window.opened = window.lobby.openHostLobby(window.table);
  }, { missing: away });
  await waitForText(player, 'dialog.lobby', 'vuelven solos');
  assert.equal(await titleIn(page), 'Quién falta');
  await change(page, 1, { state: 'connected' });
  assert.equal(await dialogIn(page).count(), 1);
  await change(page, 2, { state: 'connected' });
  await dialogIn(page).waitFor({ state: 'detached' });
  await finish(visited);
});

test('a guest waits without a link, and hears that the invitation belongs to another website', async () => {
  const waiting = await enter('guest-mail');
  assert.equal(await titleIn(waiting.page), 'Esperando a Carmen');
  assert.equal(await dialogIn(waiting.page).locator('input, svg').count(), 0);
  await finish(waiting);
  const elsewhere = await enter('guest-mail-elsewhere');
  await waitForText(elsewhere.player, 'dialog.lobby', 'solo se llega por la web de la invitación');
  await finish(elsewhere);
});

test('the page says as long as it lasts that the network is lost', async () => {
  const visited = await enter('host-new');
  const { page } = visited;
  await page.evaluate(() => window.lobby.showReach(false));
  assert.match(await page.locator('.offline').textContent(), /Sin conexión/);
  await page.evaluate(() => window.lobby.showReach(true));
  assert.equal(await page.locator('.offline').count(), 0);
  await finish(visited);
});
