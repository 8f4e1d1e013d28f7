// One Chromium for a file of tests. Its pages report everything that should not happen.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { PATIENCE, Player } from './player.mjs';
import { serve } from './site.mjs';

const HANGS = 300_000;  // ms after which a test hangs, even on a slow machine

/** Chromium without its windows, which starts in a moment; and the whole of it, which has a person's settings, as who may store what. */
export const PROGRAM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const WHOLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const FLAGS = [
  '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--enable-unsafe-swiftshader',  // WebGL where there is no graphics card
];

const inPage = (name) => ({ path: fileURLToPath(new URL(`../page/${name}.js`, import.meta.url)) });

/**
 * Lets everything in a context take as long as a slow machine needs, and puts into its pages what the tests need there. {real: true} leaves
 * them the real clock. Unless {drawn: true} is asked for nothing is painted: whoever wants to see a picture asks.
 */
export async function prepare(context, { real = false, drawn = false } = {}) {
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(inPage('until'));
  if (!real) await context.addInitScript(inPage('clock'));
  if (!drawn) {
    await context.addInitScript(inPage('blind'));
    context.on('page', (page) => { page.screenshot = () => assert.fail('a picture of a page that is not drawn'); });
  }
  return context;
}

export const launch = ({ whole = false, flags = FLAGS } = {}) => chromium.launch({
  executablePath: whole ? WHOLE : PROGRAM,
  chromiumSandbox: process.getuid() !== 0,
  args: flags,
});

/** A context for pages of the site. Without {serviceWorkers: 'allow'} nothing is kept for later visits; `real` and `drawn` are as in prepare(). */
export async function openContext(browser, { real, drawn, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 960, height: 600 }, locale: 'es-ES', serviceWorkers: 'block', ...options });
  return prepare(context, { real, drawn });
}

/** Checks the number of the page's Workers. Waits first, because starts and ends are reported late. */
export async function checkWorkers(page, count, why) {
  for (const end = Date.now() + PATIENCE; page.workers().length !== count && Date.now() < end;) await page.waitForTimeout(20);
  assert.equal(page.workers().length, count, why);
}

/**
 * A page in a context of its own; everything is to come from `home`. `trouble` collects errors, warnings, refusals of the CSP and requests to anyone else. `init` runs before
 * anything else of the page's; `worker` stands in for the bots' script, the first time; `routes` answer requests by their pattern. The rest
 * is as in openContext(); a hurried player hurries only where the clock is real.
 */
async function open(browser, url, home, refused, { init, worker, routes = {}, hurried, ...options }) {
  const context = await openContext(browser, options);
  if (init) await context.addInitScript(init);
  if (worker) await context.route('**/worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: worker }), { times: 1 });
  for (const [pattern, answer] of Object.entries(routes)) await context.route(pattern, answer);
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
  const page = await context.newPage();
  page.on('console', (message) => {
    const text = message.text();
    // Software graphics write a warning when a picture of the page is taken, and Playwright one about what it blocks.
    const harmless = /GPU stall|registration blocked by Playwright/.test(text);
    if (['error', 'warning'].includes(message.type()) && !harmless) trouble.push(`${message.type()}: ${text}`);
    if (text.startsWith('CSP: ')) refused.push(text);
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  await page.goto(url);
  return { context, page, trouble, player: new Player(page, { touch: options.hasTouch, hurried: hurried && options.real }) };
}

/** Serves the site and opens a browser, as launch() does, for the tests of a file. Gives a function that opens a page of it and waits until it has been drawn. */
export function useSite(options) {
  let site, browser, watchdog;
  const refused = [];
  before(async () => {
    site = await serve();
    browser = await launch(options);
  });
  // Without its browser a test that hangs fails by its name; otherwise it would keep its whole file until that is given up.
  beforeEach(() => { watchdog = setTimeout(() => browser.close(), HANGS); });
  afterEach(() => clearTimeout(watchdog));
  after(async () => {
    await browser?.close();
    await site?.close();
    assert.deepEqual(refused, [], 'nothing was asked of anybody else, or held back by the content security policy, in any test');
  });
  const visit = async ({ url = site.url, wait = true, ...options } = {}) => {
    const opened = await open(browser, url, url.startsWith('about:') ? site.url : url, refused, options);
    if (wait) await opened.player.ready();
    return opened;
  };
  return { visit, site: () => site, url: () => site.url, browser: () => browser };
}
