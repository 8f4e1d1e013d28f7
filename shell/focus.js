// The keyboard's focus.

/** Focuses a node, unless that would take the focus from a page around this one. */
export function focusOn(node) {
  if (window.parent === window || document.hasFocus()) node?.focus();
}
