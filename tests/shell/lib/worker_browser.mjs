// Model of the browser around a service worker: one origin, its caches and pages, and a network that serves installations of the site.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const source = (name) => readFileSync(new URL(`../../../web/${name}`, import.meta.url), 'utf8');
const WORKER = source('sw.js');
const OFF = source('off/sw.js');
export const ORIGIN = 'https://cards.test';
const LIMIT = 300_000;  // ms after which the browser stops the event handler of a worker
const PATIENCE = 60_000;  // ms that a person waits for a page at most

export class Reply {
  constructor(body, { status = 200, redirected = false, headers = {} } = {}) {
    Object.assign(this, { body, status, redirected, headers, ok: status === 200 });
  }
  clone() { return new Reply(this.body, this); }
  async json() { return JSON.parse(this.body); }
}

const hash = (text) => `hash of ${text}`;

/** Makes a site of this version. The addresses of its files are relative to the home of the installation. */
export function makeSite(version) {
  const files = { '': `page ${version}`, 'recover.js': `recover ${version}`, 'embed.html': `embed ${version}` };
  for (const name of ['main.js', 'later.js']) files[`${version}/${name}`] = `${name} ${version}`;
  const list = Object.entries(files).map(([name, text]) => [name || './', hash(text)]);
  const soft = `${version}/soft.wasm`;  // needed only by browsers without WebGL
  files[soft] = `soft ${version}`;
  const spare = [[soft, hash(files[soft])]];
  const script = WORKER.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(list)).replace('__SPARE__', JSON.stringify(spare));
  return { version, files, script: new vm.Script(script) };
}

/** Returns the site with the worker that removes all caches and its own registration. */
export const turnedOff = (site) => ({ ...site, version: `${site.version} off`, script: new vm.Script(OFF) });

export class Browser {
  caches = new Map();  // entries by address, by name of the cache
  online = true;
  sites = {};          // sites on the network, by path
  clean = false;       // whether the network serves X.html at the address X
  pages = [];          // open pages: {url, version, home}
  #registrations = {};

  constructor(faults, clock) {
    this.faults = faults;
    this.clock = clock;
  }

  registration(home) {
    const gone = { unregister: () => { delete this.#registrations[home]; } };
    return this.#registrations[home] ??= { scope: ORIGIN + home, installing: null, waiting: null, active: null, ...gone };
  }

  isRegistered = (home) => home in this.#registrations;

  /** Returns the answer of the network. */
  serve(url, integrity) {
    if (!this.online) throw new Error('offline');
    const home = Object.keys(this.sites).sort((a, b) => b.length - a.length).find((path) => url.startsWith(ORIGIN + path));
    const asked = url.slice(ORIGIN.length + home.length);
    const { files } = this.sites[home];
    const name = this.clean && `${asked}.html` in files ? `${asked}.html` : asked;
    if (!(name in files)) return new Reply('', { status: 404 });
    if (integrity && integrity !== hash(files[name])) throw new Error('another hash');
    return new Reply(files[name], { redirected: this.clean && asked.endsWith('.html') });
  }

  #cache(worker, name) {
    const entries = () => {
      if (!this.caches.has(name)) this.caches.set(name, new Map());
      return this.caches.get(name);
    };
    const address = (request) => request.url ?? request;
    const call = (what, act) => worker.call(`cache.${what}`, act);
    entries();
    return {
      keys: () => call('keys', () => [...entries().keys()].map((url) => ({ url }))),
      match: (request) => call('match', () => entries().get(address(request))?.clone()),
      put: (request, reply) => call('put', () => { entries().set(address(request), reply.clone()); }),
      delete: (request) => call('delete', () => entries().delete(address(request))),
    };
  }

  /** Runs the script of a worker in a new context. After `alive` is cleared, its calls never answer. */
  #start(site, home) {
    const worker = { site, alive: true, skips: false };
    worker.call = (what, act) => (worker.alive ? this.faults.call(what, () => (worker.alive ? act() : new Promise(() => {}))) : new Promise(() => {}));
    const { call } = worker;
    worker.scope = vm.createContext({
      URL,
      Response: Reply,
      registration: this.registration(home),
      setTimeout: this.clock.set,
      skipWaiting: () => { worker.skips = true; },
      fetch: (request, { integrity } = {}) => call('fetch', () => this.serve(request.url ?? request, integrity)),
      caches: {
        open: (name) => call('caches.open', () => this.#cache(worker, name)),
        keys: () => call('caches.keys', () => [...this.caches.keys()]),
        delete: (name) => call('caches.delete', () => this.caches.delete(name)),
      },
      clients: {
        matchAll: () => call('clients.matchAll', () => this.pages.map(({ url }) => ({ url }))),
        claim: () => call('clients.claim', () => {}),
      },
    });
    site.script.runInContext(worker.scope);
    return worker;
  }

  /** Dispatches an event to a worker and waits until everything passed to waitUntil has ended. */
  async #tell(worker, what, event = {}) {
    const waits = [];
    worker.scope[`on${what}`]?.({ ...event, waitUntil: (promise) => waits.push(promise) });
    return this.clock.settle(Promise.all(waits), LIMIT);
  }

  /** Looks for a new worker and installs it, as browsers do after a page was opened. */
  async update(home) {
    const registration = this.registration(home);
    const site = this.sites[home];
    if (!this.online || [registration.active, registration.waiting].some((worker) => worker?.site.version === site.version)) return;
    const worker = this.#start(site, home);
    registration.installing = worker;
    const { value } = await this.#tell(worker, 'install');
    registration.installing = null;
    if (!value) {
      worker.alive = false;
      return;
    }
    registration.waiting = worker;
    if (!registration.active || worker.skips || !this.pages.some((page) => page.home === home)) await this.activate(home);
  }

  async activate(home) {
    const registration = this.registration(home);
    const { active, waiting } = registration;
    if (!waiting) return;
    if (active) active.alive = false;
    Object.assign(registration, { active: waiting, waiting: null });
    await this.#tell(waiting, 'activate');
  }

  /** Asks the waiting worker to take over. */
  async takeOver(home) {
    const { waiting } = this.registration(home);
    if (!waiting) return;
    await this.#tell(waiting, 'message', { data: 'take over' });
    if (waiting.skips) await this.activate(home);
  }

  keepSpare = (home) => this.#tell(this.registration(home).active, 'message', { data: 'keep spare' });
  check = (home) => this.#tell(this.registration(home).active, 'message', { data: 'check' });

  /** Returns the answer that a page of an installation gets at an address; throws if there is none. */
  async load(home, url, mode = 'no-cors') {
    const { active } = this.registration(home);
    let answer;
    const waits = [];
    const event = {
      request: { url, mode, method: 'GET' },
      waitUntil: (promise) => waits.push(promise),
      respondWith: (promise) => { answer = promise; },
    };
    active?.scope.onfetch?.(event);
    const { value, error } = answer ? await this.clock.settle(answer, PATIENCE) : { value: this.serve(url) };
    if (!value) throw error ?? new Error(`no answer for ${url}`);
    if (answer && mode === 'navigate' && value.redirected) throw new Error('a page must not be opened from a redirected response');
    return value;
  }

  /** Opens a page with all files that it needs to start. Throws if one is missing or of another version. */
  async open(home, address = '') {
    const { body } = await this.load(home, ORIGIN + home + address, 'navigate');
    const version = body.split(' ')[1];
    const page = { home, url: ORIGIN + home + address, version };
    this.pages.push(page);
    await this.load(home, `${ORIGIN}${home}recover.js`);
    await this.loadPart(page, 'main.js');
    return page;
  }

  /** Loads a file of the page's version. */
  async loadPart({ home, version }, name) {
    const { body } = await this.load(home, `${ORIGIN}${home}${version}/${name}`);
    if (body !== `${name} ${version}`) throw new Error(`${body || 'nothing'} in a page of ${version}`);
  }

  close(...pages) {
    this.pages = this.pages.filter((page) => !pages.includes(page));
  }
}
