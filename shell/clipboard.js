// Copies text to the clipboard. Browsers allow that only right after a press.

/** Copies the text. Resolves to whether that worked. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The old way, for frames and addresses in which scripts have no clipboard. */
function copySelected(text) {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';  // otherwise the page would grow
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  focused?.focus();
  return done;
}
