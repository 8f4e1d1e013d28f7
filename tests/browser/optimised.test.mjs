// Club pages after an optimiser plugin has inlined, joined, delayed or blocked embed.js, or made it a module.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openContext, useSite } from './lib/browser.mjs';
import { frameOf, serveClub } from './lib/club.mjs';
import { Player } from './lib/player.mjs';
import { SITE } from './lib/site.mjs';

const { url, browser } = useSite();
const SCRIPT = await readFile(join(SITE, 'embed.js'), 'utf8');
const TRACKER = 'window.tracker = 1;';

const snippet = () => `<tapete-table home="${url()}" game="tute" start="seen"><a href="${url()}?game=tute">Jugar a las cartas</a></tapete-table>`;
/** Pages after optimisation, by the change that the plugin makes to the script. */
const PAGES = {
  'inlined into the page': () => `<script>${SCRIPT}</script>${snippet()}`,
  'made a module': () => `<script type="module" src="${url()}embed.js"></script>${snippet()}`,
  'joined with another script': () => `<script src="/wp-content/cache/all.js"></script>${snippet()}`,
  'delayed until the mouse moves': () => `${snippet()}<script>addEventListener('mousemove', () => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/wp-content/cache/all.js' }));
  }, { once: true });</script>`,
};

/** Opens an optimised page; `errors` collects its script errors. */
async function open(t, body, options) {
  const around = await serveClub(body, { files: { '/wp-content/cache/all.js': TRACKER + SCRIPT }, ...options });
  const context = await openContext(browser());
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(around.address);
  t.after(async () => {
    await context.close();
    around.close();
  });
  return { page, errors };
}

for (const [how, body] of Object.entries(PAGES)) {
  test(`a script that is ${how} loads the table`, async (t) => {
    const { page, errors } = await open(t, body());
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    const player = new Player(await frameOf(page), { page });
    await player.ready();
    assert.equal(new URL(player.frame.url()).searchParams.get('game'), 'tute');
    assert.deepEqual(errors, []);
  });
}

const WITHOUT = {
  'is blocked': { body: () => `<script src="${url()}embed.js"></script>${snippet()}`, headers: { 'content-security-policy': "script-src 'none'" } },
  'has no home address': { body: () => `<script>${SCRIPT}</script>${snippet().replace(/ home="[^"]+"/, '')}` },
};
for (const [how, { body, headers }] of Object.entries(WITHOUT)) {
  test(`if the script ${how}, the page shows a link to the table`, async (t) => {
    const { page, errors } = await open(t, body(), { headers });
    await page.getByRole('link', { name: 'Jugar a las cartas' }).click();
    const player = new Player(page);
    await player.ready();
    assert.equal(page.url(), `${url()}?game=tute`);
    assert.deepEqual(errors, []);
  });
}
