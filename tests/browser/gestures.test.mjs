// What browsers allow only while they handle a press: sound, a voice, choosing a file. And where the focus is afterwards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';

const { visit } = useSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Notes what is asked for, and what the browser was handling then. Runs in the page. */
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

for (const [how, options] of Object.entries({ 'a finger': PHONE, 'the mouse': {} })) {
  test(`the first press with ${how} wakes the sound and the voice, and later ones wake it again`, async () => {
    const { context, page, player } = await visit({ ...options, init: noteGestures });
    await player.press('button:settings');
    await player.until(() => window.audio?.state === 'running');
    assert.deepEqual(await page.evaluate(() => window.asked.filter((line) => line.startsWith('prime'))), ['prime pointerdown']);
    // A telephone call, as iOS reports it.
    await page.evaluate(() => Object.defineProperty(window.audio, 'state', { value: 'interrupted' }));
    await page.evaluate(() => { window.asked = []; });
    await player.press('button:back');
    assert.ok((await page.evaluate(() => window.asked)).includes('resume click') || options.hasTouch);
    assert.ok((await page.evaluate(() => window.asked)).includes('resume pointerup'));
    await context.close();
  });

  test(`choosing a file is asked for while the browser handles the press of ${how}`, async () => {
    const { context, page, player } = await visit({ ...options, init: noteGestures });
    await player.press('button:matches');
    await player.press('button:open_file');
    await player.until(() => window.asked.some((line) => line.startsWith('choose')));
    const [choice] = await page.evaluate(() => window.asked.filter((line) => line.startsWith('choose')));
    assert.equal(choice, options.hasTouch ? 'choose touchend' : 'choose mouseup');
    await context.close();
  });
}

test('choosing a file is asked for while the browser handles a key', async () => {
  const { context, page, player } = await visit({ init: noteGestures });
  await player.press('button:matches');
  await player.find('button:open_file');
  await page.locator('#mirror button[data-id="button:open_file"]').focus();
  await page.keyboard.press('Enter');
  await player.until(() => window.asked.some((line) => line.startsWith('choose')));
  assert.deepEqual(await page.evaluate(() => window.asked.filter((line) => line.startsWith('choose'))), ['choose click']);
  await context.close();
});

test('no frame stays round the table after a name is entered', async () => {
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
