// A connection to another page that carries lines, whatever the transport. Loaded on demand.

const LONGEST = 4000;  // bytes of a line, as in src/online/protocol.hpp

/** Returns whether a value is a line of the protocol (docs/online.md). */
export const isLine = (line) =>
  typeof line === 'string' && line.length <= LONGEST && !/[\n\r]/.test(line) && new TextEncoder().encode(line).length <= LONGEST;

/** Makes the error with which a connection, an invitation or an answer is refused, for the reason `why`. */
export const refusal = (why) => Object.assign(new Error(why), { why });

/**
 * Base of all connections. `onopen()` is called when lines can be sent, `online(line)` for each line, and `onclose()` once, also after
 * close(). Each event waits until its callback is set. A transport adds send(line), leave(line) and close().
 */
export class Connection {
  #callbacks = {};
  #events = [];  // [name of the callback, line]

  set onopen(callback) { this.#listen('onopen', callback); }
  set online(callback) { this.#listen('online', callback); }
  set onclose(callback) { this.#listen('onclose', callback); }

  /** Calls a callback, after those of earlier events. */
  happen(name, line) {
    this.#events.push([name, line]);
    this.#deliver();
  }

  #listen(name, callback) {
    this.#callbacks[name] = callback;
    Promise.resolve().then(() => this.#deliver());
  }

  #deliver() {
    for (let at; (at = this.#events.findIndex(([name]) => this.#callbacks[name])) >= 0;) {
      const [[name, line]] = this.#events.splice(at, 1);
      this.#callbacks[name](line);
    }
  }
}
