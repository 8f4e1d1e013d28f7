// Runs first in the page and replaces its clock. Each timer or frame runs as soon as the earlier ones are done, and performance.now() jumps
// to the time at which the timer or frame is due. During an operation that takes real time (a file, a transaction, a lock), the page's time
// passes as fast as real time. Timers of PATIENT ms or more ("patient timers") wait in real time, because such timers are timeouts for
// answers.
{
  const PATIENT = 3000;  // shortest ms of a patient timer
  const FRAME = 250;     // ms between two frames of an animation
  const REST = 300;  // ms that pass when no timer or frame is left, so that new targets no longer ignore presses
  const POLL_MS = 50;  // time between checks while an operation is pending

  const later = window.setTimeout.bind(window);
  const cancel = window.clearTimeout.bind(window);
  const passed = performance.now.bind(performance);

  let ahead = 0;  // ms by which the page's time is ahead of real time
  let skipped = 0;  // ms by which pass() has shortened the wait of patient timers
  let underWay = 0;  // number of pending operations
  let last = 0;  // time at which the last timer or frame ran
  let lastFrame = 0;  // time at which the last frame ran
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
  /** Schedules goOn() after the browser's other pending work. */
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

  /** Runs the next timer or frame, or schedules a wake-up for it. */
  function goOn() {
    const event = next();
    const rest = event ? wait(event) : Infinity;
    if (rest <= 0) return happen(event);
    if (underWay > 0) {
      alarm = later(wake, Math.min(rest, POLL_MS));
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
    /** Returns whether nothing moves, nothing is pending, and only patient timers remain. */
    idle: () => underWay === 0 && frames.size === 0 && [...timers.values()].every(({ patient }) => patient),
    /** Returns the ms until the last of the present timers is due. */
    longest: () => Math.max(0, ...[...timers.values()].map(wait)),
    /** Advances time by `ms`, for patient timers too. */
    pass: (ms) => {
      ahead += ms;
      skipped += ms;
      wake();
    },
  };

  /** Notes that an operation is pending. Returns the function that ends it. */
  function begin() {
    let open = true;
    ++underWay;
    return () => {
      if (open) --underWay;
      open = false;
      wake();
    };
  }

  /** Treats the promise of each call of `owner[name]` as a pending operation. */
  function follow(owner, name) {
    const original = owner[name];
    owner[name] = function followed(...values) {
      const answer = original.apply(this, values);
      const over = begin();
      answer.then(() => later(over), over);  // the handlers of the answer run before the operation ends
      return answer;
    };
  }
  // A press, too, takes real time. Otherwise the frames that are drawn meanwhile would make it a long press.
  let release;
  for (const start of ['mousedown', 'touchstart']) addEventListener(start, () => { release ??= begin(); }, true);
  for (const end of ['mouseup', 'touchend', 'touchcancel']) {
    addEventListener(end, () => {
      release?.();
      release = undefined;
    }, true);
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

  const { setLocalDescription } = window.RTCPeerConnection?.prototype ?? {};
  if (setLocalDescription) {
    // The search for the browser's own addresses is a pending operation, so that its timeout waits in real time.
    RTCPeerConnection.prototype.setLocalDescription = function followed(...values) {
      const over = begin();
      const look = () => { if (this.iceGatheringState === 'complete') over(); };
      this.addEventListener('icegatheringstatechange', look);
      const answer = setLocalDescription.apply(this, values);
      answer.then(look, over);
      return answer;
    };
  }
}
