// The browser's way back leads through the screens of the app before it leaves the page.

/**
 * Gives a function that is told how many screens lie behind the present one. `back` goes back by one. One entry of the history stands for
 * all of them; it is renewed when it has been used. Inside another page the history is that page's, and is left alone.
 */
export function followBack(back) {
  if (window.parent !== window) return () => {};
  let depth = 0;
  let guarded = Boolean(history.state?.tapete);
  const guard = () => {
    if (depth === 0 || guarded) return;
    history.pushState({ tapete: true }, '');
    guarded = true;
  };
  addEventListener('popstate', () => {
    if (!guarded || history.state?.tapete) return;
    guarded = false;
    if (depth === 0) return history.back();  // nothing is left to leave but the page
    back();
    guard();
  });
  return (now) => {
    depth = now;
    guard();
  };
}
