// Faults for the calls of a service worker, of the same kinds as those of the storage (tests/support/faults.mjs).

const LATE = 10_000;  // ms until a late call is made

/** The ways in which a call can go wrong; `act` performs it. A call that `fails` takes effect and then reports an error. */
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
  calls = [];  // names of all calls, in order
  #plan;
  #clock;

  /** `plan` maps the number of a call to a key of WAYS. */
  constructor(plan, clock) {
    this.#plan = plan;
    this.#clock = clock;
  }

  call(name, act) {
    const how = this.#plan[this.calls.push(name) - 1];
    return how ? WAYS[how](act, this.#clock) : Promise.resolve().then(act);
  }
}
