// Runs first in the page and lets a test wait for a condition.
{
  const POLL_MS = 50;  // time between checks: some changes cause no event

  const later = window.setTimeout.bind(window);
  const now = performance.now.bind(performance);
  const watches = new Set();

  /** Returns a promise of the first true value of `wanted()`, or of undefined after `patience` ms. */
  window.until = (wanted, patience) => new Promise((found, failed) => {
    const end = now() + patience;
    const watch = () => {
      try {
        const value = wanted();
        if (!value && now() < end) return;
        found(value || undefined);
      } catch (error) {
        failed(error);
      }
      watches.delete(watch);
    };
    watches.add(watch);
    const poll = () => {
      watch();
      if (watches.has(watch)) later(poll, POLL_MS);
    };
    poll();
  });

  /** Checks the conditions of all waiting tests. */
  window.until.look = () => watches.forEach((watch) => watch());
}
