// The browser's back button closes an open dialog, or leads through the screens of the app, before it leaves the page.

// The history has two kinds of entries of ours: the one with which the page began, and one above it that the back button uses up.
const BOTTOM = 'bottom';
const GUARD = 'guard';

let guard = () => {};

/** The open dialog that was added to the page last. */
const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);

/** Opens a dialog over everything else. The back button closes it. */
export function openModal(dialog) {
  dialog.showModal();
  guard();
}

/**
 * Returns a function that must be told how many screens are behind the present one. `back` goes back by one. A single entry of the history
 * stands for all dialogs and screens and is renewed when it has been used. In an embedded page, the history belongs to the embedding page and
 * is not touched.
 */
export function followBack(back) {
  if (window.parent !== window) return () => {};
  let depth = 0;
  let guarded = history.state?.tapete === GUARD;
  if (!guarded) history.replaceState({ tapete: BOTTOM }, '');
  guard = () => {
    if (guarded || (depth === 0 && !topDialog())) return;
    history.pushState({ tapete: GUARD }, '');
    guarded = true;
  };
  addEventListener('popstate', () => {
    const at = history.state?.tapete;
    const forward = at === GUARD && !guarded;
    guarded = at !== BOTTOM;
    if (!at) history.replaceState({ tapete: GUARD }, '');  // a link that was entered above the page has added an entry
    if (!at || forward) return;
    const dialog = topDialog();
    if (!dialog && depth === 0) return history.back();  // on the first screen, going back leaves the page
    if (dialog) dialog.close();
    else back();
    guard();
  });
  return (now) => {
    depth = now;
    guard();
  };
}
