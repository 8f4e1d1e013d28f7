// Features that browsers allow only in the handler of a press: sound, speech, and file dialogs; and the focus after a dialog.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Records each use of such a feature with the event during which it happened. Runs in the page. */
function noteGestures() {
  window.asked = [];
  const note = (what) => window.asked.push(`${what} ${window.event?.type}`);
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.audio = this;
    }
    resume() {
      note('resume');
      return super.resume();
    }
  };
  speechSynthesis.speak = ({ volume }) => note(volume === 0 ? 'prime' : 'speak');
  HTMLInputElement.prototype.click = () => note('choose');
}

/** Returns the recorded uses without their events. */
const asked = (page) => page.evaluate(() => window.asked.map((line) => line.split(' ')[0]));

for (const [how, options] of Object.entries({ 'a finger': PHONE, 'the mouse': {} })) {
  test(`with sound on, a press with ${how} starts the audio, and a later press resumes it`, async () => {
    const { context, page, player } = await visit({ ...options, init: noteGestures });
    await player.press('button:settings');
    await player.until(() => window.audio?.state === 'running');
    assert.ok(!(await asked(page)).includes('prime'), 'calls are not said aloud');
    // A telephone call, as iOS reports it.
    await page.evaluate(() => Object.defineProperty(window.audio, 'state', { value: 'interrupted' }));
    await page.evaluate(() => { window.asked = []; });
    await player.press('button:back');
    assert.ok((await page.evaluate(() => window.asked)).includes('resume click') || options.hasTouch);
    assert.ok((await page.evaluate(() => window.asked)).includes('resume pointerup'));
    await context.close();
  });

  test(`with sound and voice off, a press with ${how} starts neither; each starts after it is turned on`, async () => {
    const { context, page, player } = await visit({ ...options, init: noteGestures });
    await player.press('button:settings');
    await player.pressBelow('sound');
    await player.still();
    await player.call('saved');
    await page.reload();
    await player.ready();
    await player.press('button:settings');
    await player.press('button:back');
    assert.deepEqual([await asked(page), await page.evaluate(() => Boolean(window.audio))], [[], false]);
    await player.press('button:settings');
    await player.pressBelow('voice');
    await player.press('button:back');
    assert.deepEqual([await asked(page), await page.evaluate(() => Boolean(window.audio))], [['prime'], false]);
    await player.press('button:settings');
    await player.pressBelow('sound');
    await player.press('button:back');
    await player.until(() => window.audio?.state === 'running');
    assert.deepEqual((await asked(page)).filter((what) => what === 'prime'), ['prime']);
    await context.close();
  });

  test(`the file dialog opens while the browser handles a press with ${how}`, async () => {
    const { context, page, player } = await visit({ ...options, init: noteGestures });
    await player.press('button:matches');
    await player.press('button:open_file');
    await player.until(() => window.asked.some((line) => line.startsWith('choose')));
    const [choice] = await page.evaluate(() => window.asked.filter((line) => line.startsWith('choose')));
    assert.equal(choice, options.hasTouch ? 'choose touchend' : 'choose mouseup');
    await context.close();
  });
}

test('the audio is suspended after some seconds of silence and on a hidden page, and the next sound resumes it', async () => {
  const init = () => { navigator.audioSession ??= { type: 'auto' }; };
  const { context, page, player } = await visit({ init: `(${noteGestures})(); (${init})();` });
  const is = (state) => player.until((wanted) => window.audio?.state === wanted, state);
  await player.fast();
  await player.newMatch();
  await player.turn();
  assert.equal(await page.evaluate(() => navigator.audioSession.type), 'ambient');
  await is('running');
  await player.pass(10_000);
  await is('suspended');
  await player.act();
  await is('running');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await is('suspended');
  await context.close();
});

test('the file dialog opens while the browser handles a key', async () => {
  const { context, page, player } = await visit({ init: noteGestures });
  await player.press('button:matches');
  await player.find('button:open_file');
  await page.locator('#mirror button[data-id="button:open_file"]').focus();
  await page.keyboard.press('Enter');
  await player.until(() => window.asked.some((line) => line.startsWith('choose')));
  assert.deepEqual(await page.evaluate(() => window.asked.filter((line) => line.startsWith('choose'))), ['choose click']);
  await context.close();
});

test('no focus outline stays around the table after a name is entered', async () => {
  const { context, page, player } = await visit();
  await player.press('button:new_match');
  await player.unfold('fold:people');
  await player.press('name:0');
  const field = page.locator('#entry-text');
  await field.fill('Abuela');
  await page.keyboard.press('Enter');
  await field.waitFor({ state: 'hidden' });
  assert.equal(await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'none');
  await player.press('button:back');
  await context.close();
});
