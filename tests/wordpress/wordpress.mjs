// Tests the shortcode, the block and the mailbox on a real WordPress: node tests/wordpress/wordpress.mjs. Not part of ./test, because it installs 200 MB of
// packages.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { openContext, useSite } from '../browser/lib/browser.mjs';
import { Player } from '../browser/lib/player.mjs';
import { PROJECT } from '../browser/lib/site.mjs';
import { trace } from '../browser/lib/trace.mjs';
import { MailParty } from '../friends/lib/mail.mjs';

const { url, browser } = useSite({ whole: true });
const ARTIFACTS = join(PROJECT, 'build/artifacts');
const pages = [];
let wordpress;
before(async () => {
  await mkdir(ARTIFACTS, { recursive: true });
  wordpress = spawn(join(PROJECT, 'tools/wordpress.sh'), [url(), '8091'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(wordpress.stdout)) {
    if (line === 'ready') return;
    pages.push(line);
  }
  throw new Error('WordPress did not start');
});
after(() => wordpress?.kill('SIGTERM'));

const GAMES = { shortcode: /^game guinote\nplayers 2\nrules coto=1$/m, block: /^game tute\nplayers 3$/m };
for (const [i, [how, header]] of Object.entries(GAMES).entries()) {
  test(`a hand can be played at the table of the ${how}`, async () => {
    const context = await openContext(browser(), { drawn: true, viewport: { width: 1000, height: 1000 }, serviceWorkers: 'allow' });
    const page = await context.newPage();
    page.on('dialog', () => assert.fail('a script ran that came from an attribute'));
    await page.goto(pages[i]);
    await page.locator('tapete-table').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('tapete-table').shadowRoot?.querySelector('iframe'));
    while (page.frames().length < 2) await page.waitForTimeout(50);
    const player = new Player(page.frames()[1], { page });
    await player.ready();
    await player.press('button:new_match');
    await player.press('button:begin');
    await player.press('button:deal');
    await player.turn();
    await page.screenshot({ path: join(ARTIFACTS, `wordpress-${how}.png`) });
    await player.playHand();
    const record = await player.record();
    assert.match(record, header);
    assert.ok(trace(record).some((line) => line.startsWith('hand ')));
    await context.close();
  });
}

test('two pages play a hand through the mailbox of WordPress', async () => {
  const party = new MailParty(browser(), url(), pages[0]);
  await party.open({ game: 'Guiñote', players: 0 });
  const link = await party.invite(1);
  assert.ok(link.startsWith(`${pages[0]}#sit=`), link);
  party.pages[1] = await party.visit({ url: link });
  await party.sit(1, 'Berta');
  await party.begin();
  await party.playHand();
  await party.compare();
  for (const { context, trouble } of party.pages) {
    assert.deepEqual(trouble.filter((text) => !text.includes('404')), []);  // the theme lacks a picture
    await context.close();
  }
});
