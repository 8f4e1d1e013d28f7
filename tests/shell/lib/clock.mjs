// Clock that advances only when no other work is left.

const nothingLeft = () => new Promise((passed) => setImmediate(passed));

export class Clock {
  #now = 0;
  #timers = [];

  set = (act, ms = 0) => { this.#timers.push({ at: this.#now + ms, act }); };
  after = (ms) => new Promise((passed) => this.set(passed, ms));

  /** Waits at most `limit` ms for a promise. Returns {value}, {error}, or {} if the promise is still pending. */
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
