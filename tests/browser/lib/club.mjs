// A club's web server, on another origin than the table's.
import { createServer } from 'node:http';

/** Serves `files` ({path: script}), and at every other path a page with `body` and `headers`. */
export async function serveClub(body, { host = '127.0.0.1', files = {}, headers = {} } = {}) {
  const server = createServer(({ url }, response) => {
    const script = files[url];
    const type = script === undefined ? 'text/html; charset=utf-8' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, ...headers });
    response.end(script ?? `<!doctype html><html lang="es"><title>Peña</title><h1>Peña</h1>${body}`);
  });
  await new Promise((listening) => server.listen(0, host, listening));
  server.unref();  // lets the run end after a failed test
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://${host}:${server.address().port}/`, close };
}

/** Returns the frame of a table by its index in the page. Also looks inside custom elements. */
export async function frameOf(page, index = 0) {
  const frame = await page.locator('iframe').nth(index).elementHandle();
  return frame.contentFrame();
}
