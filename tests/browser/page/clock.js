// Runs first in the page and lets the tests drive its clock. A timer or a frame comes as soon as those before it are done, and
// performance.now() jumps to its due time. While something is under way that takes real time (a file, a transaction, a lock), time passes
// as it really does. So it does for timers of PATIENT and more, which wait for answers that may not come.
{
  const PATIENT = 3000;  // ms
  const FRAME = 250;     // ms between two frames of an animation
  const REST = 300;  // ms that pass after everything else, because targets that have just appeared do not react to a press
  const OFTEN = 50;  // ms between checks while something is under way

  const later = window.setTimeout.bind(window);
  const cancel = window.clearTimeout.bind(window);
  const passed = performance.now.bind(performance);

  let ahead = 0;  // ms by which the page's time is ahead of real time
  let skipped = 0;  // ms that patient timers need not wait
  let underWay = 0;
  let last = 0;  // when something last happened
  let lastFrame = 0;
  let ids = 2 ** 30;  // larger than the browser's own ids
  const timers = new Map();
  const frames = new Map();
  const now = () => passed() + ahead;
  const wait = ({ at, patient }) => (patient ? at - skipped - passed() : at - now());

  let awake = false;
  let alarm = 0;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    awake = false;
    cancel(alarm);
    goOn();
  };
  /** Goes on soon: whatever else the browser has to do comes in between. */
  function wake() {
    if (!awake) channel.port2.postMessage(null);
    awake = true;
  }

  function draw() {
    lastFrame = now();
    const drawn = [...frames.values()];
    frames.clear();
    drawn.forEach((f) => f(lastFrame));
  }

  function next() {
    let first = frames.size > 0 ? { at: lastFrame + FRAME, f: draw } : undefined;
    for (const timer of timers.values()) if (!first || wait(timer) < wait(first)) first = timer;
    return first;
  }

  /** Does the one thing that comes next, or sees to it that it will be done. */
  function goOn() {
    const event = next();
    const rest = event ? wait(event) : Infinity;
    if (rest <= 0) return happen(event);
    if (underWay > 0) {
      alarm = later(wake, Math.min(rest, OFTEN));
    } else if (event && !event.patient) {
      ahead += rest;
      happen(event);
    } else {
      ahead += Math.max(0, last + REST - now());
      if (event) alarm = later(wake, rest);
      window.until.look();
    }
    return undefined;
  }

  function happen({ id, f }) {
    timers.delete(id);
    last = now();
    try {
      f();
    } finally {
      window.until.look();
      wake();
    }
  }

  performance.now = now;
  window.setTimeout = (f, ms = 0, ...values) => {
    const id = ++ids;
    const patient = ms >= PATIENT;
    const start = patient ? passed() + skipped : now();
    timers.set(id, { id, patient, at: start + Math.max(0, ms), f: () => f(...values) });
    wake();
    return id;
  };
  window.clearTimeout = (id) => { timers.delete(id); };
  window.requestAnimationFrame = (f) => {
    frames.set(++ids, f);
    wake();
    return ids;
  };
  window.cancelAnimationFrame = (id) => { frames.delete(id); };

  window.clock = {
    /** Nothing moves, and nothing will by itself, but for timers that are patient. */
    idle: () => underWay === 0 && frames.size === 0 && [...timers.values()].every(({ patient }) => patient),
    /** In how many ms the last timer is due. */
    longest: () => Math.max(0, ...[...timers.values()].map(wait)),
    /** Lets time pass for all timers. */
    pass: (ms) => {
      ahead += ms;
      skipped += ms;
      wake();
    },
  };

  /** Something is under way; gives what is to be called when it is over. */
  function begin() {
    let open = true;
    ++underWay;
    return () => {
      if (open) --underWay;
      open = false;
      wake();
    };
  }

  /** Whoever calls `owner[name]` has to wait for the promise that it gives. */
  function follow(owner, name) {
    const original = owner[name];
    owner[name] = function followed(...values) {
      const answer = original.apply(this, values);
      const over = begin();
      answer.then(() => later(over), over);  // leaves time for what is done with the answer
      return answer;
    };
  }
  follow(window, 'fetch');
  for (const name of ['arrayBuffer', 'text', 'json']) follow(Response.prototype, name);
  if (window.Clipboard) follow(Clipboard.prototype, 'writeText');

  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function followed(...values) {
    const made = transaction.apply(this, values);
    const over = begin();
    for (const end of ['complete', 'abort']) made.addEventListener(end, over);
    return made;
  };

  const { request } = window.LockManager?.prototype ?? {};
  if (request) {
    LockManager.prototype.request = function followed(...values) {
      const use = values.pop();
      let over;
      const had = request.call(this, ...values, (lock) => {
        over();
        return use(lock);
      });
      over = begin();
      had.then(over, over);
      return had;
    };
  }
}
