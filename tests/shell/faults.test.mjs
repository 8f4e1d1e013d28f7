// Every call of the storage and of the locks fails in every way, alone and in pairs, during a match with a reload. Acknowledged changes are
// never lost, unreadable values stay, the page tells the player, and after the faults everything is stored.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { injectFaults } from '../support/faults.mjs';
import { clock, closePages, newBrowser, shellOf } from './lib/browser.mjs';
import { contents, fill } from './lib/database.mjs';
import { eventsOf, ModelApp, recordText } from './lib/model.mjs';

const WAYS = ['throws', 'fails', 'hangs', 'late', 'dies'];
const A_WHILE = 200_000;  // ms in which all failed writes are retried
const LOCKS = /^LockManager/;
const STORED = [
  ['settings', 'speed normal\ntext largest\n'], ['setup', 'name 0 Begoña\n'], ['current', 'old'], ['match/old', recordText('old', 5)],
  ['match/other', recordText('other', 9)], ['odd', 7], [3, 'three'],
];
const ARCHIVED = [['finished', recordText('finished', 20)], ['odd', { a: 1 }]];
const shell = await shellOf('/');

/** Functions that store the values in the database of this version, or in the database of older versions. */
const HOMES = {
  'its own database': () => fill(shell.NAME, 1, ['values', 'done', 'page'], { values: STORED, done: ARCHIVED }),
  'the database of older versions': () => fill('tapete', 2, ['values', 'done'], { values: STORED, done: ARCHIVED }),
};

/** Opens a page and waits until the app has started, whatever call fails. */
async function openPage() {
  const storage = new shell.Storage();
  const app = new ModelApp(storage);
  const opening = (async () => {
    storage.readOnly = !(await shell.takeTable(storage.lost));
    await storage.open();
    app.begin();
  })();
  await clock.advance(9000);  // longer than any start takes
  await opening;
  return { app, storage };
}

const step = async (action) => {
  action();
  await clock.advance(300);
};

/** Plays in two visits. Returns the apps of both. */
async function playThrough() {
  const { app } = await openPage();
  await step(() => app.play());
  await step(() => app.hurry());
  await step(() => app.play());
  await clock.advance(40_000);  // until all late answers have come
  closePages();
  const { app: again, storage } = await openPage();
  await step(() => again.play());
  await step(() => again.finish());
  await step(() => again.newMatch('new'));
  await step(() => { storage.openArchive(); });
  await step(() => again.play());
  await clock.advance(40_000);
  return [app, again];
}

function checkKept(all, apps) {
  const record = (id) => all.values[`match/${id}`] ?? all.done[id];
  for (const app of apps) {
    for (const [key, value] of app.safe) {
      if (key === 'speed') assert.match(all.values.settings, /^speed fast$/m);
      else assert.ok(eventsOf(record(key)) >= value, `${key}: ${value} events were acknowledged, stored: ${record(key)}`);
    }
  }
  assert.match(all.values.settings, /^text largest$/m);
  assert.equal(all.values.setup, 'name 0 Begoña\n');
  assert.equal(record('other'), recordText('other', 9));
  assert.equal(all.done.finished, recordText('finished', 20));
}

/** Checks, after the faults, that the last page's matches are stored and that a new page reads everything. */
async function checkEnd(apps, own) {
  await clock.advance(A_WHILE);
  const last = apps.at(-1);
  assert.equal(last.waiting, 0, 'each receipt was answered');
  const all = await contents(shell.NAME);
  checkKept(all, apps);
  for (const [id, events] of last.events) assert.equal(eventsOf(all.values[`match/${id}`] ?? all.done[id]), events, `${id} is stored as it was played`);
  if (own) assert.deepEqual([all.values.odd, all.values[3], all.done.odd], [7, 'three', { a: 1 }]);
  closePages();
  const { app } = await openPage();
  assert.equal(app.told, 0);
  assert.equal(app.storage.load('match/other'), recordText('other', 9));
}

/** Plays with these faults and returns the names of all calls. `healed`: a retry must hide the failure from the player. */
async function trial(home, faults, { locks = true, healed = false } = {}) {
  newBrowser({ locks });
  await HOMES[home]();
  const injected = injectFaults({ faults });
  let apps;
  try {
    apps = await playThrough();
  } finally {
    injected.stop();
  }
  const asked = apps.flatMap((app) => (app.told === 0 && !app.lost && app.waiting > 0 ? [app.waiting] : []));
  assert.deepEqual(asked, [], 'no receipt is pending without a message to the player');
  if (healed) assert.equal(apps.reduce((sum, { told }) => sum + told, 0), 0, 'a single failure shows no message');
  if (apps.every((app) => !app.lost)) await checkEnd(apps, home === 'its own database');
  else checkKept(await contents(shell.NAME) ?? await contents('tapete'), apps);
  return injected.calls;
}

const run = async (home, faults, options) => {
  try {
    return await trial(home, faults, options);
  } catch (error) {
    error.message = `${JSON.stringify(faults)}: ${error.message}`;
    throw error;
  }
};

for (const home of Object.keys(HOMES)) {
  test(`a fault in any single call loses nothing and is reported, with ${home}`, async () => {
    const calls = await run(home, []);
    assert.ok(calls.length > 50);
    for (const how of WAYS) {
      for (let call = 0; call < calls.length; ++call) {
        await run(home, [{ call, how }], { healed: !LOCKS.test(calls[call]) && !['hangs', 'late'].includes(how) });
      }
    }
  });

  test(`a call that keeps failing loses nothing and is reported, with ${home}`, async () => {
    const names = new Set(await run(home, []));
    for (const how of WAYS) for (const call of names) for (const from of [1, 3]) await run(home, [{ call, how, from }]);
  });
}

test('without locks, a fault in any single call loses nothing and is reported', async () => {
  const calls = await run('its own database', [], { locks: false });
  for (const how of WAYS) for (let call = 0; call < calls.length; ++call) await run('its own database', [{ call, how }], { locks: false });
});

test('faults in two calls lose nothing and are reported', async () => {
  const home = 'its own database';
  const share = Number(process.env.TAPETE_FAULT_SHARE ?? 8);  // one in `share` pairs is tried; 1 tries all, which takes a minute
  const { length } = await run(home, []);
  for (let first = 0; first < length; ++first) {
    for (let second = first + 1; second < length; ++second) {
      if ((first * 5 + second) % share !== 0) continue;
      const [one, other] = [WAYS[(first + second) % WAYS.length], WAYS[(first * 3 + (second >> 3)) % WAYS.length]];
      await run(home, [{ call: first, how: one }, { call: second, how: other }]);
    }
  }
});
