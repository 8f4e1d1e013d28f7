// The browser's way back leads through the screens of the app before it leaves the page.

// Two kinds of entries in the history: the one that the page began with, and one above it to be used up by going back.
const BOTTOM = 'bottom';
const GUARD = 'guard';

/**
 * Gives a function that is told how many screens lie behind the present one. `back` goes back by one. One entry of the history stands for
 * all of them; it is renewed when it has been used. Inside another page the history is that page's, and is left alone.
 */
export function followBack(back) {
  if (window.parent !== window) return () => {};
  let depth = 0;
  let guarded = history.state?.tapete === GUARD;
  if (!guarded) history.replaceState({ tapete: BOTTOM }, '');
  const guard = () => {
    if (depth === 0 || guarded) return;
    history.pushState({ tapete: GUARD }, '');
    guarded = true;
  };
  addEventListener('popstate', () => {
    const at = history.state?.tapete;
    const forward = at === GUARD && !guarded;
    guarded = at !== BOTTOM;
    if (!at) history.replaceState({ tapete: GUARD }, '');  // a link that was entered above the page has made an entry
    if (!at || forward) return;
    if (depth === 0) return history.back();  // nothing is left to leave but the page
    back();
    guard();
  });
  return (now) => {
    depth = now;
    guard();
  };
}
