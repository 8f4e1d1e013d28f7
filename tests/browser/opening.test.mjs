// Record files in the encodings that text editors write.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { randomMatch } from './lib/trace.mjs';

const { visit } = useSite();
const RECORD = `${randomMatch('--seed', '3', '--hands', '1').replace('players 4\n', 'players 4\nseat 0 human Íñigo\n').split('\n').slice(0, 20).join('\n')}\n`;
const CHAT = `[24/11/26, 21:03] Begoña: mira esta mano\n\`\`\`\n${RECORD}\`\`\`\n¿Qué echarías?\n`;
const wide = (text) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** Opens a file with these bytes from the list of matches. */
async function open({ page, player }, buffer) {
  await player.press('button:matches');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), player.press('button:open_file')]);
  await chooser.setFiles({ name: 'mano.txt', mimeType: 'text/plain', buffer });
}

const READ = {
  'UTF-8 with carriage returns': Buffer.from(RECORD.replaceAll('\n', '\r')),
  'a chat message': Buffer.from(CHAT),
  'UTF-8 with a byte order mark': Buffer.from(`\ufeff${RECORD}`),
  'UTF-16': wide(RECORD.replaceAll('\n', '\r\n')),
  'big-endian UTF-16': wide(RECORD).swap16(),
};
for (const [encoding, buffer] of Object.entries(READ)) {
  test(`a record in ${encoding} is opened`, async () => {
    const opened = await visit();
    await open(opened, buffer);
    await opened.player.until(() => window.tapete.screen() === 'table');
    assert.match(await opened.player.record(), /^seat 0 human Íñigo$/m);
    await opened.context.close();
  });
}

test('a record in Latin-1 is refused with a message', async () => {
  const opened = await visit();
  await open(opened, Buffer.from(RECORD, 'latin1'));
  await opened.player.find('dialog:yes:');
  assert.match(await opened.player.call('message'), /No es un texto en UTF-8/);
  assert.equal(await opened.player.record(), '');
  await opened.context.close();
});
