// The page starts without errors wherever it is served from, and shows the reason when it cannot start.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkWorkers, useSite } from './lib/browser.mjs';
import { serve, SITE } from './lib/site.mjs';

const { visit } = useSite({ whole: true });

test('a start causes no errors, no cookies, no requests to other origins and no CSP violations', async () => {
  const { context, page, trouble, player } = await visit();
  assert.equal(await player.screen(), 'home');
  const ids = (await player.targets()).map(({ id }) => id);
  for (const id of ['button:new_match', 'button:rules', 'button:settings']) assert.ok(ids.includes(id), `${id} in ${ids}`);
  await page.waitForLoadState('networkidle');
  await checkWorkers(page, 1);
  assert.deepEqual(await context.cookies(), []);
  assert.deepEqual(trouble, []);
  await context.close();
});

test('no script of the site evaluates text', async () => {
  const files = (await readdir(SITE, { recursive: true })).filter((name) => /\.m?js$/.test(name));
  assert.ok(files.length > 10);
  for (const name of files) assert.doesNotMatch(await readFile(join(SITE, name), 'utf8'), /\beval\(|new Function\(|\.innerHTML|insertAdjacentHTML/, name);
});

test('every page has a strict content security policy', async () => {
  for (const name of (await readdir(SITE)).filter((file) => file.endsWith('.html'))) {
    const [, policy] = (await readFile(join(SITE, name), 'utf8')).match(/http-equiv="Content-Security-Policy" content="([^"]*)"/);
    assert.match(policy, /default-src 'none'; script-src 'self'/, name);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval|https?:|\*/, name);
  }
});

test('the page\'s policy rejects script addresses, script text, HTML and new policies', async () => {
  // Stops the events that would report these intentional violations.
  const { context, page } = await visit({ init: () => addEventListener('securitypolicyviolation', (event) => event.stopImmediatePropagation()) });
  const passed = await page.evaluate(() => {
    const tries = {
      worker: () => new Worker('worker.js'),
      script: () => { document.createElement('script').src = 'main.js'; },
      words: () => { document.createElement('script').text = '1'; },
      html: () => { document.createElement('p').innerHTML = '<b>1</b>'; },
      policy: () => trustedTypes.createPolicy('other', {}),
      again: () => trustedTypes.createPolicy('tapete', {}),
    };
    return Object.keys(tries).filter((name) => {
      try {
        tries[name]();
        return true;
      } catch {
        return false;
      }
    });
  });
  assert.deepEqual(passed, []);
  await context.close();
});

test('the page uses the browser\'s language, or a close one', async () => {
  for (const [locale, lang] of [['es-ES', 'es'], ['ca-ES', 'es'], ['en-GB', 'en'], ['fi-FI', 'en']]) {
    const { context, page } = await visit({ locale });
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang, locale);
    await context.close();
  }
});

test('the page starts when the WebAssembly module is served with a wrong content type', async () => {
  const careless = await serve({ types: { '.wasm': 'text/plain' } });
  const { context, player } = await visit({ url: careless.url });
  assert.equal(await player.screen(), 'home');
  await context.close();
  await careless.close();
});

/** Ways in which WebAssembly is unavailable: missing, or refused by the page's policy in browsers that do not know 'wasm-unsafe-eval'. */
const WITHOUT = {
  'is missing': () => { delete window.WebAssembly; },
  'is refused': () => { WebAssembly.Module = function Module() { throw new WebAssembly.CompileError('disallowed'); }; },
};
for (const [how, init] of Object.entries(WITHOUT)) {
  test(`the page reports in the browser's language that WebAssembly ${how}`, async () => {
    for (const [locale, words] of [['es-ES', 'Este navegador no'], ['en-GB', 'This browser']]) {
      const { context, page } = await visit({ init, locale, wait: false });
      const said = page.getByRole('alert');
      await said.waitFor();
      assert.match(await said.innerText(), new RegExp(`${words}.*WebAssembly`));
      await context.close();
    }
  });
}

const script = (body) => (route) => route.fulfill({ contentType: 'text/javascript', body });
const OLD = {
  'that cannot parse a module': { routes: { '**/mirror.js': script('export const announce = 1 ? ;') } },
  'that cannot run a module': { routes: { '**/mirror.js': script('export const announce = undefined.of();') } },
  'without modules': { init: () => { delete HTMLScriptElement.prototype.noModule; } },
};
for (const [how, options] of Object.entries(OLD)) {
  test(`the page reports in the browser's language that a browser ${how} is too old`, async () => {
    for (const [locale, words] of [['es-ES', /^Este navegador es demasiado antiguo.*Actualízalo/], ['en-GB', /^This browser is too old.*Update it/]]) {
      const { context, page } = await visit({ ...options, locale, wait: false });
      await page.locator('#trouble.now').waitFor();
      assert.match(await page.getByRole('alert').innerText(), words);
      await context.close();
    }
  });
}

test('without JavaScript the page says that it needs JavaScript', async () => {
  const { context, page } = await visit({ javaScriptEnabled: false, wait: false });
  assert.match(await page.locator('noscript').innerText(), /necesita JavaScript.*needs JavaScript/);
  await context.close();
});

test('Tab, F5 and Ctrl+R keep their meaning in the browser', async () => {
  const { context, page } = await visit();
  const kept = await page.evaluate(() => {
    const dispatch = (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    return [{ key: 'Tab', code: 'Tab' }, { key: 'F5', code: 'F5' }, { key: 'r', code: 'KeyR', ctrlKey: true }].map(dispatch);
  });
  assert.deepEqual(kept, [true, true, true]);
  await context.close();
});

test('Tab visits every button once and then leaves the page', async () => {
  const { context, page } = await visit();
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

test('the page draws again after a lost graphics context is restored', async () => {
  const { context, page, player } = await visit();
  const before = (await player.targets()).map(({ id }) => id);
  const drawn = await player.call('frames');
  // Browsers restore a lost context only in a later task, so the request goes through a message channel.
  await page.evaluate(() => new Promise((resolve) => {
    const canvas = document.getElementById('canvas');
    const graphics = (canvas.getContext('webgl2') ?? canvas.getContext('webgl')).getExtension('WEBGL_lose_context');
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => graphics.restoreContext();
    canvas.addEventListener('webglcontextlost', () => port1.postMessage(null), { once: true });
    canvas.addEventListener('webglcontextrestored', resolve, { once: true });
    graphics.loseContext();
  }));
  await player.until(({ drawn, before }) => window.tapete.frames() > drawn
    && window.tapete.targets().map(({ id }) => id).join() === before.join(), { drawn, before });
  await context.close();
});
