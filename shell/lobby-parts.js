// Parts of the dialogs for a table with friends.
import { openModal } from './back.js';
import { focusOn } from './focus.js';
import { speaker } from './language.js';
import { WORDS } from './lobby-words.js';
import { element, sendingParts } from './sending.js';

export const say = speaker(WORDS);
/** Puts a value in place of the `@` of a phrase. */
export const fill = (phrase, value) => phrase.replace('@', () => value);
export const paragraph = (textContent) => element('p', { textContent });
/** Makes the paragraph that is read together with the button for the next step. */
export const about = (textContent) => element('p', { textContent, id: 'lobby-about' });

export function button(textContent, onclick, className = '') {
  return element('button', { type: 'button', textContent, onclick, className });
}

/** Makes a row of buttons that stays in view at the bottom of the dialog. */
export const footer = (...buttons) => element('div', { className: 'foot' }, ...buttons);

let style;

/** Loads the style sheet of these dialogs. Resolves even if it does not arrive. */
export function loadStyle() {
  style ??= new Promise((done) => {
    const link = element('link', { rel: 'stylesheet', href: new URL('lobby.css', import.meta.url).href, onload: done });
    link.onerror = () => {
      style = undefined;
      link.remove();
      done();
    };
    document.head.append(link);
  });
  return style;
}

/** Dialog that shows one view at a time, under a heading and an output for news. */
export class Panel {
  #heading = element('h2', { id: 'lobby-title', tabIndex: -1 });
  #view = element('div', {});
  #goal;
  #gone = false;
  #closed;

  /** Called by Escape and by the back button; the dialog stays open if the result is true. */
  back = () => false;

  constructor(closed) {
    this.#closed = closed;
    this.news = element('output', { className: 'news' });
    this.dialog = element('dialog', { className: 'lobby' }, this.#heading, this.news, this.#view);
    this.dialog.setAttribute('aria-labelledby', 'lobby-title');
    this.dialog.oncancel = (event) => { if (event.target === this.dialog && this.back()) event.preventDefault(); };
    this.dialog.onclose = () => this.close();
    this.#open();
  }

  async #open() {
    await loadStyle();
    if (this.#gone) return;
    document.body.append(this.dialog);
    openModal(this.dialog);
    this.#focusFirst();
  }

  /**
   * Gives the focus to the first element, which screen readers read together with the heading and the text. The buttons at the bottom are
   * always in view, so they do not scroll the dialog.
   */
  #focusFirst() {
    const node = this.#goal?.() ?? this.#heading;
    const { scrollTop } = this.dialog;
    const described = node !== this.#heading && !node.dataset.act && this.#view.querySelector('#lobby-about');
    if (described) node.setAttribute('aria-describedby', 'lobby-title lobby-about');
    focusOn(node);
    if (node.closest('.foot')) this.dialog.scrollTop = scrollTop;
  }

  get isOpen() {
    return !this.#gone;
  }

  /** Replaces the view. `first` returns the element that gets the focus; without a result that is the heading. */
  show(title, first, ...children) {
    this.#heading.textContent = title;
    this.#view.replaceChildren(...children);
    this.fit();
    this.#goal = first;
    this.dialog.scrollTop = 0;
    if (this.dialog.open) this.#focusFirst();
  }

  /** Makes the dialog wide enough for the QR code of its view, if there is one. */
  fit() {
    this.dialog.classList.toggle('wide', Boolean(this.#view.querySelector('svg')));
  }

  /** Changes the present view by `act`, and gives the focus to the first element if the focused one has gone. */
  keepFocus(act) {
    const focused = document.activeElement;
    const held = this.dialog.contains(focused) && focused;
    act();
    if (!held || held.isConnected) return;
    const same = held.dataset.act && this.dialog.querySelector(`[data-act="${held.dataset.act}"]:enabled`);
    if (same) focusOn(same);
    else this.#focusFirst();
  }

  set title(text) {
    if (this.#heading.textContent !== text) this.#heading.textContent = text;
  }

  /** Asks whether to do something that cannot be undone. `stay` leads back. */
  ask(title, text, [no, stay], [yes, act]) {
    this.back = () => {
      stay();
      return true;
    };
    const keep = button(no, stay, 'main');
    this.show(title, () => keep, about(text), footer(button(yes, act), keep));
  }

  close() {
    if (this.#gone) return;
    this.#gone = true;
    this.dialog.close();
    this.dialog.remove();
    this.#closed();
  }
}

/**
 * Makes a view that sends a link: the sentence `before`, the buttons, the QR code, the sentence `after`, and more. `title` and `text` go with
 * the link. Returns the node and the button for the next step.
 */
export function sendingView(link, { title, text, before, after }, ...more) {
  const { code, field, told, copy, send } = sendingParts(link, title, text);
  field.hidden = true;
  const row = element('div', { className: 'row' }, ...(send ? [send] : []), copy);
  const now = element('div', {}, about(before), row, told, field);
  return { node: element('div', { className: 'sending' }, now, ...(code ? [code] : []), element('div', {}, paragraph(after), ...more)), first: send ?? copy };
}

/** Makes the message of a failed promise from a table of sentences by reason. */
export const sentence = (error, sentences, other) => sentences[error?.why] ?? other;

/** Returns the sentences about a device that cannot connect, by reason. */
export const deviceFaults = () => ({
  'no-address': say('This device is not connected to any network. Connect it to the Wi-Fi and try again.'),
  'mailbox': say('This website cannot forward messages at the moment. Try again in a minute.'),
  'no-mailbox': say('This table can be reached only on the website of the invitation. Open the link of the invitation again.'),
  'unsupported': say('This browser cannot connect to friends. Try Chrome, Edge, Firefox or Safari.'),
});
