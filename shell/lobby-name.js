// The form of the dialogs for a table with friends in which a player writes a name. No form is submitted, because browsers refuse that in
// sandboxed frames; the Enter key presses the button.
import { button, footer, say } from './lobby-parts.js';
import { plainName } from './players.js';
import { element } from './sending.js';

const LONGEST_NAME = 40;  // characters, as in the page's own field for texts

/**
 * Makes the form. `enter` is called with a name that the protocol accepts, and with the output for messages and the button that enters the name;
 * `cancel` is [text, action] of the other button. Returns the form, and the element that should get the focus.
 */
export function nameForm({ label, name = '', go, cancel: [no, leave], enter }) {
  const field = element('input', { id: 'lobby-name', type: 'text', maxLength: LONGEST_NAME, value: name, autocomplete: 'off', autocapitalize: 'words', enterKeyHint: 'done' });
  const told = element('output', {});
  const submit = element('button', { type: 'submit', textContent: go });
  const form = element('form', {}, element('label', { htmlFor: field.id, textContent: label }), field, told, footer(button(no, leave), submit));
  submit.onclick = (event) => {
    event.preventDefault();
    const written = plainName(field.value);
    if (written) {
      enter(written, told, submit);
    } else {
      told.textContent = say('Write a name.');
      field.focus();
    }
  };
  return { form, first: name ? submit : field };
}
