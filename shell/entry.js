// Text entry in a field of the page instead of the canvas, so that every keyboard, clipboard and input method works.
import { openModal } from './back.js';

const dialog = document.getElementById('entry');
const field = document.getElementById('entry-text');
const WORDS = { es: { accept: 'Aceptar', cancel: 'Cancelar' }, en: { accept: 'OK', cancel: 'Cancel' } };

/** Lets the player edit `value`; calls `entered(text)` if the player has changed it. */
export function editText(title, value, entered) {
  const words = WORDS[document.documentElement.lang] ?? WORDS.en;
  document.getElementById('entry-title').textContent = title;
  document.getElementById('entry-accept').textContent = words.accept;
  document.getElementById('entry-cancel').textContent = words.cancel;
  field.value = value;
  dialog.returnValue = '';
  dialog.onclose = () => { if (dialog.returnValue === 'accept' && field.value !== value) entered(field.value); };
  openModal(dialog);
  field.select();
}

document.getElementById('entry-cancel').onclick = () => dialog.close();
// The Enter key presses this button too. The form is never submitted, because browsers refuse that in sandboxed frames.
document.getElementById('entry-accept').onclick = (event) => {
  event.preventDefault();
  dialog.close('accept');
};
