// Copies text to the clipboard. Browsers allow copying only right after a press.

const PATIENCE = 1500;  // ms to wait for the clipboard; some browsers never answer

/** Copies the text. Resolves to whether copying worked. */
export async function copyText(text) {
  try {
    const writing = navigator.clipboard.writeText(text);
    await Promise.race([writing, new Promise((_, failed) => { setTimeout(failed, PATIENCE); })]);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Selects the whole text of a field. Takes the focus from other fields of this page, but never from an embedding page. */
export function selectText(field) {
  if (!document.hasFocus()) return;
  field.focus();
  field.setSelectionRange(0, field.value.length);
}

/** Copies without the clipboard interface, which frames and plain http lack. */
function copySelected(text) {
  if (!document.hasFocus()) return false;
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;  // otherwise a phone would show its keyboard
  field.style.position = 'fixed';  // otherwise the page would grow
  // Everything outside an open dialog is inert.
  const dialog = [...document.querySelectorAll('dialog[open]')].pop();
  (dialog ?? document.body).append(field);
  selectText(field);
  // Some browsers report success although nothing was copied. In that case this event is missing, or other text is selected.
  let selected = '';
  field.oncopy = () => { selected = field.value.slice(field.selectionStart, field.selectionEnd); };
  try {
    return document.execCommand('copy') && selected === text;
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus();
  }
}
