// Several tabs, the back button, sleep, the back-forward cache, and zoom.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { Player } from '../browser/lib/player.mjs';

const { visit, url } = useSite();

const notice = (page) => page.locator('#elsewhere');

/** Takes over the match in a tab that shows the notice about another tab: presses the button of the notice. */
async function playHere(page, player) {
  await page.bringToFront();
  await notice(page).getByRole('button').click();
  await player.until(() => document.getElementById('elsewhere').hidden && window.tapete?.frames() > 0);
  await player.turn();
}

test('a second tab is inactive until its button takes over the match', async () => {
  const { context, page, player, trouble } = await visit();
  await player.fast();
  await player.newMatch();
  await player.act();
  await player.turn();
  const before = await player.record();

  const second = await context.newPage();
  const there = new Player(second);
  await second.goto(url());
  await there.readyWithoutTable();
  await notice(second).waitFor({ state: 'visible' });
  assert.equal(await there.record(), before);
  await there.pressAt((await player.turn()).at);  // would play a card if the notice did not cover it; both windows have the same size
  await second.keyboard.press('u');  // would undo a card
  await there.still();
  assert.equal(await there.record(), before);

  await page.bringToFront();  // the first tab continues
  await player.act();
  await player.turn();
  const played = await player.record();
  await playHere(second, there);
  assert.equal(await there.record(), played);
  await notice(page).waitFor({ state: 'visible' });
  await there.act();
  await there.turn();
  const last = await there.record();
  assert.ok(last.length > played.length);
  assert.equal(await player.record(), played);

  await playHere(page, player);  // the first tab takes the table back
  assert.equal(await player.record(), last);
  assert.deepEqual(trouble, []);
  await context.close();
});

test('a reloaded tab keeps the table', async () => {
  const { context, page, player } = await visit();
  for (let i = 0; i < 5; ++i) {
    await page.reload();
    await player.ready();
    assert.ok(await page.evaluate(() => document.getElementById('elsewhere').hidden));
  }
  await context.close();
});

test('a slow lock does not show the notice about another tab', async () => {
  const slow = () => {
    const request = LockManager.prototype.request;
    LockManager.prototype.request = async function late(...values) {
      await new Promise((passed) => setTimeout(passed, 3000));
      return request.apply(this, values);
    };
  };
  const { context, page, player } = await visit({ init: slow, real: true });
  assert.ok(await notice(page).isHidden());
  await player.press('button:settings');
  await player.find('theme:');
  await context.close();
});

test('the back button leaves a screen, not the page', async () => {
  const { context, page, player } = await visit();
  await player.press('button:settings');
  await player.find('theme:');
  await page.goBack();
  await player.find('button:new_match');
  assert.equal(await player.screen(), 'home');
  await player.fast();
  await player.newMatch();
  await player.turn();
  await player.press('button:menu');
  await player.press('button:rules');
  await player.find('contents:0');
  await page.goBack();
  assert.equal(await player.screen(), 'table');
  await player.press('button:menu');
  await player.find('button:leave');
  await page.goBack();  // closes the menu
  await player.find('button:menu');
  assert.equal(await player.screen(), 'table');
  assert.ok(!(await player.targets()).some(({ id }) => id === 'button:leave'));
  await page.goBack();
  await player.find('button:continue');
  await player.press('button:continue');
  await player.turn();
  await context.close();
});

test('the back button closes a dialog and keeps the screen under it', async () => {
  const { context, page, player, trouble } = await visit();
  const closedByBack = async (dialog, screen) => {
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await player.screen(), screen);
  };
  await player.press('button:new_match');
  await player.unfold('fold:people');
  const { label } = await player.press('name:0');
  await page.locator('#entry-text').fill('Abuela');
  await closedByBack(page.locator('#entry'), 'setup');
  assert.equal((await player.find('name:0')).label, label);
  await player.unfold('fold:rules');
  await player.pressBelow('rule:coto:less');
  for (let i = 0; i < 2; ++i) {
    await player.pressBelow('button:share_rules');
    await closedByBack(page.locator('dialog.share'), 'setup');
  }
  await page.goBack();
  await player.find('button:new_match');
  await player.until(() => {
    const share = document.querySelector('script[type=module]').src.replace('main.js', 'share.js');
    window.shared ??= import(share).then((module) => module.share('Guiñote', 'tapete link 1'));
    return document.querySelector('dialog.share');
  });
  await closedByBack(page.locator('dialog.share'), 'home');
  assert.deepEqual(trouble, []);
  await context.close();
});

test('on the home screen the back button leaves the page, and forward returns to it', async () => {
  const { context, page, player } = await visit({ url: 'about:blank', wait: false });
  await page.goto(url());
  await player.ready();
  await player.press('button:settings');
  await player.press('button:back');
  await player.find('button:new_match');
  await page.goBack().catch(() => {});
  await page.waitForURL('about:blank');
  await page.goForward();
  await player.ready();
  await player.find('button:new_match');
  await context.close();
});

test('a hand continues after the phone sleeps in the middle of it', async () => {
  const { context, page, player } = await visit({ real: true, hurried: true });
  await player.fast();
  await player.newMatch();
  await player.turn();
  await player.act();  // the bots play next
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((passed) => setTimeout(passed, 1500));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await player.turn();
  await player.act();
  await context.close();
});

test('the match continues after the graphics context is lost while bots play', async () => {
  const { context, page, player } = await visit({ drawn: true });
  await player.fast();
  await player.newMatch();
  await player.act();
  await page.evaluate(() => {
    const lose = document.getElementById('canvas').getContext('webgl').getExtension('WEBGL_lose_context');
    lose.loseContext();
    setTimeout(() => lose.restoreContext(), 700);
  });
  await player.turn();
  await player.act();
  await context.close();
});

test('a zoomed page shows the whole table at full resolution', async () => {
  const { context, page, player } = await visit({ viewport: { width: 1200, height: 800 } });
  await player.newMatch();
  await player.turn();
  const session = await context.newCDPSession(page);
  for (const zoom of [2, 1.25, 1]) {
    await session.send('Emulation.setDeviceMetricsOverride',
      { width: 1200 / zoom, height: 800 / zoom, deviceScaleFactor: zoom, mobile: false });
    await page.waitForFunction((ratio) => {
      const canvas = document.getElementById('canvas');
      return devicePixelRatio === ratio && Math.abs(canvas.width - canvas.clientWidth * ratio) <= 1;
    }, zoom);
    await player.turn();
    const { width, height } = await page.locator('#canvas').boundingBox();
    for (const target of await player.targets()) assert.ok(target.x >= -1 && target.x + target.width <= width + 1 && target.y + target.height <= height + 1, target.id);
  }
  await context.close();
});
