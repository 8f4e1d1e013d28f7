// The host's dialog of a table with friends, with simulated tables.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { callsOf, dialogIn, entering, finish, focused, linkIn, pressName, titleIn, waitForText } from './lib/dialogs.mjs';

const { visit } = useSite();
const enter = entering(visit);
const ANSWER = 'https://example.org/tapete/#vuelvo=A.q3Zx9vBn7KpLm2TsR8wYc4UeHg6JdFa1';

const change = (page, seat, fields) => page.evaluate(([number, values]) => window.table.change(number, values), [seat, fields]);

test('a host invites, takes a pasted answer, and starts', async () => {
  const visited = await enter('host-new');
  const { page, player } = visited;
  assert.equal(await titleIn(page), 'Mesa con amigos');
  assert.equal(await focused(page), 'invite 1:Invitar');
  await pressName(page, 'Máquina');
  assert.equal(await focused(page), 'invite 2:Invitar', 'the next seat to fill');
  await page.locator('[data-act="invite 2"]').click();
  await waitForText(player, '#lobby-title', 'Invita a tu pareja');
  await dialogIn(page).locator('svg').waitFor();
  assert.match(await linkIn(page), /#mesa=.*2\.1$/);
  assert.equal(await dialogIn(page).locator('svg').getAttribute('aria-label'), 'Código para la cámara de un móvil');
  await page.locator('#lobby-answer').fill(ANSWER);
  await waitForText(player, 'dialog.lobby form output', 'Respuesta recibida');
  await change(page, 2, { state: 'connected', name: 'Ana' });
  assert.equal(await titleIn(page), 'Mesa con amigos');
  assert.equal(await page.locator('.news').textContent(), 'Ana está en la mesa.');
  assert.equal(await focused(page), 'go:Empezar');
  await page.keyboard.press('Enter');
  await dialogIn(page).waitFor({ state: 'detached' });
  assert.deepEqual(await callsOf(page), ['kind 1 bot', 'invite 2', `answer ${ANSWER}`, 'begin', 'onclosed']);
  await finish(visited);
});

test('a second person at the device gets a name, and a guest or the computer can take the seat again', async () => {
  const visited = await enter('host-here');
  const { page } = visited;
  assert.equal(await titleIn(page), 'Dos en un mismo aparato');
  assert.equal(await focused(page), 'lobby-name');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('form output').textContent(), 'Escribe un nombre.');
  await page.keyboard.type('  Luis #1 ');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'invite 2:Invitar');
  assert.match(await page.locator('li.here').textContent(), /^Luis 1tu pareja · en este aparato/);
  await page.locator('[data-act="computer 2"]').click();
  await page.locator('[data-act="here 2"]').click();
  await page.keyboard.press('Escape');
  assert.equal(await titleIn(page), 'Mesa con amigos');
  assert.deepEqual(await callsOf(page), ['kind 2 here Luis 1', 'kind 2 bot']);
  await finish(visited);
});

test('closing keeps the table, and its open invitation is shown again', async () => {
  const visited = await enter('host-invitation');
  const { page } = visited;
  const first = await linkIn(page);
  await page.evaluate(() => window.opened.close());
  await dialogIn(page).waitFor({ state: 'detached' });
  await page.evaluate(() => { window.opened = window.lobby.openHostLobby(window.table); });
  await pressName(page, 'Ver la invitación');
  assert.equal(await linkIn(page), first);
  await pressName(page, 'Otra invitación');
  await page.waitForFunction((old) => document.querySelector('dialog.lobby input[readonly]')?.value !== old, first);
  assert.notEqual(await linkIn(page), first);
  assert.deepEqual(await callsOf(page), ['invite 2', 'onclosed', 'invite 2']);
  await finish(visited);
});

test('changes at other seats keep the focus, an open invitation and a typed text', async () => {
  const visited = await enter('host-new');
  const { page, player } = visited;
  await page.locator('[data-act="invite 2"]').focus();
  await change(page, 1, { state: 'connected', name: 'Luis' });
  assert.equal(await focused(page), 'invite 2:Invitar');
  await page.keyboard.press('Enter');
  await page.locator('#lobby-answer').pressSequentially('abc');
  await change(page, 1, { state: 'away' });
  assert.equal(await page.locator('.news').textContent(), 'Luis no responde.');
  assert.equal(await page.locator('#lobby-answer').inputValue(), 'abc');
  assert.equal(await focused(page), 'lobby-answer');
  await player.until(() => !window.table.calls.some((call) => call.startsWith('answer')));
  await finish(visited);
});

test('an answer is taken at once when it is pasted, and by Enter when it is typed', async () => {
  const visited = await enter('host-invitation');
  const { context, page, player } = visited;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('#lobby-answer').pressSequentially('abc');
  await page.keyboard.press('Enter');
  await waitForText(player, 'form output', 'Conectando');
  await page.evaluate((text) => navigator.clipboard.writeText(text), ANSWER);
  await page.locator('#lobby-answer').selectText();
  await page.keyboard.press('Control+V');
  await player.until(() => window.table.calls.length === 3);
  await pressName(page, 'Pegar');
  await player.until(() => window.table.calls.length === 4);
  assert.deepEqual(await callsOf(page), ['invite 2', 'answer abc', `answer ${ANSWER}`, `answer ${ANSWER}`]);
  await finish(visited);
});

test('a clipboard that cannot be read leaves the field for pasting by hand', async () => {
  const visited = await enter('host-invitation', { init: () => { navigator.clipboard.readText = () => Promise.reject(new DOMException('', 'NotAllowedError')); } });
  const { page, player } = visited;
  await pressName(page, 'Pegar');
  await waitForText(player, 'form output', 'elige Pegar');
  assert.equal(await focused(page), 'lobby-answer');
  await finish(visited);
});

for (const [why, text] of Object.entries({ damaged: 'no está entera', foreign: 'no es la respuesta', used: 'ya se ha usado', other: 'no sirve' })) {
  test(`an answer that is refused as ${why} is explained`, async () => {
    const visited = await enter('host-invitation');
    const { page, player } = visited;
    await page.evaluate((reason) => { window.table.refuses.answer = reason; }, why);
    await page.locator('#lobby-answer').fill(ANSWER);
    await waitForText(player, 'form output', text);
    await finish(visited);
  });
}

for (const [why, text] of Object.entries({ 'no-address': 'ninguna red', unsupported: 'Este navegador', other: 'No se ha podido' })) {
  test(`an invitation that fails with ${why} is explained and can be tried again`, async () => {
    const visited = await enter('host-new');
    const { page, player } = visited;
    await page.evaluate((reason) => { window.table.refuses.invite = reason; }, why);
    await page.locator('[data-act="invite 2"]').click();
    await waitForText(player, '#lobby-about', text);
    assert.equal(await focused(page), ':Probar otra vez');
    await page.evaluate(() => { window.table.refuses.invite = ''; });
    await page.keyboard.press('Enter');
    await dialogIn(page).locator('svg').waitFor();
    await finish(visited);
  });
}

for (const [failed, text] of Object.entries({ local: 'elige «Fuera de casa»', guest: 'pide que elijan «Fuera de casa»', networks: 'punto de acceso de un móvil' })) {
  test(`a failed connection (${failed}) is reported in the invitation, and another one can be made`, async () => {
    const visited = await enter('host-connecting');
    const { page, player } = visited;
    await waitForText(player, 'form output', 'Conectando');
    await change(page, 1, { state: 'free', fault: failed });
    await waitForText(player, 'form output', text);
    await pressName(page, 'Otra invitación');
    await player.until(() => window.table.made === 2);
    await finish(visited);
  });
}

test('a failed connection is reported at the seats', async () => {
  const visited = await enter('host-new');
  const { page, player } = visited;
  await change(page, 1, { fault: 'networks' });
  await waitForText(player, 'dialog.lobby .news', 'Estas dos redes');
  await waitForText(player, 'dialog.lobby li.free', 'no ha podido conectarse');
  await change(page, 2, { state: 'invited' });
  assert.match(await page.locator('dialog.lobby .news').textContent(), /Estas dos redes/);
  await finish(visited);
});

test('a host chooses the Internet by keyboard, and goes back to one network', async () => {
  const visited = await enter('host-new');
  const { page, player } = visited;
  await page.locator('[data-act="reach"]').focus();
  await page.keyboard.press('Enter');
  await waitForText(player, '#lobby-title', '¿Jugáis desde casas distintas?');
  await waitForText(player, 'dialog.lobby', 'un servidor de Cloudflare: stun.cloudflare.com:3478.');
  assert.equal(await focused(page), ':Solo en esta red');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'reach:¿Jugáis desde casas distintas?');
  assert.deepEqual(await callsOf(page), [], 'nothing is changed');
  await page.keyboard.press('Enter');
  await pressName(page, 'Fuera de casa');
  assert.equal(await focused(page), 'reach:Fuera de casa: cambiar');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), ':Fuera de casa');
  await page.keyboard.press('Escape');
  assert.equal(await titleIn(page), 'Mesa con amigos');
  await page.keyboard.press('Enter');
  await pressName(page, 'Solo en esta red');
  assert.deepEqual(await callsOf(page), ['reach internet', 'reach network']);
  await finish(visited);
});

test('the choice in an invitation replaces the invitation', async () => {
  const visited = await enter('host-invitation');
  const { page, player } = visited;
  const first = await linkIn(page);
  await page.locator('[data-act="reach"]').click();
  await waitForText(player, 'dialog.lobby', 'dejan de valer');
  await page.goBack();
  await dialogIn(page).locator('svg').waitFor();
  assert.equal(await linkIn(page), first);
  await page.locator('[data-act="reach"]').click();
  await pressName(page, 'Fuera de casa');
  await dialogIn(page).locator('svg').waitFor();
  assert.notEqual(await linkIn(page), first);
  assert.equal(await page.locator('[data-act="reach"]').textContent(), 'Fuera de casa: cambiar');
  assert.deepEqual(await callsOf(page), ['invite 2', 'reach internet', 'invite 2']);
  await finish(visited);
});

test('a STUN server that does not answer is reported with the invitation', async () => {
  const visited = await enter('host-unanswered');
  await waitForText(visited.player, '#lobby-about', 'El servidor de Cloudflare no ha respondido');
  await finish(visited);
});

test('Escape and the back button lead from the invitation to the seats, and then close the dialog', async () => {
  const visited = await enter('host-invitation');
  const { page, player } = visited;
  await page.keyboard.press('Escape');
  await waitForText(player, '#lobby-title', 'Mesa con amigos');
  assert.equal(await focused(page), 'invite 2:Ver la invitación');
  await page.keyboard.press('Enter');
  await waitForText(player, '#lobby-title', 'Invita a tu pareja');
  await page.goBack();
  await waitForText(player, '#lobby-title', 'Mesa con amigos');
  await page.goBack();
  await dialogIn(page).waitFor({ state: 'detached' });
  assert.deepEqual(await callsOf(page), ['invite 2', 'onclosed']);
  await finish(visited);
});

test('leaving the table and removing a guest need a second press', async () => {
  const visited = await enter('host-remove');
  const { page, player } = visited;
  await pressName(page, 'Cancelar');
  await page.locator('[data-act="leave"]').click();
  await pressName(page, 'Seguir aquí');
  await page.locator('[data-act="remove 1"]').click();
  await waitForText(player, '#lobby-title', '¿Quitar a Ana');
  await pressName(page, 'Quitar');
  assert.deepEqual(await callsOf(page), ['vacate 1']);
  await page.locator('[data-act="leave"]').click();
  await pressName(page, 'Dejar la mesa');
  await dialogIn(page).waitFor({ state: 'detached' });
  assert.deepEqual(await callsOf(page), ['vacate 1', 'leave', 'onclosed']);
  await finish(visited);
});

test('during the match the panel shows only missing guests', async () => {
  const visited = await enter('running-missing');
  const { page, player } = visited;
  assert.equal(await dialogIn(page).locator('li').count(), 3);
  await page.locator('[data-act="botFor 1"]').click();
  await page.locator('[data-act="giveBack 2"]').click();
  await page.locator('[data-act="invite 1"]').click();
  await waitForText(player, '#lobby-title', 'Invita otra vez a Ana');
  await change(page, 1, { state: 'connected' });
  assert.equal(await dialogIn(page).locator('li').count(), 2);
  await change(page, 2, { state: 'connected', replaced: false });
  await change(page, 3, { replaced: false });
  await waitForText(player, 'dialog.lobby p', 'No falta nadie.');
  assert.equal(await focused(page), 'go:Seguir jugando');
  await page.keyboard.press('Enter');
  await dialogIn(page).waitFor({ state: 'detached' });
  assert.deepEqual(await callsOf(page), ['botFor 1', 'giveBack 2', 'invite 1', 'onclosed']);
  await finish(visited);
});

test('the host sees how the others answer about a bot, and can ask again', async () => {
  const visited = await enter('running-missing');
  const { page, player } = visited;
  const vote = (answers, sealed = false) => change(page, 1, { vote: { sealed, answers } });
  await page.locator('[data-act="botFor 1"]').click();
  await vote({ 2: 'none', 3: 'none' });
  await waitForText(player, '.news', 'Se pregunta a los demás si la máquina puede jugar por Ana.');
  await waitForText(player, 'li.away p', 'Luis no ha contestado todavía. Pilar no ha contestado todavía.');
  assert.equal(await page.locator('[data-act="botFor 1"]').count(), 0);
  await vote({ 2: 'agree', 3: 'wait' });
  await waitForText(player, '.news', 'Pilar prefiere esperar.');
  await waitForText(player, 'li.away p', 'Luis está de acuerdo. Pilar prefiere esperar.');
  await pressName(page, 'Preguntar otra vez');
  await vote({}, true);
  await waitForText(player, 'li.away p', 'Hay que esperar a Ana para repartir');
  assert.equal(await page.locator('[data-act="botFor 1"]').count(), 0);
  await change(page, 1, { vote: undefined });
  await dialogIn(page).getByRole('button', { name: 'Que juegue la máquina' }).waitFor();
  await vote({ 2: 'agree', 3: 'none' });
  await change(page, 1, { replaced: true });
  await change(page, 1, { vote: undefined });
  await waitForText(player, '.news', 'La máquina juega por Ana.');
  assert.deepEqual(await callsOf(page), ['botFor 1', 'botFor 1']);
  await finish(visited);
});
