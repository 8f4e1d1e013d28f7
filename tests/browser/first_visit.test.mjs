// When a first visit fails, the page soon says so in one sentence, with a retry link. Failures of a running page do not show that sentence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { shown } from './lib/offline.mjs';
import { Player } from './lib/player.mjs';

const { visit, url } = useSite();

const missing = (route) => route.fulfill({ status: 404 });
const portal = (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wifi</title><p>Accept our terms.' });
const gone = (route) => route.abort('internetdisconnected');
const VERSIONED = /\/[0-9a-f]{12}\//;
const FAILURES = {
  'a missing version folder': [VERSIONED, missing],
  'a missing module': ['**/mirror.js', missing],
  'a login page instead of a module': ['**/storage.js', portal],
  'a login page instead of the program': ['**/tapete_page.wasm', portal],
  'a missing program': ['**/tapete_page.wasm', missing],
  'a missing style sheet': ['**/style.css', missing],
  'a login page instead of the style sheet': ['**/style.css', portal],
  'an empty style sheet': ['**/style.css', (route) => route.fulfill({ contentType: 'text/css', body: '' })],
  'a truncated style sheet': ['**/style.css', (route) => route.fulfill({ contentType: 'text/css', body: 'body { margin: 0 }' })],
  'a network that fails after the page has loaded': [/\/[0-9a-f]{12}\/|\/$/, gone],
};

/** Waits for the sentence about the failed start. Returns the retry link in it. */
async function told(page, words) {
  await page.locator('#trouble.now').waitFor();
  const alert = page.getByRole('alert');
  assert.match(await alert.innerText(), words);
  return alert.getByRole('link');
}

for (const [what, [pattern, answer]] of Object.entries(FAILURES)) {
  test(`the page reports ${what}, and a retry starts it`, async () => {
    let broken = true;
    let pages = 0;
    const fail = (route) => {
      if (!broken) return route.continue();
      // The first request for the page itself succeeds, even if the pattern matches its address.
      if (route.request().isNavigationRequest() && ++pages === 1) return route.continue();
      return answer(route);
    };
    const { context, page } = await visit({ wait: false, routes: { '**/*': (route) => (match(pattern, route.request().url()) ? fail(route) : route.continue()) } });
    const again = await told(page, /^Tapete no ha .*\bintentarlo\b/);
    assert.equal(await page.locator('button:visible').count(), 0, 'the link is the only control');
    broken = false;
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await new Player(page).ready();
    assert.ok(!await page.getByRole('alert').isVisible());
    await context.close();
  });
}

function match(pattern, address) {
  return pattern instanceof RegExp ? pattern.test(address) : address.endsWith(pattern.replace('**', ''));
}

test('the page reports a failed start in the browser\'s language', async () => {
  for (const [locale, words] of [['en-GB', /^Tapete did not load completely/], ['ca-ES', /^Tapete no ha llegado/], ['fi-FI', /^Tapete did not load completely/]]) {
    const { context, page } = await visit({ wait: false, locale, routes: { '**/main.js': missing } });
    await told(page, words);
    await context.close();
  }
});

test('the page reports missing scripts after some seconds, without any script', async () => {
  const { context, page } = await visit({ wait: false, routes: { '**/main.js': missing, '**/recover.js': missing } });
  const alert = page.locator('#trouble');
  assert.ok(!await alert.isVisible());
  const delay = await alert.evaluate((node) => {
    const [late] = node.getAnimations();
    const { delay: ms } = late.effect.getTiming();
    late.finish();
    return ms;
  });
  assert.ok(delay >= 5000 && delay <= 15_000, `${delay} ms`);
  assert.match(await alert.innerText(), /aún no ha llegado.*has not loaded yet/s);
  await page.unroute('**/*');
  await context.unroute('**/main.js');
  await alert.getByRole('link').click();
  await new Player(page).ready();
  assert.ok(!await alert.isVisible());
  await context.close();
});

test('a running page ignores failed scripts, its own and those of browser extensions', async () => {
  // The page's policy forbids script addresses that are not trusted, so the test simulates the failure.
  const init = () => {
    window.fail = (address) => {
      const script = Object.defineProperty(document.createElement('script'), 'src', { value: address });
      document.head.append(script);
      script.dispatchEvent(new Event('error'));
    };
    document.addEventListener('DOMContentLoaded', () => window.fail('chrome-extension://helper/helper.js'));
  };
  const { context, page, player } = await visit({ init });
  const loaded = [];
  page.on('load', () => loaded.push(page.url()));
  await page.evaluate((address) => window.fail(address), `${url()}nothing.js`);
  await player.press('button:settings');
  assert.deepEqual(loaded, []);
  assert.ok(!await page.getByRole('alert').isVisible());
  await shown(page);
  await context.close();
});
