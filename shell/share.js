// Shows a link with a QR code for the camera of a phone. Loaded on demand.
import { openModal } from './back.js';
import { speaker } from './language.js';
import { makeLink } from './links.js';
import { element, sendingParts } from './sending.js';
import { WORDS } from './share-words.js';

const say = speaker(WORDS);

/** Shares the text as a link; without a text, shares the address of the page. */
export function share(title, text) {
  const link = text ? makeLink(text) : location.origin + location.pathname;
  const { code, field, told, copy, send } = sendingParts(link, `Tapete: ${title}`, title);
  const close = element('button', { type: 'button', textContent: say('Close') });
  const buttons = element('div', { className: 'buttons' }, close, copy, ...(send ? [send] : []));
  const heading = element('h2', { textContent: title });
  const about = element('p', { textContent: say('Show the code or send the link: it opens on any phone or computer.') });
  const above = code ?? element('p', { textContent: say('Too long for a QR code: share the link.') });
  const dialog = element('dialog', { className: 'share' }, heading, ...(code ? [code, about] : [above]), field, told, buttons);
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  openModal(dialog);
  copy.focus({ preventScroll: true });
}
