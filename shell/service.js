// Connection to the service of a match with guests (src/online/match_service.hpp), which runs in a Worker. Loaded on demand.
import { openWorker } from './bots.js';

const BEAT = 1000;  // ms between two requests that only let the service check the time

/**
 * The service. Its replies to a request are passed to `heard` one by one, in order. The replies `send` wait until the page has stored the
 * log: a page that is killed and comes back then knows everything that it has told the others, who would otherwise take it for a cheat.
 */
export class Service {
  #worker = openWorker();
  #timer = 0;
  #answered;  // resolves the promise of open()
  #sent = Promise.resolve();  // resolves when all replies `send` so far have been passed on

  /**
   * `stored()` returns a promise that resolves when everything that `heard` has received is stored, or could not be stored. `failed` is
   * called if the Worker has died.
   */
  constructor({ heard, stored, failed }) {
    const send = (reply) => {
      const storing = stored();
      this.#sent = this.#sent.then(() => storing).then(() => heard(reply));
    };
    this.#worker.onmessage = ({ data }) => {
      if ('isGood' in data) this.#answered(data.isGood);
      for (const reply of data.replies ?? []) (reply.startsWith('send ') ? send : heard)(reply);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault?.();
      this.close();
      failed();
    };
  }

  /** Opens a service, and lets it report what it knows. Resolves to it, or to null if the setup or the log is not valid. */
  static async start(setup, log, callbacks) {
    const service = new Service(callbacks);
    if (await service.open(setup, log)) {
      service.ask('tick');
      return service;
    }
    service.close();
    return null;
  }

  /** Opens the service with a setup and the lines of a log. Resolves to whether they are valid. */
  open(setup, log = []) {
    this.#timer = setInterval(() => this.ask('tick'), BEAT);
    return new Promise((opened) => {
      this.#answered = opened;
      this.#worker.postMessage({ open: [setup, '', ...log].join('\n') });
    });
  }

  /** Returns a promise that resolves when all lines so far have been sent. */
  sent() {
    return this.#sent;
  }

  ask(request) {
    this.#worker.postMessage({ request });
  }

  close() {
    clearInterval(this.#timer);
    this.#worker.terminate();
  }
}
