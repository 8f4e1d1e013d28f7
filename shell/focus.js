// Keyboard focus.

/** Focuses a node, unless that would take the focus from an embedding page. */
export function focusOn(node) {
  if (window.parent === window || document.hasFocus()) node?.focus();
}
