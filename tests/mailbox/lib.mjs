// Starts the mailboxes of web/mailbox, and passes requests to them.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { mailbox } from '../../web/mailbox/mailbox.mjs';

export const FOLDER = fileURLToPath(new URL('../../web/mailbox', import.meta.url));
export const DAY = 24 * 3600;

/** Returns the name of a room from a number. */
export const room = (number) => number.toString(16).padStart(32, '0');

const listen = (server) => new Promise((listening) => { server.listen(0, '127.0.0.1', () => listening(server.address().port)); });

async function freePort() {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => { server.close(closed); });
  return port;
}

/** Starts PHP's web server with these arguments. Returns {url, output(), stop}, where output() is the text on stderr since the start. */
export async function startPhp(words, env = {}) {
  const port = await freePort();
  const options = ['display_errors=1', 'log_errors=1', 'error_reporting=-1', 'html_errors=0', 'error_log='].flatMap((each) => ['-d', each]);
  const server = spawn('php', [...options, '-S', `127.0.0.1:${port}`, ...words], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,  // the workers belong to the group of the server
  });
  let output = '';
  const closed = new Promise((resolve) => { server.once('close', resolve); });
  await new Promise((started, failed) => {
    server.once('error', () => failed(new Error('php is not installed; run tools/setup.sh')));
    server.once('exit', () => failed(new Error(`php did not start: ${output}`)));
    server.stderr.on('data', (text) => {
      output += text;
      if (/ started$/m.test(output)) started();
    });
  });
  const kill = () => process.kill(-server.pid, 'SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}/`, output: () => output, stop };
}

async function startPhpMailbox() {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-mailbox-'));
  const [rooms, clock] = [join(folder, 'rooms'), join(folder, 'clock')];
  await writeFile(clock, '0');
  const server = await startPhp([join(FOLDER, 'mailbox.php')], { TAPETE_MAILBOX_FOLDER: rooms, TAPETE_MAILBOX_NOW_FILE: clock });
  const shift = (seconds) => writeFile(clock, String(seconds));
  const close = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    const problem = server.output().match(/.*\b(Warning|Notice|Deprecated|Fatal|Parse)\b.*/);
    if (problem) throw new Error(`PHP reports a problem: ${problem[0]}`);
  };
  return { url: server.url, folder: rooms, shift, close };
}

async function startNodeMailbox() {
  let now = 1_700_000_000;
  const start = now;
  const server = createServer(mailbox({ now: () => now }));
  const port = await listen(server);
  const shift = (seconds) => { now = start + seconds; };
  const close = () => new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${port}/`, shift, close };
}

/** Sends a request from an address of this computer. Returns {status, headers, text}. */
export function send(url, { method = 'POST', headers = {}, body = '', from = '127.0.0.1' } = {}) {
  return new Promise((answered, failed) => {
    const sent = request(url, { method, headers, localAddress: from, agent: false }, async (response) => {
      try {
        const chunks = await response.toArray();
        answered({ status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() });
      } catch (problem) {
        failed(problem);
      }
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

const STARTERS = { PHP: startPhpMailbox, Node: startNodeMailbox };

/** Starts a mailbox: {url, folder, post, put, get, advance, close}. `folder` contains the rooms; Node has none. */
export async function openMailbox(kind) {
  const { shift, ...started } = await STARTERS[kind]();
  let shifted = 0;
  /** Sends a request, an object or the text of the body. Returns the answer {status, headers, text, content}. */
  const post = async (content, from) => {
    const body = typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify({ tapete: 1, ...content });
    const answer = await send(started.url, { body, from });
    return { ...answer, content: JSON.parse(answer.text) };
  };
  return {
    ...started,
    post,
    /** Sends lines [number, line] to a room. Returns the number of the room's last line. */
    put: async (name, ...lines) => (await post({ put: lines.map((line) => [name, ...line]) })).content.put[0][1],
    /** Returns [first, lines] of the unread lines of a room, or undefined. */
    get: async (name, last = 0) => (await post({ get: [[name, last]] })).content.get[0]?.slice(1),
    advance: (seconds) => shift(shifted += seconds),
  };
}

/** Runs a test with each kind of mailbox. The tests of a file share one mailbox of each kind, except those with `fresh`. */
export function both(name, run, { fresh = false } = {}) {
  for (const kind of Object.keys(STARTERS)) {
    test(`${kind}: ${name}`, async (context) => {
      const box = fresh ? await openMailbox(kind) : await shared(kind);
      if (fresh) context.after(box.close);
      await run(box, kind);
    });
  }
}

const opened = new Map();
const shared = (kind) => {
  if (!opened.has(kind)) opened.set(kind, openMailbox(kind));
  return opened.get(kind);
};
after(async () => {
  const boxes = await Promise.allSettled(opened.values());  // a test has reported why one did not start
  await Promise.all(boxes.map(({ value }) => value?.close()));
});
