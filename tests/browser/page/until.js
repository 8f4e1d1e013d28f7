// Runs first in the page: lets a test wait for a condition in it.
{
  const OFTEN = 50;  // ms between checks, because not every change comes with an event

  const later = window.setTimeout.bind(window);
  const now = performance.now.bind(performance);
  const watches = new Set();

  /** Gives what `wanted()` gives, once that is something; after `patience` ms undefined. */
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
    const often = () => {
      watch();
      if (watches.has(watch)) later(often, OFTEN);
    };
    often();
  });

  /** Something has happened: everybody who waits looks. */
  window.until.look = () => watches.forEach((watch) => watch());
}
