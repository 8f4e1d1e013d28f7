// The browser's back button closes an open dialog, or leads through the screens of the app, before it leaves the page.

// Marks of our two entries in the browser's history: the one with which the page began, and the one above it that the back button removes.
const BOTTOM = 'bottom';
const GUARD = 'guard';

let guard = () => {};

/** Returns the open dialog that was added to the page last. */
const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);

/** Opens a dialog over everything else. The back button acts like the Escape key: it sends `cancel` to the dialog and closes it. */
export function openModal(dialog) {
  dialog.showModal();
  dialog.scrollTop = 0;  // the browser scrolls to the button that has the focus
  guard();
}

/**
 * Makes the back button call `back`, which goes back by one screen. Returns a function that must be called with the number of screens
 * to which the player can go back. A single history entry serves all dialogs and screens; it is added again after each use. In a frame, the history belongs to
 * the embedding page and is not touched.
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
    if (!at) history.replaceState({ tapete: GUARD }, '');  // a link that was entered in the address bar has added an entry
    if (!at || forward) return;
    const dialog = topDialog();
    if (!dialog && depth === 0) return history.back();  // on the home screen, going back leaves the page
    if (!dialog) back();
    else if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    guard();
  });
  return (now) => {
    depth = now;
    guard();
  };
}
