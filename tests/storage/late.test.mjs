// Files are missing, or replaced by other content such as the login page of a captive portal. The page tells the player, plays no random
// card in place of a bot's choice, and loads the files when the network works again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';

const { visit, url } = useSite();

const LOGIN = { contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' };
const WAYS = {
  'a login page': (route) => route.fulfill(LOGIN),
  'an empty file': (route) => route.fulfill({ body: '' }),
  'no file': (route) => route.fulfill({ status: 404, body: '' }),
  'no answer': (route) => route.abort(),
};

/** Begins a match for two at the highest speed, and waits for the player's turn or a message. */
async function begin(player) {
  await player.fast();
  await player.newMatch({ players: 2 });
}

/** Plays until a message appears. */
async function playUntilAsked(player) {
  while ((await player.find('card:', 'option:', 'dialog:yes:')).id.match(/^(card|option):/)) await player.act();
}

for (const [instead, answer] of Object.entries(WAYS)) {
  test(`${instead} instead of the deck is reported, and a retry loads the deck`, async () => {
    const { context, page, player } = await visit({ routes: { '**/decks/*.svg': answer } });
    await player.find('dialog:yes:');
    assert.match(await player.call('message'), /Faltan las cartas/);
    await context.unroute('**/decks/*.svg');
    const [again] = await Promise.all([page.waitForResponse(/decks\//), player.press('dialog:yes:')]);
    assert.equal((await again.request().allHeaders())['cache-control'], 'no-cache', 'the retry bypasses the browser\'s cache');
    await player.still();
    assert.equal(await player.call('message'), '');
    await context.close();
  });

  test(`${instead} instead of a game's code is reported, and the match begins after a retry`, async () => {
    const pattern = '**/tapete_page_guinote.wasm';
    const { context, player } = await visit({ routes: { [pattern]: answer } });
    await player.press('button:new_match');
    await player.press('button:begin');
    await player.find('dialog:yes:');
    assert.match(await player.call('message'), /No se ha podido cargar/);
    await context.unroute(pattern);
    await player.press('dialog:yes:');
    await player.find('button:deal');
    await context.close();
  });

  test(`${instead} instead of the code of the pages is reported on the page, and a retry shows the page`, async () => {
    const pattern = '**/tapete_page_late.wasm';
    const { context, page, player } = await visit({ routes: { [pattern]: answer } });
    await player.press('button:settings');
    await player.find('button:retry');
    assert.match(await page.locator('#mirror').innerText(), /^Ajustes\b[^]*No se ha podido cargar/);
    await player.press('button:back');
    await player.press('button:settings');
    await context.unroute(pattern);
    await player.press('button:retry');
    await player.find('button:about');
    await context.close();
  });

  test(`${instead} instead of the code of the scoresheet is reported after the hand, and a retry shows the scoresheet`, async () => {
    const pattern = '**/tapete_page_late.wasm';
    const { context, page, player } = await visit({ routes: { [pattern]: answer } });
    await player.press('button:play');
    await player.press('button:sit_down');
    while ((await player.find('card:', 'option:', 'button:retry')).id !== 'button:retry') await player.act();
    assert.match(await page.locator('#mirror').innerText(), /No se ha podido cargar/);
    await context.unroute(pattern);
    await player.press('button:retry');
    await player.find('button:next');
    await context.close();
  });

  test(`${instead} instead of the bots is reported, and the bot plays after a retry`, async () => {
    const pattern = '**/tapete_bot_guinote.wasm';
    const { context, player } = await visit({ routes: { [pattern]: answer } });
    await begin(player);
    await playUntilAsked(player);
    assert.match(await player.call('message'), /no puede jugar todavía/);
    const record = await player.record();
    assert.ok(!/^1 /m.test(record), 'nobody plays in its place');
    await context.unroute(pattern);
    await player.press('dialog:yes:');
    await player.turn();
    assert.match((await player.record()).slice(record.length), /^1 /m);
    await context.close();
  });
}

test('without the code that handles its answers, help says that it could not be loaded, and works later', async () => {
  const pattern = '**/tapete_page_late.wasm';
  // The cards are fixed, because with some cards help recommends a declaration instead of a card.
  const { context, player } = await visit({ url: `${url()}?seed=1`, routes: { [pattern]: WAYS['no answer'] } });
  await player.press('button:play');
  await player.press('button:sit_down');
  await player.turn();
  await player.press('button:help_me');
  await announced(player);
  await player.act();
  await context.unroute(pattern);
  await player.turn();
  await player.press('button:help_me');
  await player.said(/^Yo echaría /);
  await context.close();
});

test('without any game\'s code, all games are listed and every form can be filled in', async () => {
  const missing = (route) => (route.request().url().endsWith('_late.wasm') ? route.continue() : route.abort());
  const { context, player, trouble } = await visit({ routes: { '**/tapete_page_*.wasm': missing } });
  await player.press('button:new_match');
  await player.unfold('fold:game');
  const names = (await player.targets()).filter(({ id }) => id.startsWith('game:')).map(({ label }) => label);
  for (const name of names) {
    await player.press('button:back');
    await player.press('button:new_match');
    await player.chooseGame(name);
    await player.unfold('fold:rules');
  }
  assert.ok(names.length > 5);
  assert.deepEqual(trouble.filter((each) => each.startsWith('uncaught')), []);
  await context.close();
});

test('a match in progress returns after a retry loads its game\'s code', async () => {
  const { context, page, player } = await visit({});
  await begin(player);
  await player.turn();
  await player.call('saved');
  const record = await player.record();
  const pattern = '**/tapete_page_guinote.wasm';
  await context.route(pattern, WAYS['no answer']);
  await page.reload();
  await player.find('dialog:yes:');
  assert.match(await player.call('message'), /No se ha podido cargar/);
  await context.unroute(pattern);
  await player.press('dialog:yes:');
  await player.turn();
  assert.equal(await player.record(), record);
  await context.close();
});

test('a bot that hangs is reported as thinking, and is restarted', async () => {
  let asked = 0;
  const hang = (route) => (++asked === 1 ? undefined : route.continue());
  const { context, page, player } = await visit({ routes: { '**/tapete_bot_guinote.wasm': hang } });
  const said = page.locator('#log').filter({ hasText: 'está pensando' });
  await begin(player);
  const turn = playUntilPlayed(player);
  while (asked < 2) {
    await player.pass(1000);
    if (asked === 1 && await said.count() > 0) break;
  }
  await player.pass(20_000);
  await turn;
  assert.equal(asked, 2);
  assert.equal(await player.call('message'), '');
  await context.close();
});

/** Plays until the opponent has played. */
async function playUntilPlayed(player) {
  while (!/^1 /m.test(await player.record())) {
    await player.turn();
    await player.act();
  }
}

const MISBEHAVIOUR = {
  'that answers another question': 'postMessage({ id: id + 1000, answer: "pass" });',
  'that answers null': 'postMessage(null);',
  'that answers a number': 'postMessage({ id, answer: 7 });',
  'that sends 20,000 answers': 'for (let i = 0; i < 20000; ++i) postMessage({ id: -i, answer: "pass" });',
  'that sends an answer of 50 MB': 'postMessage({ id, answer: "pass".repeat(12_500_000) });',
};
for (const [which, answer] of Object.entries(MISBEHAVIOUR)) {
  test(`a Worker ${which} is reported at once, and the bot plays after a retry`, async () => {
    const body = `onmessage = ({ data: { id, level } }) => { if (level) { ${answer} } };`;
    const { context, player } = await visit({ routes: { '**/worker.js': (route) => route.fulfill({ contentType: 'text/javascript', body }) } });
    await begin(player);
    await playUntilAsked(player);
    assert.match(await player.call('message'), /no puede jugar todavía/);
    assert.ok(!/^1 /m.test(await player.record()), 'nobody plays in its place');
    await context.unroute('**/worker.js');
    await player.press('dialog:yes:');
    await player.turn();
    assert.match(await player.record(), /^1 /m);
    await context.close();
  });
}

/** Waits until a loading failure has been announced. */
const announced = (player) => player.until(() => /No se ha podido cargar/.test(document.getElementById('log').textContent));

test('a missing script of the share dialog is announced', async () => {
  const { context, player } = await visit({ routes: { '**/share.js': WAYS['no file'] } });
  await player.press('button:new_match');
  await player.unfold('fold:rules');
  await player.pressBelow('rule:coto:less');
  await player.pressBelow('button:share_rules');
  await announced(player);
  await context.close();
});

test('a missing script for links is announced, and the next start opens the link', async () => {
  const { context, page, player } = await visit({ url: `${url()}#t=nonsense`, routes: { '**/links.js': WAYS['no file'] } });
  await announced(player);
  await context.unroute('**/links.js');
  await page.reload();
  await player.find('dialog:yes:');
  assert.match(await player.call('message'), /enlace/);
  await context.close();
});
