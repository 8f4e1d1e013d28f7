// Makes calls of the browser's storage and locks fail. Tests also pass the source of injectFaults() to a page, so this function uses nothing
// outside itself.

/**
 * Counts the calls of the storage and of the locks, in order, and makes those that `faults` selects fail: {call, how, from, to}. `call` is
 * the number of a call, from 0, or a name such as `IDBObjectStore.put`. With a name, `from` and `to` are the numbers of the first and the last
 * failing call of that name, from 1.
 * Values of `how`:
 * - `throws`: the call throws, or its promise is rejected.
 * - `fails`: the call is made, then reports failure, and its transaction is aborted.
 * - `hangs`: the call never answers.
 * - `late`: the answer comes after `late` ms, or when `release` is called.
 * - `dies`: the call fails, and so does every later request of its connection. Transactions can still begin, as in WebKit after a page has
 *   slept. A dead connection never recovers.
 * Returns {calls, stop, release}: the names of all calls, a function that ends all faults, and one that delivers all late answers.
 */
export function injectFaults({ faults = [], late = 20_000 } = {}) {
  const SITES = {
    IDBFactory: ['open', 'deleteDatabase'],
    IDBDatabase: ['transaction', 'createObjectStore'],
    IDBTransaction: ['objectStore'],
    IDBObjectStore: ['get', 'getAll', 'getAllKeys', 'put', 'delete', 'clear'],
    LockManager: ['request', 'query'],
    StorageManager: ['persist'],
    Blob: ['text'],
  };
  const injected = () => new DOMException('injected', 'UnknownError');
  const calls = [];
  const counts = {};
  let active = true;
  const dead = new WeakSet();  // dead connections
  const connectionOf = (owner) => (owner instanceof IDBObjectStore ? owner.transaction.db : owner instanceof IDBTransaction ? owner.db : owner);

  const howOf = (name) => {
    const number = calls.push(name) - 1;
    counts[name] = (counts[name] ?? 0) + 1;
    const fault = faults.find(({ call, from = 1, to = Infinity }) => call === number || (call === name && counts[name] >= from && counts[name] <= to));
    return active ? fault?.how : undefined;
  };

  /** Holds back the events of a request or a transaction until `pass` calls their listeners; upgrade events are delivered immediately. */
  const hold = (target, pass) => {
    const listen = target.addEventListener;
    target.addEventListener = function (type, listener) {
      const later = function (event) { pass(() => listener.call(target, event)); };
      listen.call(target, type, type === 'upgradeneeded' ? listener : later);
    };
  };

  /** Makes a request to open a database report failure although the database opens. */
  const refuse = (request) => {
    const listen = request.addEventListener;
    request.addEventListener = function (type, listener) {
      if (type === 'success') return;
      listen.call(request, type, listener);
      if (type === 'error') {
        listen.call(request, 'success', (event) => {
          request.result?.close();
          Object.defineProperty(request, 'error', { value: injected() });
          listener.call(request, event);
        });
      }
    };
  };

  const fail = (answer, owner) => {
    if (answer instanceof IDBRequest && owner instanceof IDBFactory) refuse(answer);
    else if (answer instanceof IDBRequest) answer.transaction.abort();
    else if (answer instanceof IDBTransaction) answer.abort();
    else if (owner instanceof IDBTransaction) owner.abort();
    else throw injected();
    return answer;
  };

  let release = () => {};
  const released = new Promise((passed) => { release = passed; });
  const delay = () => Promise.race([released, new Promise((passed) => { setTimeout(passed, late); })]);
  const goWrong = (how, owner, make) => {
    if (how === 'throws') throw injected();
    if (how === 'dies') dead.add(connectionOf(owner));
    const answer = make();
    if (how === 'fails' || how === 'dies') return fail(answer, owner);
    if (answer instanceof EventTarget || typeof answer?.addEventListener === 'function') {
      hold(answer, how === 'hangs' ? () => {} : (tell) => { delay().then(tell); });
    }
    return answer;
  };

  const goWrongByPromise = (how, make) => {
    if (how === 'throws') return Promise.reject(injected());
    if (how === 'hangs') return new Promise(() => {});
    if (how === 'late') return delay().then(make);
    make().catch(() => {});
    return Promise.reject(injected());
  };

  injectFaults.undo?.();  // removes the hooks of the previous call
  const undo = [];
  injectFaults.undo = () => { for (const each of undo) each(); };
  for (const [type, names] of Object.entries(SITES)) {
    const prototype = globalThis[type]?.prototype;
    for (const name of prototype ? names : []) {
      const original = prototype[name];
      if (!original) continue;
      undo.push(() => { prototype[name] = original; });
      prototype[name] = function (...values) {
        const make = () => original.apply(this, values);
        if (values[1] === 'versionchange') return make();  // version changes never fail: the in-memory database uses them internally
        const how = type === 'IDBObjectStore' && dead.has(connectionOf(this)) ? 'fails' : howOf(`${type}.${name}`);
        if (how === undefined) return make();
        return ['LockManager', 'StorageManager', 'Blob'].includes(type) ? goWrongByPromise(how, make) : goWrong(how, this, make);
      };
    }
  }
  const stop = () => { active = false; };
  return { calls, stop, release };
}
