// Makes calls of the browser's storage and locks fail. The text of this function can be given to a page, because it depends on nothing
// else.

/**
 * Counts the calls of the storage and of the locks, in their order. `faults` says which go wrong: {call, how, from, to}, where `call` is the number of a
 * call, from 0, or a name as `IDBObjectStore.put` for its calls number `from` to `to`, from 1; usually all. How:
 * `throws`: the call throws, or its promise is rejected; `fails`: it is made, and then told to have failed, its transaction ended; `hangs`: what it answers
 * is never heard of; `late`: it is heard of only after `late` ms, or once they are released; `dies`: it fails, and so does every request of
 * its connection from then on, while transactions are still begun (as in WebKit after a page has slept). Gives {calls, stop, release}: the
 * names of all calls that were made, an end of all faults, and what lets all be heard of that is late. No connection comes back to life.
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
  const dead = new WeakSet();  // connections
  const connectionOf = (owner) => (owner instanceof IDBObjectStore ? owner.transaction.db : owner instanceof IDBTransaction ? owner.db : owner);

  const howOf = (name) => {
    const number = calls.push(name) - 1;
    counts[name] = (counts[name] ?? 0) + 1;
    const fault = faults.find(({ call, from = 1, to = Infinity }) => call === number || (call === name && counts[name] >= from && counts[name] <= to));
    return active ? fault?.how : undefined;
  };

  /** Lets nobody hear of what becomes of a request or a transaction before `pass` says so; of an upgrade everybody hears at once. */
  const hold = (target, pass) => {
    const listen = target.addEventListener;
    target.addEventListener = function (type, listener) {
      const later = function (event) { pass(() => listener.call(target, event)); };
      listen.call(target, type, type === 'upgradeneeded' ? listener : later);
    };
  };

  /** A database that opens, and is said not to have. */
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

  injectFaults.undo?.();  // of the last time
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
        if (values[1] === 'versionchange') return make();  // simulates the database in memory
        const how = type === 'IDBObjectStore' && dead.has(connectionOf(this)) ? 'fails' : howOf(`${type}.${name}`);
        if (how === undefined) return make();
        return ['LockManager', 'StorageManager', 'Blob'].includes(type) ? goWrongByPromise(how, make) : goWrong(how, this, make);
      };
    }
  }
  const stop = () => { active = false; };
  return { calls, stop, release };
}
