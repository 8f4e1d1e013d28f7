// Opens one Chromium for each test file. Its pages report all unexpected errors, warnings and requests.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { PATIENCE, Player } from './player.mjs';
import { serve } from './site.mjs';

const HANGS = 300_000;  // ms after which a test counts as hanging, even on a slow machine

/** The headless shell, which starts quickly; and the full browser, which also enforces user settings such as which sites may store data. */
export const PROGRAM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const WHOLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const FLAGS = [
  '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--enable-unsafe-swiftshader',  // WebGL without a graphics card
];

const inPage = (name) => ({ path: fileURLToPath(new URL(`../page/${name}.js`, import.meta.url)) });

/**
 * Sets generous timeouts and adds the test scripts to the pages of a context. {real: true} keeps the real clock. Without {drawn: true} no
 * pixels are painted, and screenshots fail.
 */
export async function prepare(context, { real = false, drawn = false } = {}) {
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(inPage('until'));
  if (!real) await context.addInitScript(inPage('clock'));
  if (!drawn) {
    await context.addInitScript(inPage('no_painting'));
    context.on('page', (page) => { page.screenshot = () => assert.fail('screenshot of a page without {drawn: true}'); });
  }
  return context;
}

export const launch = ({ whole = false, flags = FLAGS } = {}) => chromium.launch({
  executablePath: whole ? WHOLE : PROGRAM,
  chromiumSandbox: process.getuid() !== 0,
  args: flags,
});

/**
 * Opens a context for pages of the site. Service workers need {serviceWorkers: 'allow'}; `real` and `drawn` are the options of prepare().
 */
export async function openContext(browser, { real, drawn, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 960, height: 600 }, locale: 'es-ES', serviceWorkers: 'block', ...options });
  return prepare(context, { real, drawn });
}

/** Checks the number of the page's Workers. Waits first, because the browser reports starts and ends late. */
export async function checkWorkers(page, count, why) {
  for (const end = Date.now() + PATIENCE; page.workers().length !== count && Date.now() < end;) await page.waitForTimeout(20);
  assert.equal(page.workers().length, count, why);
}

/**
 * Collects errors, warnings, CSP violations and requests to origins other than that of `home` in the returned list. Adds violations and
 * requests to `refused` too.
 */
export async function watch(context, page, home, refused) {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
  });
  const trouble = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(home).origin) {
      trouble.push(`request: ${request.url()}`);
      refused.push(request.url());
    }
  });
  page.on('console', (message) => {
    const text = message.text();
    // Ignores the warning of software rendering about screenshots, and Playwright's about blocked service workers.
    const harmless = /GPU stall|registration blocked by Playwright/.test(text);
    if (['error', 'warning'].includes(message.type()) && !harmless) trouble.push(`${message.type()}: ${text}`);
    if (text.startsWith('CSP: ')) refused.push(text);
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  return trouble;
}

/**
 * Opens a page in a new context. `trouble` is the list of watch().
 * `init` runs before the page's own scripts; `worker` replaces the Worker's script at its first request; `routes` maps URL patterns to handlers. The other
 * options are those of openContext(). `hurried` works only with the real clock.
 */
async function open(browser, url, home, refused, { init, worker, routes = {}, hurried, ...options }) {
  const context = await openContext(browser, options);
  if (init) await context.addInitScript(init);
  if (worker) await context.route('**/worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: worker }), { times: 1 });
  for (const [pattern, answer] of Object.entries(routes)) await context.route(pattern, answer);
  const page = await context.newPage();
  const trouble = await watch(context, page, home, refused);
  await page.goto(url);
  return { context, page, trouble, player: new Player(page, { touch: options.hasTouch, hurried: hurried && options.real }) };
}

/** Serves the site and launches a browser for the tests of a file. The returned `visit` opens a page and waits for its first frame. */
export function useSite(options) {
  let site, browser, watchdog;
  const refused = [];
  before(async () => {
    site = await serve();
    browser = await launch(options);
  });
  // Closing the browser makes a hanging test fail under its own name instead of blocking its whole file until the timeout.
  beforeEach(() => { watchdog = setTimeout(() => browser.close(), HANGS); });
  afterEach(() => clearTimeout(watchdog));
  after(async () => {
    await browser?.close();
    await site?.close();
    assert.deepEqual(refused, [], 'no requests to other origins and no CSP violations');
  });
  const visit = async ({ url = site.url, wait = true, ...options } = {}) => {
    const opened = await open(browser, url, url.startsWith('about:') ? site.url : url, refused, options);
    if (wait) await opened.player.ready();
    return opened;
  };
  return { visit, site: () => site, url: () => site.url, browser: () => browser };
}
