// The dialogs of a table with friends on all screens, in both languages, and for screen readers.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { cutOff, dialogIn, entering, finish, install, load, states, waitForText } from './lib/dialogs.mjs';

const { visit } = useSite();
const enter = entering(visit);
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const share = () => { navigator.share = async () => {}; };

const SCREENS = {
  'a small phone': { viewport: { width: 320, height: 568 }, colorScheme: 'light' },
  'a phone': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  'a phone on its side': { viewport: { width: 568, height: 320 }, colorScheme: 'light' },
  'a tablet': { viewport: { width: 820, height: 1180 }, colorScheme: 'light' },
  'a tablet on its side': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  'a desktop': { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
};

/** Brings the page into every state, and calls `check` with its name. */
async function throughAll(page, check) {
  await page.evaluate(install);
  await page.evaluate(load);
  for (const [name, reach] of Object.entries(states)) {
    await reach(page);
    await check(name);
    await page.evaluate(() => {
      window.opened?.close();
      for (const node of document.querySelectorAll('dialog.lobby, .delivered')) node.remove();
    });
  }
}

for (const [screen, options] of Object.entries(SCREENS)) {
  for (const locale of ['es-ES', 'en-GB']) {
    test(`nothing is cut off or overlaps on ${screen}, ${locale}`, async () => {
      const visited = await visit({ ...options, locale, init: share });
      const { page } = visited;
      await throughAll(page, async (name) => {
        assert.deepEqual(await page.evaluate(cutOff), [], name);
        await page.evaluate(() => document.querySelector('dialog.lobby')?.style.setProperty('font-size', '30px'));
        assert.deepEqual(await page.evaluate(cutOff), [], `${name}, large text`);
      });
      await finish(visited);
    });
  }
}

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds no violation in any dialog, ${colorScheme}`, async () => {
    const visited = await visit({ viewport: { width: 390, height: 844 }, colorScheme, init: AXE });
    const { page } = visited;
    await throughAll(page, async (name) => {
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
      assert.deepEqual(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ html }) => html).join(' ')}`), []);
    });
    await finish(visited);
  });
}

test('every dialog speaks English to English readers', async () => {
  const visited = await visit({ locale: 'en-GB' });
  const { page } = visited;
  const SPANISH = /[¿¡ñáéíóú]|\b(mesa|sitio|Salir|respuesta|invitaci|juega)\b/i;
  await throughAll(page, async (name) => {
    if (name === 'phrases') return;  // the caller gives their texts
    const text = await page.evaluate(() => document.querySelector('dialog.lobby, .delivered').textContent);
    assert.doesNotMatch(text.replace(/Guiñote, 4 jugadores|Corazones, 6 jugadores|Bartolomé de las Casas/g, ''), SPANISH, name);
  });
  await finish(visited);
});

test('the dialogs work without their style sheet', async () => {
  const visited = await enter('host-new', { routes: { '**/lobby.css': (route) => route.abort() } });
  const { context, page, player } = visited;
  await waitForText(player, '#lobby-title', 'Mesa con amigos');
  assert.ok(await dialogIn(page).evaluate((node) => node.open));
  await context.close();
});

test('sharing sends the invitation with an explanation', async () => {
  const visited = await enter('host-invitation', { init: () => { navigator.share = async (data) => { window.sent = data; }; } });
  const { page, player } = visited;
  await dialogIn(page).getByRole('button', { name: 'Enviar' }).click();
  const { title, text, url } = await player.until(() => window.sent);
  assert.equal(title, 'Tapete: Guiñote, 4 jugadores');
  assert.match(text, /devuélveme la respuesta/);
  assert.match(url, /#mesa=/);
  await finish(visited);
});
