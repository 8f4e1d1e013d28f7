// Time that passes when nothing else is left to do.

const nothingLeft = () => new Promise((passed) => setImmediate(passed));

export class Clock {
  #now = 0;
  #timers = [];

  set = (act, ms = 0) => { this.#timers.push({ at: this.#now + ms, act }); };
  after = (ms) => new Promise((passed) => this.set(passed, ms));

  /** What becomes of a promise in the next `limit` ms: {value}, {error}, or {} if nothing does. */
  async settle(promise, limit) {
    let outcome;
    promise.then((value) => { outcome = { value }; }, (error) => { outcome = { error }; });
    for (const end = this.#now + limit;;) {
      await nothingLeft();
      if (outcome) return outcome;
      this.#timers.sort((a, b) => a.at - b.at);
      if (!(this.#timers[0]?.at <= end)) return {};
      const { at, act } = this.#timers.shift();
      this.#now = at;
      act();
    }
  }
}
