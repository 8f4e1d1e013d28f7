// Serves the built site as GitHub Pages does: gzip, any origin, a few minutes of cache, and none of our own headers.
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

/** The list of headers that lies in the site, as [path, headers]. */
export const parseHeaders = (text) => text.split('\n\n').map((rule) => {
  const [path, ...lines] = rule.trim().split('\n');
  return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2)).map(([name, value]) => [name.toLowerCase(), value]))];
});

/** Those of an address, as a host joins them. */
export const headersFor = (rules, asked) => Object.assign({}, ...rules
  .filter(([path]) => (path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path)).map(([, headers]) => headers));

/** Sends a body at so many bytes a second. */
async function send(response, body, rate) {
  const PART = 10;  // per second
  for (let at = 0; rate < Infinity && at < body.length; at += rate / PART) {
    response.write(body.subarray(at, at + rate / PART));
    await new Promise((passed) => setTimeout(passed, 1000 / PART));
  }
  response.end(rate < Infinity ? undefined : body);
}

/**
 * `types` replaces what a file is said to be, by its ending; a `clean` host sends whoever asks for X.html on to X;
 * one that `sendsHeaders` those of the site's own list. A file may be cached for `age` seconds. Gives {url, close}, and what
 * may be changed at any time: the folder that is served, further `folders` by the path at which they are, how many requests are still answered
 * before every connection breaks, the `rate` in bytes a second at which a body is sent, the count of those that came, and the files that were
 * `asked` for, in order. A request for `held`, in any folder, gets no answer, but its socket is put among those that are `held`.
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
  server.unref();  // a test that has failed did not close it
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return Object.assign(site, { url: `http://127.0.0.1:${server.address().port}/`, close });
}
