// Loads a module of the engine: the bots of a game (src/platform/bot.cpp), or the judge (src/platform/judge.cpp and online.cpp).
import { fetchFile, instantiate } from './fetch.js';

const WEIGHTS = 'weights_';  // first part of the names of exported functions

/** Returns the functions that every module imports. `buffer()` returns the module's memory. */
const importsFor = (buffer) => ({
  env: { emscripten_notify_memory_growth() {} },
  wasi_snapshot_preview1: {
    clock_time_get(clock, precision, at) {
      new DataView(buffer()).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);  // nanoseconds
      return 0;  // success
    },
  },
});

/** A module. Its functions take and return numbers and texts; a text is passed as the address of its bytes in UTF-8, which end with a zero. */
class Engine {
  #exports;
  #heap;  // the module's memory

  constructor(exports, heap) {
    this.#exports = exports;
    this.#heap = heap;
  }

  /** Calls a function with numbers and texts. Returns a number, which may be the address of a text. */
  call(name, ...values) {
    const texts = [];
    const passed = values.map((value) => {
      if (typeof value !== 'string') return value;
      texts.push(this.#write(value));
      return texts.at(-1);
    });
    const result = this.#exports[name](...passed);
    for (const at of texts) this.#exports.free(at);
    return result;
  }

  /** Calls a function that returns a text. */
  text(name, ...values) {
    const start = this.call(name, ...values);
    const bytes = new Uint8Array(this.#heap.buffer);
    return new TextDecoder().decode(bytes.subarray(start, bytes.indexOf(0, start)));
  }

  /** Loads the learned weights for which the module has room (cmake/Weights.cmake). */
  async loadWeights() {
    const wanted = Object.keys(this.#exports).filter((name) => name.startsWith(WEIGHTS));
    await Promise.all(wanted.map(async (name) => {
      const file = `weights/${name.slice(WEIGHTS.length)}.bin`;
      const bytes = await fetchFile(file);
      const at = bytes && this.#exports[name](bytes.length);  // 0 if the file has another size, such as a login page
      if (!at) throw new Error(`no ${file}`);
      new Uint8Array(this.#heap.buffer).set(bytes, at);
    }));
  }

  #write(text) {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const at = this.#exports.malloc(bytes.length);
    if (!at) throw new Error('no memory for a question');
    new Uint8Array(this.#heap.buffer).set(bytes, at);
    return at;
  }
}

/** Loads a module by its name. `cache` is the cache mode of the request. */
export async function loadEngine(name, cache = 'default') {
  let heap;
  const response = await fetch(new URL(`tapete_${name}.wasm`, import.meta.url), { cache });
  const { instance: { exports } } = await instantiate(response, importsFor(() => heap.buffer));
  ({ memory: heap } = exports);
  exports._initialize();
  const engine = new Engine(exports, heap);
  await engine.loadWeights();
  return engine;
}
