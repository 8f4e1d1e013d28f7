// The guest's dialog of a table with friends, the phrases, and the notice about a delivered answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { callsOf, dialogIn, entering, finish, focused, linkIn, pressName, titleIn, waitForText } from './lib/dialogs.mjs';

const { visit } = useSite();
const enter = entering(visit);
const change = (page, fields) => page.evaluate((values) => window.guest.change(values), fields);

test('a guest sits down by keyboard, sends back the answer, and plays', async () => {
  const visited = await enter('guest-new');
  const { page, player } = visited;
  assert.equal(await titleIn(page), 'Carmen te invita a jugar');
  await waitForText(player, '#lobby-about', 'Brisca, 4 jugadores.');
  assert.equal(await focused(page), 'lobby-name');
  await page.keyboard.press('Enter');
  await waitForText(player, 'form output', 'Escribe un nombre.');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await waitForText(player, '#lobby-title', 'Ahora devuélvele la respuesta');
  assert.equal(await focused(page), ':Copiar enlace');
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-describedby')), 'lobby-title lobby-about');
  assert.match(await linkIn(page), /answer$/);
  await change(page, { state: 'connected' });
  assert.equal(await titleIn(page), 'Ya estás en la mesa');
  assert.equal(await focused(page), 'lobby-title');
  await change(page, { state: 'waiting' });
  await waitForText(player, 'dialog.lobby p', 'Todavía faltan los demás.');
  await change(page, { state: 'begun' });
  await dialogIn(page).waitFor({ state: 'detached' });
  assert.deepEqual(await callsOf(page, 'guest'), ['join Ana', 'onclosed']);
  await finish(visited);
});

for (const [choice, call] of Object.entries({ 'Fuera de casa': 'join Ana across the Internet', 'Solo en esta red': 'join Ana' })) {
  test(`a guest who is invited across the Internet is asked first: ${choice}`, async () => {
    const visited = await enter('guest-new');
    const { page, player } = visited;
    await page.evaluate(() => { window.guest.internet = true; });
    await page.keyboard.type('Ana');
    await page.keyboard.press('Enter');
    await waitForText(player, '#lobby-title', '¿Juegas desde otra casa?');
    await waitForText(player, 'dialog.lobby', 'un servidor de Cloudflare: stun.cloudflare.com:3478.');
    assert.equal(await focused(page), 'lobby-title');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('#lobby-name').inputValue(), 'Ana');
    await page.keyboard.press('Enter');
    await pressName(page, choice);
    await dialogIn(page).locator('svg').waitFor();
    assert.deepEqual(await callsOf(page, 'guest'), [call]);
    await finish(visited);
  });
}

test('a guest who cannot join across the Internet is told why, and can choose again', async () => {
  const visited = await enter('guest-reach-fault');
  const { page, player } = visited;
  await waitForText(player, 'dialog.lobby output:not(.news)', 'ninguna red');
  await page.evaluate(() => { window.guest.refuses = undefined; });
  await pressName(page, 'Solo en esta red');
  await dialogIn(page).locator('svg').waitFor();
  assert.deepEqual(await callsOf(page, 'guest'), ['join Ana across the Internet', 'join Ana']);
  await finish(visited);
});

test('a guest at another table is told before sitting down that it is left', async () => {
  const visited = await enter('guest-replaces');
  await waitForText(visited.player, '#lobby-about', 'Si te sientas en esta, dejas la otra.');
  await finish(visited);
});

test('a player who opens another table stays at the present one unless the second button is pressed', async () => {
  for (const [act, leaves] of [[(page) => page.keyboard.press('Enter'), false], [(page) => page.keyboard.press('Escape'), false],
    [(page) => pressName(page, 'Dejar la mesa'), true]]) {
    const visited = await enter('ask-to-leave');
    await act(visited.page);
    await dialogIn(visited.page).waitFor({ state: 'detached' });
    assert.equal(await visited.page.evaluate(() => window.leaves), leaves);
    await finish(visited);
  }
});

test('the name of last time is kept, and one press sits down', async () => {
  const visited = await enter('guest-answer');
  assert.deepEqual(await callsOf(visited.page, 'guest'), ['join Ana']);
  await finish(visited);
});

test('the answer is shown again after the dialog was closed', async () => {
  const visited = await enter('guest-answer');
  const { page } = visited;
  const link = await linkIn(page);
  await page.keyboard.press('Escape');
  await dialogIn(page).waitFor({ state: 'detached' });
  await page.evaluate(() => { window.opened = window.lobby.openGuestLobby(window.guest); });
  assert.equal(await linkIn(page), link);
  await finish(visited);
});

test('an answer that takes time is announced, and cannot be asked for twice', async () => {
  const visited = await enter('guest-new');
  const { page, player } = visited;
  await page.evaluate(() => { window.guest.wait = window.promised(); });
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await waitForText(player, 'form output', 'Preparando la respuesta');
  assert.ok(await dialogIn(page).getByRole('button', { name: 'Sentarme' }).isDisabled());
  await page.evaluate(() => window.guest.wait.resolve());
  await dialogIn(page).locator('svg').waitFor();
  await finish(visited);
});

for (const [why, text] of Object.entries({ damaged: 'La invitación no está entera', unsupported: 'Este navegador', 'no-address': 'ninguna red', other: 'No se ha podido' })) {
  test(`a guest who cannot join because of ${why} is told why, and can try again`, async () => {
    const visited = await enter('guest-new');
    const { page, player } = visited;
    await page.evaluate((reason) => { window.guest.refuses = reason; }, why);
    await page.keyboard.type('Ana');
    await page.keyboard.press('Enter');
    await waitForText(player, 'form output', text);
    await page.evaluate(() => { window.guest.refuses = undefined; });
    await pressName(page, 'Sentarme');
    await dialogIn(page).locator('svg').waitFor();
    await finish(visited);
  });
}

for (const [why, text] of Object.entries({ version: 'misma versión', seat: 'ya no es para invitados', taken: 'se ha sentado otra persona', moved: 'Sigue jugando allí', seal: 'comprobar el reparto', garbage: 'no se han entendido', left: 'se ha ido quien te invitó' })) {
  test(`a guest who is sent away because of ${why} is told why`, async () => {
    const visited = await enter(`guest-${why}`);
    assert.equal(await titleIn(visited.page), 'No estás en la mesa');
    await waitForText(visited.player, '#lobby-about', text);
    await finish(visited);
  });
}

test('a guest whose host has cheated is told how, and that the hand does not count', async () => {
  const visited = await enter('guest-cheat');
  await waitForText(visited.player, '#lobby-about', 'se ha parado: the cards or dice do not match everybody\'s numbers. La última mano no cuenta');
  await finish(visited);
});

test('a lost connection says how to come back', async () => {
  const visited = await enter('guest-lost');
  const { page, player } = visited;
  await waitForText(player, '#lobby-about', 'Pide otra invitación y ábrela en este aparato');
  await page.keyboard.press('Enter');
  await dialogIn(page).waitFor({ state: 'detached' });
  assert.deepEqual(await callsOf(page, 'guest'), ['onclosed']);
  await finish(visited);
});

test('a guest at the table leaves only after a second press', async () => {
  const visited = await enter('guest-connected');
  const { page } = visited;
  await pressName(page, 'Salir');
  await pressName(page, 'Seguir aquí');
  assert.equal(await titleIn(page), 'Ya estás en la mesa');
  await pressName(page, 'Salir');
  await pressName(page, 'Dejar la mesa');
  await dialogIn(page).waitFor({ state: 'detached' });
  assert.deepEqual(await callsOf(page, 'guest'), ['leave', 'onclosed']);
  await finish(visited);
});

for (const [name, agrees] of [['Sí, seguimos', true], ['Esperar', false]]) {
  test(`a guest answers "${name}" to the question about a bot, and the dialog closes`, async () => {
    const visited = await enter('guest-question');
    const { page } = visited;
    assert.equal(await titleIn(page), 'Dora no responde');
    assert.equal(await focused(page), ':Esperar', 'a key that is pressed by chance does not agree');
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-describedby')), 'lobby-title lobby-about');
    await pressName(page, name);
    await dialogIn(page).waitFor({ state: 'detached' });
    assert.deepEqual(await callsOf(page, 'guest'), [`answer 3 ${agrees}`, 'onclosed']);
    await finish(visited);
  });
}

test('the question about a bot gives way to the next one, and disappears when the missing guest is back', async () => {
  const visited = await enter('guest-question');
  const { page, player } = visited;
  await change(page, { questions: [{ seat: 1, name: 'Luis' }] });
  await waitForText(player, '#lobby-title', 'Luis no responde');
  await change(page, { questions: [] });
  await dialogIn(page).waitFor({ state: 'detached' });
  assert.deepEqual(await callsOf(page, 'guest'), ['onclosed']);
  await finish(visited);
});

test('Escape leaves the question about a bot open', async () => {
  const visited = await enter('guest-question');
  const { page, player } = visited;
  await page.keyboard.press('Escape');
  await dialogIn(page).waitFor({ state: 'detached' });
  await page.evaluate(() => { window.opened = window.lobby.openGuestLobby(window.guest); });
  await waitForText(player, '#lobby-title', 'Dora no responde');
  assert.deepEqual(await callsOf(page, 'guest'), ['onclosed']);
  await finish(visited);
});

test('a guest sees during the match who is missing', async () => {
  const visited = await enter('guest-table');
  const { page, player } = visited;
  await waitForText(player, '#lobby-about', 'La máquina juega por Dora. Bartolomé de las Casas no responde.');
  await change(page, { missing: [] });
  await waitForText(player, '#lobby-about', 'No falta nadie.');
  await pressName(page, 'Seguir jugando');
  await dialogIn(page).waitFor({ state: 'detached' });
  await finish(visited);
});

test('a phrase is said by its number, and the dialog closes', async () => {
  const visited = await enter('phrases');
  const { page } = visited;
  assert.equal(await focused(page), ':¡Hola!');
  await pressName(page, 'Ahora vuelvo');
  await dialogIn(page).waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => window.said), 7);
  await finish(visited);
});

test('a tab with an answer says whether it was delivered', async () => {
  const visited = await enter('delivered');
  const { page } = visited;
  const notice = page.getByRole('alert').filter({ hasText: 'Respuesta entregada: vuelve a tu mesa, en la otra pestaña.' });
  await notice.waitFor();
  assert.ok(await page.locator('#mirror').evaluate((node) => node.inert));
  await finish(visited);
});

test('an answer that no table waits for can be copied', async () => {
  const visited = await enter('undelivered', { init: () => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; } });
  const { page, player } = visited;
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  assert.match(await player.until(() => window.copied), /#vuelvo=/);
  await finish(visited);
});
