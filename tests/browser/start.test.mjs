// The page starts: cleanly, wherever it is served from, and says why when it cannot.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { serve, SITE } from './lib/site.mjs';

const { visit } = useSite();

test('starts without errors, without asking anybody else, within its content security policy', async () => {
  const { context, page, trouble, player } = await visit();
  assert.equal(await player.screen(), 'start');
  const ids = (await player.targets()).map(({ id }) => id);
  for (const id of ['button:new_match', 'button:rules', 'button:settings']) assert.ok(ids.includes(id), `${id} in ${ids}`);
  await page.waitForLoadState('networkidle');  // the bots' Worker too
  assert.equal(page.workers().length, 1);
  assert.deepEqual(await context.cookies(), []);
  assert.deepEqual(trouble, []);
  await context.close();
});

test('contains nothing that evaluates text', async () => {
  const files = (await readdir(SITE, { recursive: true })).filter((name) => /\.m?js$/.test(name));
  assert.ok(files.length > 10);
  for (const name of files) assert.doesNotMatch(await readFile(join(SITE, name), 'utf8'), /\beval\(|new Function\(|\.innerHTML|insertAdjacentHTML/, name);
});

test('every page has the content security policy', async () => {
  for (const name of (await readdir(SITE)).filter((file) => file.endsWith('.html'))) {
    const [, policy] = (await readFile(join(SITE, name), 'utf8')).match(/http-equiv="Content-Security-Policy" content="([^"]*)"/);
    assert.match(policy, /default-src 'none'; script-src 'self'/, name);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval|https?:|\*/, name);
  }
});

test('speaks the language of the browser', async () => {
  for (const [locale, lang] of [['es-ES', 'es'], ['ca-ES', 'es'], ['en-GB', 'en'], ['fi-FI', 'en']]) {
    const { context, page } = await visit({ locale });
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang, locale);
    await context.close();
  }
});

test('starts when the module is served with a wrong type', async () => {
  const careless = await serve({ types: { '.wasm': 'text/plain' } });
  const { context, player } = await visit({ url: careless.url });
  assert.equal(await player.screen(), 'start');
  await context.close();
  await careless.close();
});

const WITHOUT = {
  WebAssembly: { init: () => { delete window.WebAssembly; } },
  WebGL: {
    init: () => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind.startsWith('webgl') ? null : original.call(this, kind, ...rest);
      };
    },
  },
};
for (const [what, options] of Object.entries(WITHOUT)) {
  test(`says in the language of the browser that ${what} is missing`, async () => {
    for (const [locale, words] of [['es-ES', 'Este navegador no'], ['en-GB', 'This browser']]) {
      const { context, page } = await visit({ ...options, locale, wait: false });
      const said = page.getByRole('alert');
      await said.waitFor();
      assert.match(await said.innerText(), new RegExp(`${words}.*${what}`));
      await context.close();
    }
  });
}

test('says without JavaScript that it is needed', async () => {
  const { context, page } = await visit({ javaScriptEnabled: false, wait: false });
  assert.match(await page.locator('noscript').innerText(), /necesita JavaScript.*needs JavaScript/);
  await context.close();
});

test('leaves the browser its keys', async () => {
  const { context, page } = await visit();
  const kept = await page.evaluate(() => {
    const dispatch = (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    return [{ key: 'Tab', code: 'Tab' }, { key: 'F5', code: 'F5' }, { key: 'r', code: 'KeyR', ctrlKey: true }].map(dispatch);
  });
  assert.deepEqual(kept, [true, true, true]);
  // Tab goes through what can be pressed, each once, and out again.
  const focused = () => page.evaluate(() => document.activeElement.dataset.id);
  const buttons = await page.locator('#mirror button').evaluateAll((all) => all.map(({ dataset }) => dataset.id));
  assert.ok(buttons.length > 0);
  for (const id of buttons) {
    await page.keyboard.press('Tab');
    assert.equal(await focused(), id);
  }
  await page.keyboard.press('Tab');
  assert.equal(await focused(), undefined);
  await context.close();
});

test('comes back when the browser has taken its graphics away', async () => {
  const { context, page, player } = await visit();
  const before = (await player.targets()).map(({ id }) => id);
  const drawn = await player.call('frames');
  await page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    const graphics = (canvas.getContext('webgl2') ?? canvas.getContext('webgl')).getExtension('WEBGL_lose_context');
    graphics.loseContext();
    setTimeout(() => graphics.restoreContext(), 100);
  });
  await page.waitForFunction((count) => window.tapete.frames() > count, drawn);
  assert.deepEqual((await player.targets()).map(({ id }) => id), before);
  await context.close();
});
