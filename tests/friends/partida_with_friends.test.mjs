// Two friends play a match of guiñote to its end, find it in their histories, and begin another one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { finish } from './lib/dialogs.mjs';
import { skip } from './lib/network.mjs';
import { Party } from './lib/party.mjs';
import { trace } from '../browser/lib/trace.mjs';
import { split } from './lib/witness.mjs';

const { visit } = useSite();

/** Returns the stored records of finished matches, as a page at which all players sit would store them. */
const finished = async ({ page }) => {
  const records = await page.evaluate(() => new Promise((read, failed) => {
    const request = indexedDB.open('tapete /');
    request.onerror = failed;
    request.onsuccess = () => {
      const values = request.result.transaction('done').objectStore('done').getAll();
      values.onsuccess = () => { request.result.close(); read(values.result); };
    };
  }));
  return records.map((record) => record.replaceAll(/^(seat \d) friend /gm, '$1 human '));
};

/** Opens the finished match in the history and in the statistics. Returns the line of the statistics about won matches. */
async function lookBack({ player }) {
  await player.press('button:menu');
  await player.press('button:leave');
  await player.press('button:matches');
  await player.press('list:1');
  await player.press('watch:');
  await player.press('button:step_on');
  await player.press('button:hand_on');
  assert.equal(await player.screen(), 'replay');
  await player.press('button:end');
  await player.press('list:2');
  await player.said(/^Encuentros ganados$/);
  return player.said(/^\d de \d$/);
}

/** Returns from the history to the table of the match that has begun. */
async function goBack({ player }) {
  await player.press('button:back');
  await player.press('button:continue');
  assert.equal(await player.screen(), 'table');
}

/** Opens another table from the history, and stays at the present one. */
async function openAnother({ page, player }) {
  await player.press('button:back');
  await player.press('button:new_match');
  await player.press('button:friends');
  await page.locator('dialog.lobby .foot').getByRole('button', { name: 'Seguir aquí' }).click();
  await page.locator('[data-act=go]').click();
}

/** Ends the table at the host's page. */
async function leave({ page, player }) {
  await player.press('button:menu');
  await player.press('button:friends');
  await page.locator('[data-act=leave]').click();
  await page.locator('dialog.lobby .foot').getByRole('button', { name: 'Dejar la mesa' }).click();
}

test('two pages play a match of guiñote to its end, store it, and begin another one', { skip }, async () => {
  const party = new Party(visit, { seed: 1 });
  const both = (act) => Promise.all(party.pages.map(act));
  await party.open({ game: 'Guiñote', players: 0, preset: 2 });
  await party.join(1, 'Berta');
  await party.begin();
  await party.playMatch();
  await party.check();
  const record = await party.pages[0].player.record();
  const lines = trace(record);
  assert.ok(lines.filter((line) => line.startsWith('hand ')).length > 1, record);
  assert.match(lines.at(-1), /^match [01]$/);
  await both(({ player }) => player.call('saved'));
  const [own, guests] = await both(finished);
  assert.equal(own.length, 1);
  assert.deepEqual(guests, own);

  const [host, guest] = party.pages;
  await guest.player.press('button:rematch');
  await host.player.until(() => document.getElementById('log').textContent.includes('Berta: ¿Otro encuentro?'));
  await host.player.press('button:rematch');
  await both(({ player }) => player.until(() => window.tapete.record().includes('\ndeal ') && !window.tapete.record().includes(' play ')));
  assert.notEqual((await party.events(0))[0], split(record).events[0]);

  assert.deepEqual((await both(lookBack)).sort(), ['0 de 1', '1 de 1']);
  await openAnother(host);
  await both(goBack);
  await leave(host);
  await both(({ player }) => player.until(() => window.tapete.screen() === 'home'));
  await party.finish(finish);
});
