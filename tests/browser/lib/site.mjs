// Serves the built site as GitHub Pages does: gzip, any origin, a few minutes of cache, and no header of our own.
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

/**
 * `types` replaces what a file is said to be, by its ending. Gives {url, close}, and what may be changed at any time: the folder that is
 * served, how many requests are still answered before every connection breaks, the count of those that came, and the files that were `asked` for,
 * in order. A request for `held` gets no answer, but its socket is put among those that are `held`.
 */
export async function serve({ types = {} } = {}) {
  const site = { folder: SITE, answers: Infinity, count: 0, asked: [], held: [] };
  const server = createServer(async (request, response) => {
    ++site.count;
    if (--site.answers < 0) return request.socket.destroy();
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    site.asked.push(path.slice(1));
    if (path === '/held') return site.held.push(request.socket);
    try {
      const body = await load(site.folder, path);
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? TYPES[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'content-length': body.length,
        'access-control-allow-origin': '*',
        'cache-control': 'max-age=600',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();  // a test that failed has not closed it
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return Object.assign(site, { url: `http://127.0.0.1:${server.address().port}/`, close });
}
