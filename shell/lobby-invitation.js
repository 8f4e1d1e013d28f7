// The view of an invitation in the host's dialog: its link, and the field for the answer.
import { answerFault, answerForm } from './lobby-answer.js';
import { about, button, deviceFaults, footer, say, sendingView, sentence } from './lobby-parts.js';
import { withWarning } from './lobby-reach.js';
import { invitationTitle } from './lobby-seats.js';

export class InvitationView {
  #table;
  #panel;
  #links;
  #back;
  #isShown;
  #reachButton;
  #title;
  #form;  // the field for the answer, once the link is shown

  /**
   * `links` contains the links of open invitations by seat. `back()` leads back to the seats, `isShown()` returns whether this view is still
   * wanted, and `reachButton()` makes the button that asks whether the players are in one network.
   */
  constructor({ table, panel, links, back, isShown, reachButton }, seat) {
    this.#table = table;
    this.#panel = panel;
    this.#links = links;
    this.#back = back;
    this.#isShown = isShown;
    this.#reachButton = reachButton;
    this.at = seat;
    this.#title = invitationTitle(table, this.seat);
  }

  get seat() {
    return this.#table.seats.find(({ seat }) => seat === this.at);
  }

  /** Shows the invitation. A new one replaces an earlier one only if the player asks for that. */
  async show(isNew = false) {
    this.#panel.news.textContent = '';
    this.#panel.back = () => {
      this.#back();
      return true;
    };
    let link = isNew ? undefined : this.#links.get(this.at);
    try {
      if (!link) {
        this.#showWaiting();
        link = await this.#table.invite(this.at, isNew);
        this.#links.set(this.at, link);
      }
    } catch (error) {
      if (this.#isShown()) this.#showFault(error, isNew);
      return;
    }
    if (this.#isShown() && this.#panel.isOpen) this.#showLink(link);
  }

  /** Shows a sentence below the field for the answer, or as news if the field is not there yet. */
  tell(text) {
    if (this.#form) this.#form.tell(text);
    else this.#panel.news.textContent = text;
  }

  /** Tells why an answer was refused. */
  refuse(error) {
    this.tell(answerFault(error));
  }

  #backButton() {
    return button(say('Back'), this.#back);
  }

  #showWaiting() {
    this.#form = undefined;
    const back = this.#backButton();
    this.#panel.show(this.#title, () => back, about(say('Preparing the invitation…')), footer(back));
  }

  #showFault(error, isNew) {
    const text = sentence(error, deviceFaults(), say('The invitation could not be made.'));
    const retry = button(say('Try again'), () => this.show(isNew), 'main');
    this.#panel.show(this.#title, () => retry, about(text), footer(this.#backButton(), retry));
  }

  #showLink(link) {
    const isMail = this.#table.reach === 'mailbox';
    const [texts, ...more] = isMail ? [this.#mailTexts()] : [...this.#answerParts(), this.#reachButton()];
    const { node, first } = sendingView(link, { title: ['Tapete', this.#table.title].filter(Boolean).join(': '), ...texts }, ...more);
    const renew = button(isMail ? say('Cancel and make another') : say('New invitation'), () => this.show(true));
    this.#panel.show(this.#title, () => first, node, footer(this.#backButton(), renew));
  }

  /** Returns the texts of an invitation through the mailbox, which needs no answer of the player. */
  #mailTexts() {
    this.#form = undefined;
    return {
      text: say('Play cards with me. Open this link, write your name, and sit down.'),
      before: say('Send your friend this invitation. If you are together, show the code to the phone camera.'),
      after: say('Your friend opens it, writes a name and is at the table: you will see it here. The same invitation leads back to the seat.'),
    };
  }

  /** Returns the texts of an invitation that has to be answered, and the field for the answer. */
  #answerParts() {
    this.#form = answerForm((text) => this.#table.answer(text));
    return [{
      text: say('Play cards with me. Open this link, write your name, and send me back the answer that you get.'),
      before: withWarning(this.seat, say('1. Send your friend this invitation. If you are together, show the code to the phone camera.')),
      after: say('2. Your friend opens it and sends you an answer. Keep this page open.'),
    }, this.#form.box];
  }
}
