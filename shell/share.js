// Shows a link with a QR code for the camera of a phone. Loaded on demand.
import { openModal } from './back.js';
import { copyText, selectText } from './clipboard.js';
import { speaker } from './language.js';
import { makeLink } from './links.js';
import qrcode from './qrcode.js';
import { WORDS } from './share-words.js';

const say = speaker(WORDS);
const SVG = 'http://www.w3.org/2000/svg';
const LONGEST = 1000;  // characters: for a longer text the code is too fine for a phone's camera
const QUIET = 4;  // white modules around the code

/** Draws the QR code as an SVG element; returns null if the text is too long. */
function picture(text) {
  if (text.length > LONGEST) return null;
  const code = qrcode(0, 'L');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let y = 0; y < count; ++y)
    for (let x = 0; x < count; ++x) if (code.isDark(y, x)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  const svg = document.createElementNS(SVG, 'svg');
  const side = count + 2 * QUIET;
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('shape-rendering', 'crispEdges');
  const paper = document.createElementNS(SVG, 'rect');
  paper.setAttribute('width', side);
  paper.setAttribute('height', side);
  paper.setAttribute('fill', '#fff');
  const ink = document.createElementNS(SVG, 'path');
  ink.setAttribute('d', path);
  svg.append(paper, ink);
  return svg;
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

export function share(title, text) {
  const link = makeLink(text);
  const code = picture(link);
  code?.setAttribute('aria-label', say('QR code for a phone camera'));
  const field = element('input', { type: 'text', readOnly: true, value: link, ariaLabel: say('Link') });
  const copy = element('button', { type: 'button', textContent: say('Copy') });
  const told = element('output', {});
  copy.onclick = async () => {
    const copied = await copyText(link);
    copy.textContent = copied ? say('Copied#a link') : say('Copy');
    told.textContent = copied ? '' : say('Copy it by hand.');
    if (!copied) selectText(field);
  };
  const close = element('button', { type: 'button', textContent: say('Close') });
  const buttons = element('div', { className: 'buttons' }, close, copy);
  if (navigator.share) {
    const send = element('button', { type: 'button', className: 'main', textContent: say('Share#a link') });
    send.onclick = async () => {
      told.textContent = '';
      try {
        await navigator.share({ title: `Tapete: ${title}`, text: title, url: link });
      } catch (error) {
        const cancelled = error?.name === 'AbortError';  // by the player
        if (!cancelled) told.textContent = say('It could not be shared. Copy the link.');
      }
    };
    buttons.append(send);
  } else {
    copy.className = 'main';
  }
  const heading = element('h2', { textContent: title });
  const about = element('p', { textContent: say('Show the code or send the link: it opens on any phone or computer.') });
  const above = code ?? element('p', { textContent: say('Too long for a QR code: share the link.') });
  const dialog = element('dialog', { className: 'share' }, heading, ...(code ? [code, about] : [above]), field, told, buttons);
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  openModal(dialog);
  copy.focus();
}
