// As much of a browser as a service worker meets: one origin, its caches, pages, and a network that serves installations of the site.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const source = (name) => readFileSync(new URL(`../../../web/${name}`, import.meta.url), 'utf8');
const WORKER = source('sw.js');
const OFF = source('off/sw.js');
export const ORIGIN = 'https://cards.test';
const LIMIT = 300_000;  // ms after which a browser ends what a worker does
const PATIENCE = 60_000;  // ms; who opens a page waits no longer

export class Reply {
  constructor(body, { status = 200, redirected = false, headers = {} } = {}) {
    Object.assign(this, { body, status, redirected, headers, ok: status === 200 });
  }
  clone() { return new Reply(this.body, this); }
  async json() { return JSON.parse(this.body); }
}

const hash = (text) => `hash of ${text}`;

/** A site of that version: its files by their address below the home of the installation. */
export function makeSite(version) {
  const files = { '': `page ${version}`, 'recover.js': `recover ${version}`, 'embed.html': `embed ${version}` };
  for (const name of ['main.js', 'later.js']) files[`${version}/${name}`] = `${name} ${version}`;
  const list = Object.entries(files).map(([name, text]) => [name || './', hash(text)]);
  const soft = `${version}/soft.wasm`;  // what only some browsers need
  files[soft] = `soft ${version}`;
  const spare = [[soft, hash(files[soft])]];
  const script = WORKER.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(list)).replace('__SPARE__', JSON.stringify(spare));
  return { version, files, script: new vm.Script(script) };
}

/** The site with the worker that removes what was kept. */
export const turnedOff = (site) => ({ ...site, version: `${site.version} off`, script: new vm.Script(OFF) });

export class Browser {
  caches = new Map();  // by name: what is kept, by address
  online = true;
  sites = {};          // what the network serves, by path
  clean = false;       // the network answers X.html from X
  pages = [];          // open ones: {url, version, home}
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

  /** What the network answers. */
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

  /** Starts the script of a worker. One that was ended hears nothing any more. */
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

  /** Has a worker hear of something, until all it waits for has ended. */
  async #tell(worker, what, event = {}) {
    const waits = [];
    worker.scope[`on${what}`]?.({ ...event, waitUntil: (promise) => waits.push(promise) });
    return this.clock.settle(Promise.all(waits), LIMIT);
  }

  /** As a browser does after a page was opened: looks for another worker, and has it install. */
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

  /** The worker that waits is asked to take over. */
  async takeOver(home) {
    const { waiting } = this.registration(home);
    if (!waiting) return;
    await this.#tell(waiting, 'message', { data: 'take over' });
    if (waiting.skips) await this.activate(home);
  }

  keepSpare = (home) => this.#tell(this.registration(home).active, 'message', { data: 'keep spare' });
  check = (home) => this.#tell(this.registration(home).active, 'message', { data: 'check' });

  /** What a page of an installation gets at an address; throws if it gets nothing. */
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
    if (!value) throw error ?? new Error(`nobody answers for ${url}`);
    if (answer && mode === 'navigate' && value.redirected) throw new Error('a page may not be opened from what was redirected');
    return value;
  }

  /** Opens a page, with all that it needs to start. Gives it; throws if anything is missing or of another version. */
  async open(home, address = '') {
    const { body } = await this.load(home, ORIGIN + home + address, 'navigate');
    const version = body.split(' ')[1];
    const page = { home, url: ORIGIN + home + address, version };
    this.pages.push(page);
    await this.load(home, `${ORIGIN}${home}recover.js`);
    await this.loadPart(page, 'main.js');
    return page;
  }

  /** A file of the version that a page is of. */
  async loadPart({ home, version }, name) {
    const { body } = await this.load(home, `${ORIGIN}${home}${version}/${name}`);
    if (body !== `${name} ${version}`) throw new Error(`${body || 'nothing'} in a page of ${version}`);
  }

  close(...pages) {
    this.pages = this.pages.filter((page) => !pages.includes(page));
  }
}
