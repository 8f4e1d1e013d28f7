// Connection to the service of a match with guests (src/online/match_service.hpp), which runs in a Worker. Loaded on demand.
import { openWorker } from './bots.js';

const BEAT = 1000;  // ms between two requests that only let the service check the time

/** The service. Its replies to a request are passed to `heard` one by one, in order. */
export class Service {
  #worker = openWorker();
  #timer = 0;
  #answered;  // resolves the promise of open()

  /** `failed` is called if the Worker has died. */
  constructor(heard, failed) {
    this.#worker.onmessage = ({ data }) => {
      if ('isGood' in data) this.#answered(data.isGood);
      for (const reply of data.replies ?? []) heard(reply);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault?.();
      this.close();
      failed();
    };
  }

  /** Opens a service, and lets it report what it knows. Resolves to it, or to null if the setup or the log is not valid. */
  static async start(setup, log, heard, failed) {
    const service = new Service(heard, failed);
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

  ask(request) {
    this.#worker.postMessage({ request });
  }

  close() {
    clearInterval(this.#timer);
    this.#worker.terminate();
  }
}
