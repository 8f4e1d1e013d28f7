// nginx and Apache, configured exactly as docs/hosting.md says, send the headers of the site's `_headers` file, and the page starts.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { headersFor, parseHeaders, SITE } from '../browser/lib/site.mjs';
import { versionOf } from '../browser/lib/versions.mjs';
import { missing, serveBy } from './lib.mjs';

const { visit } = useSite();
const rules = parseHeaders(await readFile(join(SITE, '_headers'), 'utf8'));
const version = versionOf(await readFile(join(SITE, 'index.html')));

/** Expected content types by address. */
const TYPES = {
  '': 'text/html',
  'index.html': 'text/html',
  'embed.html': 'text/html',
  'sw.js': 'text/javascript',
  'manifest.webmanifest': 'application/manifest+json',
  'icon.svg': 'image/svg+xml',
  [`${version}/main.js`]: 'text/javascript',
  [`${version}/tapete_page.mjs`]: 'text/javascript',
  [`${version}/tapete_page.wasm`]: 'application/wasm',
};

for (const name of ['nginx', 'Apache']) {
  test(`${name}, configured as docs/hosting.md says, sends the site's headers, and the page keeps a match`, { skip: missing(name) }, async () => {
    const server = await serveBy(name);
    try {
      for (const [address, type] of Object.entries(TYPES)) {
        const { ok, headers } = await fetch(server.url + address);
        assert.ok(ok, address);
        assert.equal(headers.get('content-type').split(';')[0], type, address);
        for (const [key, value] of Object.entries(headersFor(rules, `/${address}`))) assert.equal(headers.get(key), value, `${key} of ${address}`);
        assert.equal(headers.get('cache-control'), address.startsWith(version) ? 'public, max-age=31536000, immutable' : 'no-cache', address);
      }
      const { context, page, player, trouble } = await visit({ url: server.url });
      await player.newMatch({ players: 2 });
      await player.act();
      await player.turn();
      const record = await player.record();
      await page.reload();
      await player.ready();
      assert.equal(await player.record(), record);
      assert.deepEqual(trouble, []);
      await context.close();
    } finally {
      await server.close();
    }
  });
}
