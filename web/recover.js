// Before everything else: a page from the browser's cache may name files that a newer version has replaced. Then it is fetched
// anew, once. Gives whether it does that.
window.startAgain = () => {
  if (performance.getEntriesByType('navigation')[0]?.type === 'reload') return false;
  fetch(location.href, { cache: 'reload' }).then(() => location.reload());
  return true;
};
addEventListener('error', ({ target }) => { if (target instanceof HTMLScriptElement) window.startAgain(); }, true);
