// The page reports the true result of copying, sharing and saving, even if the browser refuses or never answers.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { openContext, useSite } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';

const { visit, url, browser } = useSite();

/** States of the page's clipboard, by name. Each function runs in the page. */
const CLIPBOARDS = {
  'works': () => {},
  'is missing, as on plain http': () => { Object.defineProperty(navigator, 'clipboard', { value: undefined }); },
  'refuses': () => { navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError')); },
  'throws': () => { navigator.clipboard.writeText = () => { throw new Error('no'); }; },
  'never answers': () => { navigator.clipboard.writeText = () => new Promise(() => {}); },
};

/** Faults of execCommand(), which the page uses if there is no clipboard. */
const COMMANDS = {
  'returns false': () => { document.execCommand = () => false; },
  'throws': () => { document.execCommand = () => { throw new Error('no'); }; },
  'only claims success': () => { document.execCommand = () => true; },
};

/** Opens the dialog with a link. */
const openDialog = (frame) => frame.evaluate(async () => {
  const { src } = document.querySelector('script[type=module]');
  const { share } = await import(new URL('share.js', src));
  share('Reglas', 'tapete link 1');
});

/** Presses the copy button and returns the state of the dialog. */
async function pressCopy(player) {
  await player.frame.getByRole('button', { name: 'Copiar enlace' }).click();
  return player.until(() => {
    const dialog = document.querySelector('dialog.share');
    const copy = dialog.querySelectorAll('.buttons button')[1];
    const told = dialog.querySelector('output')?.textContent ?? '';
    const { activeElement: focused } = document;
    const whole = focused.selectionStart === 0 && focused.selectionEnd === focused.value?.length;
    return (told || copy.textContent !== 'Copiar enlace') && { copy: copy.textContent, told, focus: focused.tagName, whole };
  });
}

const linkIn = (frame) => frame.locator('dialog.share input').inputValue();

/** Adds a text field for the test's own use, with the focus and with its text selected. */
const addField = (frame, text) => frame.evaluate((value) => {
  const field = Object.assign(document.createElement('textarea'), { id: 'own', value });
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.focus();
  field.select();
}, text);

const removeField = (frame) => frame.evaluate(() => {
  const field = document.getElementById('own');
  field.remove();
  return field.value;
});

/** Copies a text with the keyboard, which no permission policy forbids. */
async function putOnClipboard({ page, frame }, text) {
  await addField(frame, text);
  await page.keyboard.press('Control+C');
  await removeField(frame);
}

async function clipboardOf({ page, frame }) {
  await addField(frame, '');
  await page.keyboard.press('Control+V');
  return removeField(frame);
}

const COPIED = { copy: 'Copiado', told: '', focus: 'BUTTON' };
const BY_HAND = { copy: 'Copiar enlace', told: 'Cópialo a mano.', focus: 'INPUT', whole: true };

for (const [how, change] of Object.entries(CLIPBOARDS)) {
  test(`a link is copied when the clipboard ${how}`, async () => {
    const { context, page, player, trouble } = await visit({ init: change });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDialog(page);
    await putOnClipboard(player, 'before');
    const { whole, ...said } = await pressCopy(player);
    assert.deepEqual(said, COPIED);
    assert.equal(await clipboardOf(player), await linkIn(page));
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

for (const [how, change] of Object.entries(COMMANDS)) {
  test(`a link is selected for copying by hand when execCommand ${how}`, async () => {
    const { context, page, player, trouble } = await visit({ init: change });
    await page.evaluate(CLIPBOARDS['is missing, as on plain http']);
    await openDialog(page);
    await putOnClipboard(player, 'before');
    assert.deepEqual(await pressCopy(player), BY_HAND);
    await page.keyboard.press('Control+C');
    assert.equal(await clipboardOf(player), await linkIn(page));
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

/** Opens a page of another site with the game in a frame, and a text field. */
async function openClub(attributes) {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<input id="name"><iframe ${attributes} width="800" height="600" src="${url()}"></iframe>`);
  });
  server.unref();
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  const context = await openContext(browser(), { viewport: { width: 900, height: 800 } });
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  const player = new Player(page.frames()[1], { page });
  await player.ready();
  const close = async () => {
    await context.close();
    server.closeAllConnections();
    server.close();
  };
  return { page, player, close };
}

for (const attributes of ['', 'allow=""', 'sandbox="allow-scripts"']) {
  test(`a link is copied in a frame ${attributes || 'of another site'}`, async () => {
    const { player, close } = await openClub(attributes);
    await openDialog(player.frame);
    await putOnClipboard(player, 'before');
    const { whole, ...said } = await pressCopy(player);
    assert.deepEqual(said, COPIED);
    assert.equal(await clipboardOf(player), await linkIn(player.frame));
    await close();
  });

  test(`a link that cannot be copied is selected in a frame ${attributes || 'of another site'}`, async () => {
    const { page, player, close } = await openClub(attributes);
    await player.frame.evaluate(COMMANDS['only claims success']);
    await openDialog(player.frame);
    await putOnClipboard(player, 'before');
    assert.deepEqual(await pressCopy(player), BY_HAND);
    await page.keyboard.press('Control+C');
    assert.equal(await clipboardOf(player), await linkIn(player.frame));
    await close();
  });
}

test('copying in a frame leaves the focus in the surrounding page', async () => {
  const { page, player, close } = await openClub('allow=""');
  await page.locator('#name').focus();
  const copied = await player.frame.evaluate(async () => {
    const { src } = document.querySelector('script[type=module]');
    return (await import(new URL('clipboard.js', src))).copyText('x');
  });
  assert.equal(copied, false);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'name');
  await close();
});

test('a false success of execCommand is not announced as a copied seal', async () => {
  const { context, page, player } = await visit({ init: COMMANDS['only claims success'] });
  await page.evaluate(CLIPBOARDS['is missing, as on plain http']);
  await player.newMatch({ players: 2 });
  await player.turn();
  await player.press('button:menu');
  await player.press('button:seal');
  await player.press('button:copy');
  await player.until(() => /Aquí no se puede copiar/.test(document.getElementById('log').textContent));
  await context.close();
});

test('the page for clubs selects code that it could not copy', async () => {
  const { context, page, player } = await visit({ url: `${url()}embed.html`, wait: false, init: COMMANDS['only claims success'] });
  await page.evaluate(CLIPBOARDS['is missing, as on plain http']);
  await player.until(() => document.querySelectorAll('#rules select').length > 0);  // the table has sent its list of games
  await page.locator('[data-copy=frame]').click();
  assert.equal(await player.until(() => document.getElementById('heard').textContent), 'Cópialo a mano.');
  await page.keyboard.press('Control+C');
  assert.equal(await clipboardOf(player), await page.locator('#frame').inputValue());
  await context.close();
});

/** Outcomes of navigator.share(), by name. Each function runs in the page. */
const SHARES = {
  'is refused': () => { navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError')); },
  'cannot send it': () => { navigator.share = () => Promise.reject(new DOMException('', 'DataError')); },
  'throws': () => { navigator.share = () => { throw new TypeError('no'); }; },
  'is cancelled': () => { navigator.share = () => Promise.reject(new DOMException('', 'AbortError')); },
  'works': () => { navigator.share = () => Promise.resolve(); },
};

for (const [how, change] of Object.entries(SHARES)) {
  const silent = ['is cancelled', 'works'].includes(how);
  test(`the dialog shows ${silent ? 'no message' : 'an error'} when sharing ${how}`, async () => {
    const { context, page, player, trouble } = await visit({ init: change });
    await openDialog(page);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await player.still();
    const told = await page.locator('dialog.share output').textContent();
    assert.equal(told, silent ? '' : 'No se ha podido enviar. Copia el enlace.');
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

/** Simulates an installed page on an iPhone, which has no downloads. `window.outcome` decides the result of sharing a file. */
function installOnPhone() {
  navigator.standalone = true;
  navigator.canShare = ({ files }) => files.length > 0;
  navigator.share = async ({ files: [file] }) => {
    window.given = { name: file.name, type: file.type, text: await file.text(), inPress: navigator.userActivation.isActive };
    return window.outcome();
  };
}

const NOT_SAVED = /^No se ha hecho la copia\s+El archivo no se ha guardado/;
const ON_PHONE = {
  'works': { outcome: () => Promise.resolve(), said: /^La copia está hecha/ },
  'is cancelled': { outcome: () => Promise.reject(new DOMException('', 'AbortError')), said: NOT_SAVED },
  'is refused': { outcome: () => Promise.reject(new DOMException('', 'NotAllowedError')), said: NOT_SAVED },
  'has not ended': { outcome: () => new Promise(() => {}), said: /^$/ },
};

for (const [how, { outcome, said }] of Object.entries(ON_PHONE)) {
  test(`an installed iPhone page shares the backup and reports the true result when sharing ${how}`, async () => {
    const { context, page, player, trouble } = await visit({ init: installOnPhone });
    page.on('download', () => trouble.push('download'));
    await page.evaluate(`window.outcome = ${outcome}`);
    await player.press('button:matches');
    await player.press('button:backup');
    const { text, ...given } = await player.until(() => window.given);
    assert.match(text, /^tapete backup 1\n/);
    assert.match(given.name, /^tapete-\d{4}-\d\d-\d\d\.txt$/);
    assert.deepEqual({ type: given.type, inPress: given.inPress }, { type: 'text/plain', inPress: true });
    await player.still();
    assert.match(await player.call('message'), said);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

test('a backup file can be opened under any name', async () => {
  const { context, page, player, trouble } = await visit();
  await player.press('button:matches');
  const [download] = await Promise.all([page.waitForEvent('download'), player.press('button:backup')]);
  const buffer = await readFile(await download.path());
  await player.press('dialog:yes:');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), player.press('button:open_file')]);
  assert.equal(await chooser.element().getAttribute('accept'), null);
  await chooser.setFiles({ name: 'copia (1).pdf', mimeType: 'application/pdf', buffer });
  await player.find('dialog:yes:');
  assert.match(await player.call('message'), /^Se ha abierto la copia/);
  assert.deepEqual(trouble, []);
  await context.close();
});
