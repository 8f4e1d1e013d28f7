// The choice whether the players of a table are in one network or meet across the Internet, in the dialogs of the host and of the guest.
import { connectionFault, isConnectionFault } from './lobby-answer.js';
import { button, fill, footer, paragraph, say } from './lobby-parts.js';
import { element } from './sending.js';
import { STUN } from './stun.js';

/** Makes a paragraph about an option, which begins with the option's words. */
const aboutOption = (option, text) => element('p', {}, element('strong', { textContent: `${option}: ` }), text);

/** Returns the paragraphs that say whose server will see which address, before a page asks this server. */
function explanation() {
  const asks = say('To find each other across the Internet, each device asks a server of @ for its own address: @.');
  return [
    paragraph(fill(fill(asks, STUN.owner), STUN.address)),
    paragraph(say('While the invitation or the connection lasts, the server sees the address of your device, but not the match, the names or the cards. The invitation and the answer contain the address.')),
    paragraph(say('This does not work in every network, above all not between two mobile networks. In the same Wi-Fi you do not need it.')),
  ];
}

/** Returns the paragraphs about the three options of a table that has a mailbox. */
function aboutOptions() {
  const mailbox = say('the website forwards the messages between your devices, in every network. They are sealed: its mailbox sees neither cards nor names, only the addresses of the devices.');
  const network = say('your devices are connected directly. This needs the same Wi-Fi, and your friends have to send you an answer back.');
  const [first, ...more] = explanation();
  return [aboutOption(mailboxOption()[0], mailbox), aboutOption(networkOption()[0], network), aboutOption(internetOption()[0], first.textContent), ...more];
}

/** Makes the buttons of a choice from [text, value]. `choose(value, button)` is called with the pressed one; `main` is the value of the main one. */
const choices = (options, choose, main) => options.map(([text, value]) => {
  const made = button(text, () => choose(value, made), main === value ? 'main' : '');
  made.dataset.reach = value;
  return made;
});

const networkOption = () => [say('Only this network'), 'network'];
const internetOption = () => [say('Across the Internet'), 'internet'];
const mailboxOption = () => [say('Through this website'), 'mailbox'];

/** Returns the faults of the last connections by seat. */
const faultsOf = ({ seats }) => new Map(seats.map(({ seat, fault }) => [seat, fault]));

/** The choice in the host's dialog, and the sentences about connections that have failed. */
export class Reach {
  #table;
  #panel;
  #links;
  #known;  // the faults that the player knows, by seat

  /** `links` contains the links of open invitations by seat. */
  constructor(table, panel, links) {
    this.#table = table;
    this.#panel = panel;
    this.#links = links;
    this.#known = faultsOf(table);
  }

  /** Makes the button that shows the choice and leads to the question. `leave()` is called before the question, and `back()` after it. */
  button(leave, back) {
    const ask = () => {
      leave();
      this.#ask(back);
    };
    const made = button(this.#question(), ask, 'quiet');
    made.dataset.act = 'reach';
    return made;
  }

  /** Returns the text of the button, which says how the table is reached. */
  #question() {
    const { reach, hasMailbox } = this.#table;
    if (reach === 'internet') return say('Across the Internet: change');
    if (reach === 'mailbox') return say('Connect in another way');
    return hasMailbox ? say('Only this network: change') : say('Do you play from different homes?');
  }

  #ask(back) {
    const { reach, seats, hasMailbox } = this.#table;
    this.#panel.news.textContent = '';
    const choose = (chosen) => {
      if (chosen !== reach) {
        this.#links.clear();
        this.#table.setReach(chosen);
      }
      back();
    };
    this.#panel.back = () => {
      back();
      return true;
    };
    const warning = say('If you change this, the invitations that you have sent are void, and you have to send new ones.');
    const warnings = seats.some(({ state }) => state === 'invited') ? [paragraph(warning)] : [];
    const options = [...(hasMailbox ? [mailboxOption()] : []), networkOption(), internetOption()];
    const buttons = choices(options, choose, reach);
    const title = hasMailbox ? say('How do you connect?') : say('Do you play from different homes?');
    const about = hasMailbox ? aboutOptions() : explanation();
    const cancel = hasMailbox ? [button(say('Back'), back)] : [];
    this.#panel.show(title, () => buttons.find(({ className }) => className), ...about, ...warnings, footer(...cancel, ...buttons));
  }

  /**
   * Says why a connection has not opened or has ended since the last call: in the view of its `invitation` if that is shown. A guest who was
   * at the table and is missing has been announced already.
   */
  tellFault(invitation) {
    const isNew = ({ seat, fault }) => fault && fault !== this.#known.get(seat) && (isConnectionFault(fault) || invitation?.at === seat);
    const { seat, fault } = this.#table.seats.find(isNew) ?? {};
    this.#known = faultsOf(this.#table);
    if (!fault) return;
    const text = connectionFault(fault, this.#table.hasMailbox);
    if (invitation?.at === seat) invitation.tell(text);
    else this.#panel.news.textContent = text;
  }
}

/**
 * Asks a guest who has been invited across the Internet. `join(internet, told, button)` is called with the choice, an output for news, and
 * the pressed button. No button has the focus, so that a key that is still held from the form before chooses nothing.
 */
export function askGuest(panel, join, back) {
  panel.back = () => {
    back();
    return true;
  };
  const told = element('output', {});
  const buttons = choices([networkOption(), internetOption()], (reach, pressed) => join(reach === 'internet', told, pressed), 'internet');
  const invited = paragraph(say('You are invited to a table between different homes.'));
  panel.show(say('Do you play from another home?'), () => undefined, invited, ...explanation(), told, footer(...buttons));
}

/** Returns the sentence about how to send a code, and before it, if the code lacks the device's address on the Internet, a warning. */
export const withWarning = ({ unanswered }, text) => (unanswered ?
  `${fill(say('The server of @ has not answered: this will work only in the same network.'), STUN.owner)} ${text}` : text);
