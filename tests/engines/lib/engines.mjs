// Debian's browsers other than Chromium. Each function opens one on a display and returns {page, close}; Player can drive the page.
import { join } from 'node:path';
import { firefox } from 'playwright-core';
import { openContext } from '../../browser/lib/browser.mjs';
import { PROJECT } from '../../browser/lib/site.mjs';
import { drive } from './webdriver.mjs';

const SOFTWARE = { LIBGL_ALWAYS_SOFTWARE: '1' };  // renders without a graphics card
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

async function openFirefox(display) {
  const env = { ...process.env, ...SOFTWARE, DISPLAY: display };
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr', env });
  const context = await openContext(browser, { real: true, drawn: true, serviceWorkers: 'allow' });
  return { page: await context.newPage(), close: () => browser.close() };
}

const openWebKit = (display) => drive('WebKitWebDriver',
  { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } }, { ...SOFTWARE, DISPLAY: display });

const openQt = (flags) => (display) => drive(join(PROJECT, 'tests/engines/lib/qtwebengine.py'), {},
  { ...SOFTWARE, DISPLAY: display, QTWEBENGINE_CHROMIUM_FLAGS: flags });

export const ENGINES = {
  Firefox: openFirefox,
  WebKit: openWebKit,
  'Chromium 102': openQt('--no-sandbox --ignore-gpu-blocklist'),
  'Chromium 102 without WebGL': openQt('--no-sandbox --disable-3d-apis'),
};
