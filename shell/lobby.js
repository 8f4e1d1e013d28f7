// Dialogs and notices for a table with friends. Loaded on demand.
import { focusOn } from './focus.js';
import { answerFault } from './lobby-answer.js';
import { about, button, footer, loadStyle, Panel, paragraph, say } from './lobby-parts.js';
import { element, sendingParts } from './sending.js';

export { openGuestLobby } from './lobby-guest.js';
export { openHostLobby } from './lobby-host.js';

/** Opens a choice of phrases; calls `tell` with the number of the chosen phrase. */
export function openPhrases(phrases, tell) {
  const panel = new Panel(() => {});
  const chosen = (number) => {
    panel.close();
    tell(number);
  };
  const buttons = phrases.map((phrase, number) => button(phrase, () => chosen(number)));
  const list = element('div', { className: 'phrases' }, ...buttons);
  panel.show(say('Say something'), () => buttons[0], list, footer(button(say('Close'), () => panel.close())));
  return { close: () => panel.close() };
}

/** Asks whether to leave the present table for another one. Resolves to the answer. */
export function askToLeave() {
  return new Promise((resolve) => {
    const panel = new Panel(() => resolve(false));
    const answer = (leaves) => {
      resolve(leaves);
      panel.close();
    };
    panel.ask(say('Leave the table?'), say('You are at another table with friends. If you open a new one, you leave it.'),
      [say('Stay'), () => answer(false)], [say('Leave table'), () => answer(true)]);
  });
}

/**
 * Covers the page of a tab that was opened by an answer, and tells what has become of the answer: `result` is 'taken', the reason of a refusal,
 * or 'unheard' if there is no table in this browser. In the last case `link` is offered for copying.
 */
export function showDelivered(result, link) {
  loadStyle();
  const notice = element('div', { className: 'notice delivered', tabIndex: -1 });
  notice.setAttribute('role', 'alert');
  for (const id of ['canvas', 'mirror', 'hear']) document.getElementById(id).inert = true;
  document.getElementById('splash').classList.add('gone');
  document.getElementById('cloth').append(notice);
  if (result === 'taken') {
    notice.append(paragraph(say('Answer delivered. Go back to your table: it is in the other tab.')));
  } else if (result === 'unheard') {
    notice.append(paragraph(nobodyWaits()), ...copyRow(link));
  } else {
    notice.append(paragraph(answerFault({ why: result })));
  }
  focusOn(notice);
}

const offline = element('output', { className: 'offline' });

/** Says above the table that the network of this device is lost, until `isReached`. */
export function showReach(isReached) {
  loadStyle();
  offline.textContent = isReached ? '' : say('No connection. What you play is sent as soon as it is back.');
  if (isReached) offline.remove();
  else document.body.append(offline);
}

const nobodyWaits = () => say('No table in this browser is waiting for this answer.');

/** Tells that an answer was opened in a tab without a table, and offers its link for copying. */
export function openUndelivered(link) {
  const panel = new Panel(() => {});
  const close = button(say('Close'), () => panel.close(), 'main');
  panel.show(say('Answer not delivered'), () => close, about(nobodyWaits()), ...copyRow(link), footer(close));
}

/** Makes the elements with which the player takes the answer to a table in another browser. */
function copyRow(link) {
  const { field, told, copy } = sendingParts(link);
  field.hidden = true;
  return [paragraph(say('Copy it, go to the page with your table, and paste it there.')), copy, field, told];
}
