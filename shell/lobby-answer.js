// The field that takes a guest's answer: pasted, typed, or from the clipboard by a button.
import { focusOn } from './focus.js';
import { button, say, sentence } from './lobby-parts.js';
import { element } from './sending.js';

const PASTED = 20;  // characters that appear at once: more than a key or a word of a phone's keyboard

/** Returns the sentences about a refused answer, by reason. */
const faults = () => ({
  damaged: say('This answer is not complete. Copy all of it and paste it again.'),
  foreign: say('This is not the answer to this invitation. Ask your friend for the answer that the invitation has given.'),
  used: say('Somebody has already used this invitation. Make a new one.'),
});

/** Returns the sentence about a refused answer. */
export const answerFault = (error) => sentence(error, faults(), say('This answer cannot be used.'));

/** Returns the sentences about a connection that has not opened, or that the table has closed at once, by reason. */
const connectionFaults = () => ({
  version: say('The two devices have different versions of Tapete. Both of you reload the page; then make a new invitation.'),
  taken: say('Another device has answered. Only the device that has played in this seat can come back to it.'),
  local: say('The devices could not connect. If you are in different homes, choose “Across the Internet”. If you share a Wi-Fi, it may keep devices apart: use the hotspot of a phone.'),
  guest: say('The devices could not connect: the answer is only for the same network. Make a new invitation, and ask your friend to choose “Across the Internet”.'),
  networks: say('These two networks do not let your devices meet. Use the same Wi-Fi or the hotspot of a phone, and make a new invitation.'),
});

/** Returns whether the player has to be told why a connection has not opened; otherwise the guest is only missing. */
export const isConnectionFault = (why) => why in connectionFaults();

/** Returns the sentence about a connection that has not opened. `hasMailbox` tells whether the website can pass messages on. */
export function connectionFault(why, hasMailbox) {
  if (hasMailbox && ['local', 'guest', 'networks'].includes(why)) return say('The devices could not connect. Choose “Through this website”, and send a new invitation.');
  return sentence({ why }, connectionFaults(), say('The devices could not connect. Make a new invitation.'));
}

function pasteButton(field, { take, tell }) {
  return button(say('Paste'), async () => {
    const text = await navigator.clipboard.readText().catch(() => '');
    if (text.trim()) {
      field.value = text;
      take();
    } else {
      tell(say('Press and hold the box, then choose Paste.'));
      focusOn(field);
    }
  });
}

/** Makes the form. `deliver` rejects an answer with a reason. `tell` of the result shows a sentence below the field. */
export function answerForm(deliver) {
  const field = element('input', { id: 'lobby-answer', type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: false, enterKeyHint: 'done' });
  const label = element('label', { htmlFor: field.id, textContent: say('3. Open the answer here, or paste it.') });
  const told = element('output', {});
  const tell = (text) => {
    told.textContent = text;
    told.scrollIntoView({ block: 'nearest' });
  };
  let busy = false;
  let length = 0;
  const take = async () => {
    const text = field.value.trim();
    if (busy || !text) return;
    busy = true;
    tell(say('Reading the answer…'));
    try {
      await deliver(text);
      tell(say('The answer is here. Connecting…'));
    } catch (error) {
      tell(answerFault(error));
      field.select();
    }
    busy = false;
  };
  field.oninput = ({ inputType }) => {
    const pasted = inputType?.startsWith('insertFrom') || field.value.length - length > PASTED;
    length = field.value.length;
    if (pasted) take();
  };
  const paste = navigator.clipboard?.readText ? [pasteButton(field, { take, tell })] : [];
  // The Enter key presses this button.
  const enter = element('button', { type: 'submit', hidden: true });
  enter.onclick = (event) => {
    event.preventDefault();
    take();
  };
  return { box: element('form', {}, label, element('div', { className: 'row' }, field, ...paste), told, enter), tell };
}
