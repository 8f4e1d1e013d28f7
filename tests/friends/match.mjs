// The long form of the tests of tables with friends: node tests/friends/match.mjs
// Four pages play a whole match of guiñote. One page is reloaded, the browser of one is killed, and a bot plays for one that leaves. Then
// Chromium and Firefox play a hand, if Firefox is installed.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES } from '../engines/lib/engines.mjs';
import { openScreen } from '../engines/lib/screen.mjs';
import { storedRecords } from '../browser/lib/kill.mjs';
import { openKillablePage } from '../browser/lib/killable.mjs';
import { Party } from './lib/party.mjs';
import { Player } from '../browser/lib/player.mjs';
import { serve } from '../browser/lib/site.mjs';
import { split } from './lib/witness.mjs';

const FIREFOX = '/usr/bin/firefox-esr';

const site = await serve();
const folder = await mkdtemp(join(tmpdir(), 'tapete-friends-'));
const browsers = new Set();

/** Starts a browser with the profile of a player, and opens a page. */
async function start(profile, url = site.url) {
  const started = await openKillablePage(join(folder, profile), url);
  browsers.add(started.kill);
  return started;
}

let profiles = 0;
const newParty = () => new Party(({ url }) => start(String(profiles++), url));

/** Each disturbs the match in the middle of a hand. */
const DISTURBANCES = [
  async (party) => {
    await party.pages[1].page.reload();
    await party.pages[0].page.locator('dialog.lobby').waitFor();
    await party.joinAgain(1, 'Berta');
    await party.goOn();
    console.log('a page was reloaded');
  },
  async (party) => {
    await party.pages[2].kill();
    await party.openMissing();
    party.pages[2] = await start('2', await party.invite(2));
    await party.sit(2, 'Carlos');
    await party.goOn();
    console.log('a browser was killed');
  },
  async (party) => {
    await party.pages[3].page.goto('about:blank');
    delete party.pages[3];
    await party.replace(3);
    console.log('a bot plays for a page that has left');
  },
];

/** Returns what a page shows, for the report of a match that does not go on. */
const describe = async (page, player) => [
  (await player.record()).split('\n').slice(-6).join(' | '),
  (await player.targets()).map(({ id, enabled }) => (enabled ? id : `(${id})`)).join(' '),
  (await page.locator('dialog[open], #notice').allTextContents()).join(' '),
].join('\n');

/** Plays a hand to its end, and checks that all pages show the same events. */
async function playHand(party, disturbances) {
  for (const disturb of disturbances) {
    await party.playTo((await party.events(0)).length + 4);
    await disturb(party);
  }
  await party.playHand().catch(async (error) => {
    for (const { page, player } of party.pages.filter(Boolean)) console.log(await describe(page, player));
    throw error;
  });
  const [first, ...others] = await Promise.all(party.pages.filter(Boolean).map(({ player }) => player.record()));
  for (const other of others) assert.deepEqual(split(other).events, split(first).events);
}

async function playMatch() {
  const party = newParty();
  await party.open({ game: 'Guiñote' });
  for (const [seat, name] of [[1, 'Berta'], [2, 'Carlos'], [3, 'Dora']]) await party.join(seat, name);
  await party.begin();
  const [{ player }] = party.pages;
  for (let hand = 1; ; ++hand) {
    await playHand(party, { 1: DISTURBANCES.slice(0, 2), 2: DISTURBANCES.slice(2) }[hand] ?? []);
    console.log(`hand ${hand}: all pages show the same ${(await party.events(0)).length} events`);
    if ((await player.find('button:next', 'button:rematch')).id === 'button:rematch') break;
    for (const { player: each } of party.pages.filter(Boolean)) await each.press('button:next');
    for (const { player: each } of party.pages.filter(Boolean)) await each.until(() => !window.tapete.targets().some(({ id }) => id === 'button:next'));
  }
  const events = await party.events(0);
  for (const { page, player: each, trouble } of party.pages.filter(Boolean)) {
    await each.call('saved');
    const records = await storedRecords(page);
    assert.ok(records.some((record) => split(record).events.join('\n') === events.join('\n')), 'each page has stored the match');
    assert.deepEqual(trouble, []);
  }
  console.log('all pages have stored the same match');
}

async function playWithFirefox() {
  const screen = await openScreen();
  const { page, close } = await ENGINES.Firefox(screen.display);
  const party = newParty();
  await party.open({ game: 'Guiñote', players: 0 });
  await page.goto(await party.invite(1));
  party.pages[1] = { page, player: new Player(page, { hurried: true }) };
  await party.pages[1].player.ready();
  await party.sit(1, 'Berta');
  await party.begin();
  await playHand(party, []);
  await close();
  screen.close();
  console.log('Chromium and Firefox have played the same hand');
}

try {
  await playMatch();
  if (existsSync(FIREFOX)) await playWithFirefox();
  else console.log(`without ${FIREFOX} no hand is played with Firefox`);
} finally {
  for (const kill of browsers) await kill();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
