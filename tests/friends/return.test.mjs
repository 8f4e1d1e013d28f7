// Pages of friends that were reloaded, or whose browsers were killed, come back to their table.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openKillablePage } from '../browser/lib/killable.mjs';
import { skip } from './lib/network.mjs';
import { Party } from './lib/party.mjs';
import { serve } from '../browser/lib/site.mjs';

let site, folder;
const browsers = new Set();
before(async () => {
  site = await serve();
  folder = await mkdtemp(join(tmpdir(), 'tapete-return-'));
});
after(async () => {
  for (const kill of browsers) await kill();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a browser with the profile of a player, and opens a page. */
async function start(profile, url = site.url) {
  const started = await openKillablePage(join(folder, profile), url);
  browsers.add(started.kill);
  return started;
}

const names = async ({ player }) => (await player.record()).match(/^seat .*$/gm).map((line) => line.replace(/ (human|friend) /, ' '));

test('a hand ends after a reload of the host, a kill of the guest\'s browser, and a kill of the host\'s browser', { skip }, async () => {
  const party = new Party(({ url }) => start(String(party.pages.length), url));
  await party.open({ game: 'Guiñote', players: 0 });
  await party.join(1, 'Berta');
  await party.begin();
  await party.playTo(6);
  const seated = await names(party.pages[0]);

  await party.pages[0].page.reload();
  await party.joinAgain(1, 'Berta');
  await party.goOn();
  await party.playTo(12);

  await party.pages[1].kill();
  await party.openMissing();
  party.pages[1] = await start('1', await party.invite(1));
  assert.equal(await party.pages[1].page.locator('#lobby-name').inputValue(), 'Berta');
  await party.sit(1, 'Berta');
  await party.goOn();
  await party.playTo(18);

  await party.pages[0].kill();
  party.pages[0] = await start('0');
  await party.joinAgain(1, 'Berta');
  await party.goOn();

  await party.playHand();
  assert.deepEqual(await party.events(1), await party.events(0));
  for (const visited of party.pages) {
    assert.deepEqual(await names(visited), seated);
    assert.deepEqual(visited.trouble, []);
  }
});
