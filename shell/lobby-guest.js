// The dialog of a player who has opened an invitation: name, answer, and the wait for the match.
import { nameForm } from './lobby-name.js';
import { about, button, deviceFaults, fill, footer, Panel, paragraph, say, sendingView, sentence } from './lobby-parts.js';
import { askGuest, withWarning } from './lobby-reach.js';

const links = new WeakMap();  // by guest: the answer, which stays valid while the dialog is closed

const joinFaults = () => ({
  ...deviceFaults(),
  damaged: say('This invitation is not complete. Ask for it again, and open the whole link.'),
  full: say('There is no seat left at this table.'),
  silent: say('The table does not answer. Its page must be open on the other screen: look there, and try again.'),
  garbage: refusals().garbage,
});

/** Returns why the host's page has sent this one away, by reason. */
const refusals = () => ({
  version: say('The two devices have different versions of Tapete. Both of you reload the page; then ask for a new invitation.'),
  seat: say('This seat is no longer for guests. Ask for a new invitation.'),
  taken: say('Somebody else already sits in this seat. Ask for a new invitation.'),
  moved: say('You have sat down from another page or device. Go on playing there.'),
  seal: say('The deal could not be checked, so the table has sent this page away. Reload the page and ask for a new invitation.'),
  garbage: say('The devices did not understand each other. Reload the page and ask for a new invitation.'),
  left: say('The table is closed: the player who invited you has left.'),
});

class GuestLobby {
  #guest;
  #panel;
  #shown;  // the present view, so that it is not drawn twice
  #joining = false;
  #duringMatch;  // whether the player has opened the dialog during the match

  constructor(guest) {
    this.#guest = guest;
    this.#duringMatch = guest.state === 'begun' && guest.questions.length === 0;
    this.#panel = new Panel(() => guest.onclosed?.());
    guest.onchange = () => this.#draw();
    this.#draw();
  }

  close() {
    this.#panel.close();
  }

  #viewOf({ state, questions }) {
    if (state === 'new' && links.has(this.#guest)) return 'answered';
    if (state === 'answered' && this.#guest.mail) return 'expected';
    if (state !== 'begun') return state;
    if (questions.length > 0) return 'question';
    return this.#duringMatch ? 'table' : 'begun';
  }

  #draw() {
    if (!this.#panel.isOpen || this.#joining) return;
    const { why } = this.#guest;
    const view = this.#viewOf(this.#guest);
    if (view === 'begun') return this.close();
    const { questions, missing } = this.#guest;
    const content = { question: questions[0], table: missing };
    const mark = `${view} ${why} ${JSON.stringify(content[view])}`;
    if (mark === this.#shown) return;
    this.#shown = mark;
    this.#panel.back = () => false;
    const views = { new: this.#showName, answered: this.#showAnswer, expected: this.#showExpected, lost: this.#showLost, refused: this.#showRefused, question: this.#showQuestion, table: this.#showTable };
    (views[view] ?? this.#showSeated).call(this);
  }

  #leave = () => {
    this.#guest.leave();
    this.close();
  };

  #redraw = () => {
    this.#shown = undefined;
    this.#draw();
  };

  #askToLeave = () => {
    this.#panel.ask(say('Leave the table?'), say('To sit down again, you will need a new invitation.'),
      [say('Stay'), this.#redraw], [say('Leave table'), this.#leave]);
  };

  #showName(name = this.#guest.name) {
    const { host, game, players, replaces } = this.#guest;
    this.#panel.back = () => false;
    const { form, first } = nameForm({
      label: say('Your name'),
      name,
      go: say('Sit down'),
      cancel: [say('Not now'), this.#leave],
      enter: (...entered) => this.#sitDown(...entered),
    });
    const title = host ? fill(say('@ invites you to play'), host) : say('You are invited to play');
    const table = game ? `${game}, ${fill(say('@ players'), players)}.` : '';
    const warning = replaces ? say('You are at another table with friends. If you sit down here, you leave it.') : '';
    const words = [table, warning].filter(Boolean).join(' ');
    this.#panel.show(title, () => first, ...(words ? [about(words)] : []), form);
  }

  #sitDown(name, told, sit) {
    if (!this.#guest.internet) this.#join(name, false, told, sit);
    else askGuest(this.#panel, (...chosen) => this.#join(name, ...chosen), () => this.#showName(name));
  }

  /** Answers the invitation. `told` gets the news, and `pressed` is the button that was pressed. */
  async #join(name, internet, told, pressed) {
    if (this.#joining) return;
    this.#joining = true;
    pressed.disabled = true;
    told.textContent = this.#guest.mail ? say('Looking for the table…') : say('Preparing the answer…');
    try {
      const link = await this.#guest.join(name, internet);
      if (link) links.set(this.#guest, link);
    } catch (error) {
      told.textContent = sentence(error, joinFaults(), say('The answer could not be made. Try again.'));
      pressed.disabled = false;
      pressed.focus();
    }
    this.#joining = false;
    this.#draw();
  }

  #showAnswer() {
    const title = say('Now send back the answer');
    const leave = button(say('Leave#the table'), this.#askToLeave);
    const link = links.get(this.#guest);
    if (!link) return this.#panel.show(title, () => undefined, paragraph(say('Keep this page open.')), footer(leave));
    const { node, first } = sendingView(link, {
      title: 'Tapete',
      text: say('This is my answer. Open it on the device with your table.'),
      before: withWarning(this.#guest, say('Send it to the player who invited you, in the same chat. If you are together, show the code to the phone camera.')),
      after: say('Come back here when you have sent it, and keep this page open. You will be at the table at once.'),
    });
    return this.#panel.show(title, () => first, node, footer(leave));
  }

  /** Waits for the host's page, which the mailbox tells about this guest. */
  #showExpected() {
    const { host } = this.#guest;
    const title = host ? fill(say('Waiting for @'), host) : say('Waiting for the table');
    const text = say('You sit down as soon as the table is open on the other device. Keep this page open.');
    this.#panel.show(title, () => undefined, paragraph(text), footer(button(say('Leave#the table'), this.#askToLeave)));
  }

  #showSeated() {
    const waits = this.#guest.state === 'waiting';
    const text = waits ? say('The others are still missing. Keep this page open.') : say('The match starts soon. Keep this page open.');
    this.#panel.show(say('You are at the table'), () => undefined, paragraph(text), footer(button(say('Leave#the table'), this.#askToLeave)));
  }

  /** Asks whether the computer may play for a missing guest. Closing the dialog leaves the question open. */
  #showQuestion() {
    const [{ seat, name }] = this.#guest.questions;
    const answer = (agrees) => {
      this.#guest.answerQuestion(seat, agrees);
      this.#redraw();
    };
    const title = fill(say('@ does not respond#heading'), name ?? fill(say('Seat @'), seat + 1));
    this.#panel.ask(title, say('Shall the computer play in that seat until the player is back?'),
      [say('Wait#for a player'), () => answer(false)], [say('Yes, go on'), () => answer(true)]);
    this.#panel.back = () => false;
  }

  /** Shows which players are missing. */
  #showTable() {
    const texts = this.#guest.missing.map(({ name, bot }) => (name ? fill(bot ? say('The computer plays for @.') : say('@ does not respond.'), name) : say('The table does not respond.')));
    const go = button(say('Keep playing'), () => this.close(), 'main');
    const leave = button(say('Leave#the table'), this.#askToLeave);
    this.#panel.show(texts.length ? say('Who is missing') : say('At the table'), () => go, about(texts.join(' ') || say('Nobody is missing.')), footer(leave, go));
  }

  #showEnd(title, text, ...more) {
    const close = button(say('Close'), () => this.close(), more.length ? '' : 'main');
    this.#panel.show(title, () => more[0] ?? close, about(text), footer(close, ...more));
  }

  #showLost() {
    this.#showEnd(say('The connection is lost'), say('Ask for a new invitation and open it on this device. Your seat and your cards are kept.'));
  }

  #showRefused() {
    const { why, cheat, isVoid } = this.#guest;
    const more = cheat || ['version', 'seal', 'garbage'].includes(why) ? [button(say('Reload'), () => location.reload(), 'main')] : [];
    const reason = cheat ? fill(say('The match has been stopped: @.'), cheat)
      : refusals()[why] ?? say('The table has sent this page away. Ask for a new invitation.');
    const lost = isVoid ? say('The last hand does not count, because it could not be checked.') : '';
    this.#showEnd(say('You are not at the table'), [reason, lost].filter(Boolean).join(' '), ...more);
  }
}

/**
 * Opens the dialog of a guest. It reads `host`, `game` and `players` of the invitation (the first two may be empty), `name`, `state` (new,
 * answered, connected, waiting, begun, lost, refused), `why`, `cheat`, `isVoid`, `replaces`, `questions` ({seat, name}), `missing` ({name,
 * bot}), `mail` (whether the mailbox carries the answer), `internet` (whether the invitation is for players in other networks) and `unanswered`
 * (as in lobby-host.js) of the guest, sets `onchange`, and calls the guest's functions. `join(name, internet)` resolves to the link of the
 * answer (undefined if the mailbox carries it), or rejects with `{why}`.
 */
export function openGuestLobby(guest) {
  const lobby = new GuestLobby(guest);
  return { close: () => lobby.close() };
}
