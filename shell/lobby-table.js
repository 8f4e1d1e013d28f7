// A screen that is only the table, in the host's dialog: the button for this choice, and the QR code with which all players sit down.
import { about, button, deviceFaults, say, sentence } from './lobby-parts.js';
import { element, sendingParts } from './sending.js';

/** Returns whether players sit down by the code of the table, so that seats need no invitations of their own. */
export const isJoinedByCode = ({ isTable, reach }) => Boolean(isTable) && reach === 'mailbox';

const isFree = ({ kind, state }) => kind === 'guest' && state !== 'connected';

export class TableView {
  #table;
  #panel;
  #attempt = 0;  // number of the last request for the link
  isCodeShown = false;
  button = button('', () => this.#table.setTable(!this.#table.isTable));
  code = element('div', { className: 'code' });

  constructor(table, panel) {
    this.#table = table;
    this.#panel = panel;
    this.button.dataset.act = 'table';
  }

  /** Shows the present choice, and the code as long as a seat is free. */
  draw() {
    const { running, canBeTable, isTable, seats } = this.#table;
    this.button.hidden = running || !canBeTable;
    this.button.className = isTable ? 'quiet' : '';
    this.button.textContent = isTable ? say('Play on this screen too') : say('Use this screen only as the table');
    const isWanted = !running && isJoinedByCode(this.#table) && seats.some(isFree);
    if (isWanted === this.isCodeShown) return;
    this.isCodeShown = isWanted;
    if (isWanted) this.#load();
    else this.#removeCode();
  }

  #removeCode() {
    ++this.#attempt;
    this.#show();
  }

  #show(...children) {
    this.#panel.keepFocus(() => this.code.replaceChildren(...children));
    this.#panel.fit();
  }

  async #load() {
    const attempt = ++this.#attempt;
    this.#show(about(say('Preparing the code…')));
    try {
      const link = await this.#table.inviteAnyone();
      if (attempt === this.#attempt) this.#showLink(link);
    } catch (error) {
      if (attempt === this.#attempt) this.#showFault(error);
    }
  }

  #showFault(error) {
    const text = sentence(error, deviceFaults(), say('The invitation could not be made.'));
    this.#show(about(text), button(say('Try again'), () => this.#load(), 'main'));
  }

  #showLink(link) {
    const title = ['Tapete', this.#table.title].filter(Boolean).join(': ');
    const { code, field, told, copy, send } = sendingParts(link, title, say('Play cards with me. Open this link, write your name, and sit down.'));
    const buttons = send ? [send, copy] : [copy];
    for (const each of buttons) each.className = 'quiet';
    field.hidden = true;
    const sentences = code ? [code, about(say('Each player points the phone camera at this code.'))] : [];
    this.#show(...sentences, element('div', { className: 'row' }, ...buttons), told, field);
  }
}
