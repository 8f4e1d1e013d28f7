// Parts of the dialogs in which a player sends a link: QR code, copy button and share button.
import { copyText, selectText } from './clipboard.js';
import { speaker } from './language.js';
import qrcode from './qrcode.js';
import { WORDS } from './share-words.js';

const say = speaker(WORDS);
const SVG = 'http://www.w3.org/2000/svg';
const LONGEST = 1000;  // characters: for a longer text the code is too fine for a phone's camera
const QUIET = 4;  // white modules around the code

/** Makes an element with properties and children. */
export function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

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
  svg.setAttribute('aria-label', say('QR code for a phone camera'));
  const paper = document.createElementNS(SVG, 'rect');
  paper.setAttribute('width', side);
  paper.setAttribute('height', side);
  paper.setAttribute('fill', '#fff');
  const ink = document.createElementNS(SVG, 'path');
  ink.setAttribute('d', path);
  svg.append(paper, ink);
  return svg;
}

function shareButton(data, told) {
  const send = element('button', { type: 'button', className: 'main', textContent: say('Share#a link') });
  send.onclick = async () => {
    told.textContent = '';
    try {
      await navigator.share(data);
    } catch (error) {
      const cancelled = error?.name === 'AbortError';  // by the player
      if (!cancelled) told.textContent = say('It could not be shared. Copy the link.');
    }
  };
  return send;
}

/**
 * Makes the parts that send a link. Returns the QR code (null if the link is too long), a field with the link, the output for errors, the
 * copy button, and the share button where the browser can share. The field is shown if copying fails. `title` and `text` go with the link.
 */
export function sendingParts(link, title, text) {
  const field = element('input', { type: 'text', readOnly: true, value: link, ariaLabel: say('Link') });
  const told = element('output', {});
  const copy = element('button', { type: 'button', textContent: say('Copy link') });
  copy.onclick = async () => {
    const copied = await copyText(link);
    copy.textContent = copied ? say('Copied#a link') : say('Copy link');
    told.textContent = copied ? '' : say('Copy it by hand.');
    if (copied) return;
    field.hidden = false;
    selectText(field);
  };
  const send = navigator.share ? shareButton({ title, text, url: link }, told) : undefined;
  if (!send) copy.className = 'main';
  return { code: picture(link), field, told, copy, send };
}
