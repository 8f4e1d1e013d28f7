// Serves the built site as GitHub Pages does: with gzip, for any origin, cacheable for some minutes, and without the site's own headers.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
export const SITE = process.env.TAPETE_SITE ?? join(PROJECT, 'build/web/site');

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const packed = new Map();

async function load(folder, name) {
  const path = join(folder, normalize(name));
  if (!packed.has(path)) packed.set(path, gzipSync(await readFile(path)));
  return packed.get(path);
}

/** Parses the site's `_headers` file into [path, headers] pairs. */
export const parseHeaders = (text) => text.split('\n\n').map((rule) => {
  const [path, ...lines] = rule.trim().split('\n');
  return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2)).map(([name, value]) => [name.toLowerCase(), value]))];
});

/** Returns the headers of an address, joined from all matching rules as hosts do it. */
export const headersFor = (rules, asked) => Object.assign({}, ...rules
  .filter(([path]) => (path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path)).map(([, headers]) => headers));

/** Sends a body at `rate` bytes per second. */
async function send(response, body, rate) {
  const PART = 10;  // parts per second
  for (let at = 0; rate < Infinity && at < body.length; at += rate / PART) {
    response.write(body.subarray(at, at + rate / PART));
    await new Promise((passed) => setTimeout(passed, 1000 / PART));
  }
  response.end(rate < Infinity ? undefined : body);
}

/**
 * Serves the site. `types` replaces content types by file extension; a `clean` host redirects X.html to X; `sendsHeaders` adds the headers
 * of the site's `_headers` file; `age` is the cache lifetime in seconds. Returns {url, close} and fields that tests may read and change at
 * any time: the served `folder`; further `folders` by path; `answers`, the number of answers that are still sent, after which the server breaks
 * every connection; the `rate` of bodies in bytes per second; the `count` of requests; and the `asked` files in order. A request for a file
 * named `held` gets no answer; its socket is added to the list `held`.
 */
export async function serve({ types = {}, clean = false, sendsHeaders = false, age = 600 } = {}) {
  const site = { folder: SITE, folders: {}, answers: Infinity, rate: Infinity, count: 0, asked: [], held: [] };
  const rules = sendsHeaders ? parseHeaders(await readFile(join(SITE, '_headers'), 'utf8')) : [];
  const server = createServer(async (request, response) => {
    ++site.count;
    if (--site.answers < 0) return request.socket.destroy();
    const { pathname } = new URL(request.url, 'http://localhost');
    if (clean && pathname.endsWith('.html')) return response.writeHead(308, { location: pathname.replace(/(index)?\.html$/, '') }).end();
    const shown = clean && !extname(pathname) && !pathname.endsWith('/') ? `${pathname}.html` : pathname;
    const path = shown.endsWith('/') ? `${shown}index.html` : shown;
    site.asked.push(path.slice(1));
    if (path.endsWith('/held')) return site.held.push(request.socket);
    const [at, folder] = Object.entries(site.folders).find(([start]) => path.startsWith(start)) ?? ['/', site.folder];
    try {
      const body = await load(folder, path.slice(at.length - 1));
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? TYPES[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'content-length': body.length,
        'access-control-allow-origin': '*',
        'cache-control': `max-age=${age}`,
        ...headersFor(rules, pathname),
      });
      await send(response, body, site.rate);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();  // lets the run end after a failed test
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return Object.assign(site, { url: `http://127.0.0.1:${server.address().port}/`, close });
}
