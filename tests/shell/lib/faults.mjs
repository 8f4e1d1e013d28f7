// Calls of a service worker that go wrong when a test wants it, in the same ways as those of the storage (tests/support/faults.mjs).

const LATE = 10_000;  // ms

/** In what ways a call may go wrong; `act` does what was asked for. What fails has been done all the same. */
export const WAYS = {
  throws: async () => { throw new Error('refused'); },
  hangs: () => new Promise(() => {}),
  late: async (act, clock) => {
    await clock.after(LATE);
    return act();
  },
  fails: async (act) => {
    await act();
    throw new Error('the answer is lost');
  },
};

export class Faults {
  calls = [];  // their names, in order
  #plan;
  #clock;

  /** `plan` tells by the number of a call how it goes wrong. */
  constructor(plan, clock) {
    this.#plan = plan;
    this.#clock = clock;
  }

  call(name, act) {
    const how = this.#plan[this.calls.push(name) - 1];
    return how ? WAYS[how](act, this.#clock) : Promise.resolve().then(act);
  }
}
