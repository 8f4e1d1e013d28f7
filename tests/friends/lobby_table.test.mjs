// The host's dialog of a screen that is only the table: the choice, and the code with which all players sit down.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { callsOf, dialogIn, entering, finish, focused, linkIn, pressName, titleIn, waitForText } from './lib/dialogs.mjs';

const { visit } = useSite();
const enter = entering(visit);
const change = (page, ...values) => page.evaluate((given) => window.table.change(...given), values);
const code = (page) => dialogIn(page).locator('.code svg');
const actsIn = (page) => page.locator('dialog.lobby li [data-act]').evaluateAll((nodes) => nodes.map(({ dataset }) => dataset.act));
const sitDown = (page, seat, name) => change(page, seat, { state: 'connected', name });

test('a game without hidden hands does not offer a screen that is only the table', async () => {
  const visited = await enter('host-new');
  assert.ok(await visited.page.locator('[data-act=table]').isHidden());
  await finish(visited);
});

test('the choice keeps the focus, explains itself, and can be taken back', async () => {
  const visited = await enter('host-can-be-table');
  const { page } = visited;
  await page.locator('[data-act=table]').focus();
  assert.equal(await focused(page), 'table:Usar esta pantalla solo de mesa');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'table:Jugar también en esta pantalla');
  assert.match(await dialogIn(page).textContent(), /Cada jugador tiene sus cartas en su móvil/);
  assert.deepEqual(await actsIn(page), ['invite 0', 'computer 0', 'invite 1', 'computer 1', 'invite 2', 'computer 2', 'invite 3']);
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'table:Usar esta pantalla solo de mesa');
  assert.deepEqual(await actsIn(page), ['invite 1', 'computer 1', 'here 1', 'invite 2', 'computer 2', 'here 2', 'invite 3', 'here 3']);
  assert.deepEqual(await callsOf(page), ['table true', 'table false']);
  await finish(visited);
});

test('a table that is reached directly has an invitation for each seat, and no code', async () => {
  const visited = await enter('host-table');
  const { page } = visited;
  assert.equal(await code(page).count(), 0);
  await page.locator('[data-act="invite 0"]').click();
  assert.equal(await titleIn(page), 'Invita a un amigo');
  assert.deepEqual(await callsOf(page), ['table true', 'invite 0']);
  await finish(visited);
});

test('a table with a mailbox shows one code for all seats, and its seats need no invitation', async () => {
  const visited = await enter('host-table-mail');
  const { page } = visited;
  assert.match(await dialogIn(page).textContent(), /enfoca este código con la cámara/);
  assert.match(await linkIn(page), /#mesa=.*any$/);
  assert.deepEqual(await actsIn(page), ['computer 0', 'computer 1', 'computer 2', 'free 3']);
  await page.locator('[data-act="free 3"]').click();
  await page.locator('[data-act="computer 0"]').click();
  assert.deepEqual(await actsIn(page), ['free 0', 'computer 1', 'computer 2', 'computer 3']);
  assert.ok(await code(page).isVisible());
  assert.deepEqual(await callsOf(page), ['table true', 'invite anyone', 'kind 3 guest', 'kind 0 bot']);
  await finish(visited);
});

test('the code stays while players sit down, and disappears when no seat is free', async () => {
  const visited = await enter('host-table-mail');
  const { page } = visited;
  for (const [seat, name] of [[1, 'Ana'], [0, 'Luis']]) {
    await sitDown(page, seat, name);
    assert.equal(await page.locator('.news').textContent(), `${name} está en la mesa.`);
    assert.equal(await page.locator(`#lobby-seat-${seat}`).textContent(), name);
    assert.ok(await code(page).isVisible());
  }
  await dialogIn(page).getByRole('button', { name: 'Copiar enlace' }).focus();
  await sitDown(page, 2, 'Pilar');
  assert.equal(await code(page).count(), 0);
  assert.equal(await focused(page), 'go:Empezar');
  assert.ok(await page.locator('[data-act=go]').isEnabled());
  assert.ok(!await dialogIn(page).evaluate((node) => node.classList.contains('wide')));
  await change(page, 2, { state: 'free', name: '', fault: 'lost' });
  await code(page).waitFor();
  await finish(visited);
});

test('each seat says whose partner it is, once somebody sits in the partner\'s seat', async () => {
  const visited = await enter('host-table-mail');
  const { page } = visited;
  const words = () => page.locator('dialog.lobby li strong + span').allTextContents();
  assert.deepEqual(await words(), ['sitio libre', 'pareja de Paco · sitio libre', 'sitio libre', 'juega la máquina']);
  await sitDown(page, 0, 'Ana');
  assert.equal((await words())[2], 'pareja de Ana · sitio libre');
  await finish(visited);
  const full = await enter('host-table-full');
  assert.equal(await focused(full.page), 'go:Empezar');
  assert.doesNotMatch(await dialogIn(full.page).textContent(), /rival|tu pareja|\btú\b/);
  await finish(full);
});

test('the link of the code can be copied', async () => {
  const visited = await enter('host-table-mail');
  const { context, page } = visited;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressName(page, 'Copiar enlace');
  await dialogIn(page).getByRole('button', { name: 'Copiado' }).waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#mesa=.*any$/);
  await finish(visited);
});

test('the code is gone when the players connect in another way, and is back with the mailbox', async () => {
  const visited = await enter('host-table-mail');
  const { page } = visited;
  await pressName(page, 'Conectar de otra manera');
  await pressName(page, 'Solo en esta red');
  assert.equal(await code(page).count(), 0);
  assert.ok((await actsIn(page)).includes('invite 0'));
  await page.locator('[data-act=reach]').click();
  await pressName(page, 'Por esta web');
  await code(page).waitFor();
  assert.deepEqual(await callsOf(page), ['table true', 'invite anyone', 'reach network', 'reach mailbox', 'invite anyone']);
  await finish(visited);
});

test('a website that does not answer is named, and the host can try again', async () => {
  const visited = await enter('host-table-silent');
  const { page, player } = visited;
  await waitForText(player, '.code', 'no está pasando los mensajes');
  await page.evaluate(() => { window.table.refuses = {}; });
  await pressName(page, 'Probar otra vez');
  await code(page).waitFor();
  await finish(visited);
});

test('a code that arrives after the choice was taken back is not shown', async () => {
  const visited = await enter('host-can-be-table');
  const { page } = visited;
  await page.evaluate(() => Object.assign(window.table, { reach: 'mailbox', hasMailbox: true, wait: window.promised() }));
  await page.locator('[data-act=table]').click();
  await page.locator('dialog.lobby .code', { hasText: 'Preparando el código' }).waitFor();
  await page.locator('[data-act=table]').click();
  await page.evaluate(() => window.table.wait.resolve());
  await page.evaluate(() => new Promise((passed) => { setTimeout(passed, 0); }));
  assert.equal(await page.locator('.code').textContent(), '');
  await finish(visited);
});

test('who is missing during the match is invited again as at any table', async () => {
  const visited = await enter('host-table-full');
  const { page } = visited;
  await page.evaluate(() => {
    window.table.running = true;
    window.table.change(1, { state: 'away' });
  });
  assert.deepEqual(await actsIn(page), ['invite 1', 'botFor 1']);
  assert.ok(await page.locator('[data-act=table]').isHidden());
  assert.equal(await code(page).count(), 0);
  await finish(visited);
});

for (const [why, text] of Object.entries({ full: 'ya no queda sitio', silent: 'no contesta', garbage: 'no se han entendido' })) {
  test(`a guest hears that no seat was given: ${why}`, async () => {
    const visited = await enter(`guest-${why}-table`);
    await waitForText(visited.player, 'dialog.lobby form', text);
    assert.ok(await dialogIn(visited.page).locator('[type=submit]').isEnabled());
    await finish(visited);
  });
}
