// Small WebDriver client. It has the part of Playwright's page interface that Player needs.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';
import { PATIENCE } from '../../browser/lib/player.mjs';

const POLL_MS = 50;  // time between attempts to reach the driver

async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

async function call(address, method, body) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const UNTIL = await readFile(new URL('../../browser/page/until.js', import.meta.url), 'utf8');

/** Script that runs a function in the page and answers with its result. If the result is a promise, the script waits for it. */
const WRAPPED = (action) => `
  if (!window.until) {
    ${UNTIL}
  }
  const [values, answer] = arguments;
  Promise.resolve().then(() => (${action})(...values)).then((value) => answer({ value }), (error) => answer({ error: String(error) }));`;

class Page {
  /** `session` is the address of a WebDriver session. */
  constructor(session) {
    this.session = session;
    this.mouse = { click: (x, y) => this.#press(x, y), move: () => {}, wheel: (_, distance) => this.#wheel(distance) };
  }

  goto = (url) => call(`${this.session}/url`, 'POST', { url });
  reload = () => call(`${this.session}/refresh`, 'POST', {});
  waitForTimeout = (ms) => pass(ms);

  async evaluate(action, value) {
    const answer = await call(`${this.session}/execute/async`, 'POST', { script: WRAPPED(typeof action === 'string' ? `() => ${action}` : action), args: [[value]] });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }

  locator = (selector) => ({
    boundingBox: () => this.evaluate((wanted) => {
      const { x, y, width, height } = document.querySelector(wanted).getBoundingClientRect();
      return { x, y, width, height };
    }, selector),
  });

  #act = (actions) => call(`${this.session}/actions`, 'POST', { actions });

  #press(x, y) {
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    const button = (type) => ({ type, button: 0 });
    return this.#act([{ type: 'pointer', id: 'mouse', actions: [move, button('pointerDown'), button('pointerUp')] }]);
  }

  #wheel(distance) {
    const scroll = { type: 'scroll', x: 300, y: 300, deltaX: 0, deltaY: distance, duration: 0 };
    return this.#act([{ type: 'wheel', id: 'wheel', actions: [scroll] }]);
  }
}

/** Starts a driver (`program --port=N`) and a session with these capabilities. Returns {page, close}. */
export async function drive(program, capabilities, environment = {}) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...environment } });
  const address = `http://127.0.0.1:${port}`;
  for (let ready = false; !ready; await pass(POLL_MS)) {
    if (driver.exitCode !== null) throw new Error(`${program} exited during its start (status ${driver.exitCode})`);
    ready = await call(`${address}/status`, 'GET').then(() => true, () => false);
  }
  const { sessionId } = await call(`${address}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const session = `${address}/session/${sessionId}`;
  await call(`${session}/timeouts`, 'POST', { script: 2 * PATIENCE, pageLoad: PATIENCE });
  const close = async () => {
    await call(session, 'DELETE').catch(() => {});
    driver.kill();
  };
  return { page: new Page(session), close };
}
