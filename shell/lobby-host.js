// The dialog of the player who invites: seats, invitations, and guests who are missing during the match.
import { answerFault } from './lobby-answer.js';
import { InvitationView } from './lobby-invitation.js';
import { nameForm } from './lobby-name.js';
import { button, fill, footer, Panel, paragraph, say } from './lobby-parts.js';
import { Reach } from './lobby-reach.js';
import { roleOf, rowOf } from './lobby-seats.js';
import { TableView } from './lobby-table.js';
import { VoteNews } from './lobby-votes.js';
import { element } from './sending.js';

const links = new WeakMap();  // by table: the open invitations by seat, which stay valid while the dialog is closed

const isMissing = ({ kind, state, replaced }) => kind === 'guest' && (state !== 'connected' || replaced);

class HostLobby {
  #table;
  #panel;
  #links;
  #list = element('ul', {});
  #rows = new Map();  // by seat: the list item, and a mark that changes with its content
  #knownStates;
  #voteNews = new VoteNews();
  #hint = paragraph('');
  #tableView;
  #reachButton;
  #foot = footer();
  #reach;
  #invitation = null;  // the shown invitation
  #atSeats = false;  // whether the seats are shown
  #waitsForReturn;  // whether the dialog only waits for guests who come back by themselves, through the mailbox

  constructor(table) {
    this.#table = table;
    this.#links = links.get(table) ?? new Map();
    links.set(table, this.#links);
    this.#knownStates = this.#statesBySeat();
    this.#waitsForReturn = table.running && this.#allComeBack();
    this.#panel = new Panel(() => table.onclosed?.());
    this.#reach = new Reach(table, this.#panel, this.#links);
    this.#tableView = new TableView(table, this.#panel);
    table.onchange = () => this.#refresh();
    this.#forgetUsed();
    this.#showSeats();
  }

  close() {
    this.#panel.close();
  }

  /** Tells why an answer was refused. */
  refuse(error) {
    if (this.#invitation) this.#invitation.refuse(error);
    else this.#panel.news.textContent = answerFault(error);
  }

  #seat(number) {
    return this.#table.seats.find(({ seat }) => seat === number);
  }

  /** Returns the known states. A guest may send the name only after it has connected, and is announced then. */
  #statesBySeat() {
    return new Map(this.#table.seats.map(({ seat, name, state }) => [seat, name && state]));
  }

  /** Drops the links of seats whose invitation has been used or withdrawn. */
  #forgetUsed() {
    const isUsed = ({ kind, state, fault }) => kind !== 'guest' || fault || ['free', 'connected'].includes(state);
    for (const seat of this.#table.seats) if (isUsed(seat)) this.#links.delete(seat.seat);
  }

  #tellNews() {
    for (const { seat, name, kind, state } of this.#table.seats) {
      const before = this.#knownStates.get(seat);
      if (kind !== 'guest' || state === before || !name) continue;
      if (state === 'connected') this.#panel.news.textContent = fill(say('@ is at the table.'), name);
      if (state === 'away') this.#panel.news.textContent = fill(say('@ does not respond.'), name);
    }
    this.#knownStates = this.#statesBySeat();
    const votes = this.#voteNews.next(this.#table);
    if (votes) this.#panel.news.textContent = votes;
  }

  #refresh() {
    this.#forgetUsed();
    if (!this.#panel.isOpen) return;
    if (this.#waitsForReturn && !this.#table.seats.some(isMissing)) return this.close();
    this.#tellNews();
    this.#reach.tellFault(this.#invitation);
    if (this.#invitation) this.#followInvitation();
    else if (this.#atSeats) this.#panel.keepFocus(() => this.#drawSeats());
  }

  #showSeats(first = () => this.#nextStep()) {
    this.#invitation = null;
    this.#atSeats = true;
    this.#panel.back = () => false;
    this.#reachButton = this.#makeReachButton(() => this.#showSeats(() => this.#reachButton));
    this.#drawSeats();
    const { code, button: tableButton } = this.#tableView;
    const choices = element('div', { className: 'choices' }, tableButton, this.#reachButton);
    const seats = element('div', { className: 'seats' }, code, this.#list, choices);
    this.#panel.show(this.#title(), () => first() ?? this.#nextStep(), this.#hint, seats, this.#foot);
  }

  /** Makes the button that asks whether the players are in one network. `back` leads back. */
  #makeReachButton(back) {
    return this.#reach.button(() => {
      this.#invitation = null;
      this.#atSeats = false;
    }, back);
  }

  #title() {
    const { running, seats } = this.#table;
    if (!running) return say('Table with friends');
    return seats.some(isMissing) ? say('Who is missing') : say('At the table');
  }

  /** Returns whether guests are missing, and all of them come back by themselves. */
  #allComeBack() {
    const missing = this.#table.seats.filter(isMissing);
    return missing.length > 0 && missing.every(({ seat }) => this.#table.comesBack(seat));
  }

  #hintText() {
    const { running, canBegin, isTable, seats, title } = this.#table;
    if (running && !seats.some(isMissing)) return say('Nobody is missing.');
    if (running) return this.#allComeBack() ? say('Your friends come back by themselves as soon as their page reaches this one: wait a little.') : '';
    if (canBegin) return fill(say('@. Everything is ready: start when you like.'), title);
    if (isTable) return fill(say('@. Each player has a phone with their own cards. This screen shows only the table.'), title);
    if (seats.some(({ kind, state }) => kind === 'guest' && state === 'free'))
      return fill(say('@. Invite your friends. In the other seats the computer can play, or somebody here, on this device.'), title);
    return fill(say('@. Somebody has not answered yet.'), title);
  }

  #drawSeats() {
    const { running, seats } = this.#table;
    this.#panel.title = this.#title();
    this.#hint.textContent = this.#hintText();
    const shown = running ? seats.filter(isMissing) : seats;
    const numbers = shown.map(({ seat }) => seat);
    for (const [seat, { item }] of this.#rows) {
      if (numbers.includes(seat)) continue;
      item.remove();
      this.#rows.delete(seat);
    }
    shown.forEach((seat, i) => this.#drawRow(seat, i));
    this.#reachButton.hidden = shown.length === 0;
    this.#drawFoot();
    this.#tableView.draw();
  }

  /** Draws a row again only if it has changed, so that no press is lost. */
  #drawRow(seat, place) {
    const old = this.#rows.get(seat.seat);
    const { running, isTable, reach } = this.#table;
    const mark = JSON.stringify([seat, running, isTable, reach, roleOf(this.#table, seat)]);
    if (old?.mark === mark) return;
    const item = rowOf(this.#table, seat, this.#actsOf(seat.seat));
    if (old) old.item.replaceWith(item);
    else this.#list.insertBefore(item, this.#list.children[place] ?? null);
    this.#rows.set(seat.seat, { item, mark });
  }

  #actsOf(number) {
    const table = this.#table;
    return {
      invite: () => this.#invite(number),
      computer: () => {
        if (this.#seat(number).state === 'invited') table.vacate(number);
        table.setKind(number, 'bot');
      },
      free: () => table.setKind(number, 'guest'),
      here: () => this.#nameHere(number),
      remove: () => this.#askToRemove(number),
      botFor: () => table.botFor(number),
      giveBack: () => table.giveBack(number),
    };
  }

  /** Asks for the name of a second person who plays at this device. */
  #nameHere(number) {
    this.#atSeats = false;
    const back = () => this.#backToSeats(number);
    const { form, first } = nameForm({
      label: say('Name of the person who plays on this device'),
      go: say('Done'),
      cancel: [say('Back'), back],
      enter: (name) => {
        this.#table.setKind(number, 'here', name);
        back();
      },
    });
    this.#panel.back = () => {
      back();
      return true;
    };
    this.#panel.show(say('Two on one device'), () => first, paragraph(say('You take turns: before each turn the cards stay hidden until the next person has the device.')), form);
  }

  #drawFoot() {
    const { running, canBegin } = this.#table;
    const mark = `${running} ${canBegin}`;
    if (this.#foot.dataset.mark === mark) return;
    this.#foot.dataset.mark = mark;
    const leave = button(say('Leave#the table'), () => this.#askToLeave());
    const go = running ? button(say('Keep playing'), () => this.close(), 'main') : button(say('Start'), () => this.#begin(), 'main');
    go.disabled = !running && !canBegin;
    go.dataset.act = 'go';
    leave.dataset.act = 'leave';
    this.#foot.replaceChildren(...(go.disabled ? [paragraph(say('Players are still missing.'))] : []), leave, go);
  }

  #begin() {
    this.#table.begin();
    this.close();
  }

  /** Returns the button for the next step: the first invitation to make, or else the start of the match. */
  #nextStep() {
    const go = this.#foot.querySelector('[data-act=go]');
    const { running, canBegin } = this.#table;
    if (!running && canBegin) return go;
    if (this.#tableView.isCodeShown) return undefined;  // the players act on their phones
    return this.#list.querySelector('.free button, .away button') ?? this.#list.querySelector('.invited button') ??
      (go.disabled ? this.#foot.querySelector('[data-act=leave]') : go);
  }

  #askToLeave() {
    this.#atSeats = false;
    const leave = () => {
      this.#table.leave();
      this.close();
    };
    this.#panel.ask(say('Leave the table?'), say('To play together again, you will have to invite your friends again.'),
      [say('Stay'), () => this.#showSeats()], [say('Leave table'), leave]);
  }

  #askToRemove(number) {
    const remove = () => {
      this.#table.vacate(number);
      this.#showSeats();
    };
    this.#atSeats = false;
    this.#panel.ask(fill(say('Remove @ from the table?'), this.#seat(number).name), say('Then you can invite somebody else to this seat.'),
      [say('Cancel'), () => this.#showSeats()], [say('Remove'), remove]);
  }

  #backToSeats(number) {
    this.#panel.news.textContent = '';
    this.#showSeats(() => this.#list.querySelector(`[data-act="invite ${number}"]`));
  }

  /** Closes the invitation when the seat is taken. */
  #followInvitation() {
    const { kind, state } = this.#invitation.seat;
    if (kind !== 'guest' || state === 'connected') this.#showSeats();
  }

  #invite(number) {
    if (this.#seat(number).kind !== 'guest') this.#table.setKind(number, 'guest');
    this.#atSeats = false;
    const view = new InvitationView({
      table: this.#table,
      panel: this.#panel,
      links: this.#links,
      back: () => this.#backToSeats(number),
      isShown: () => this.#invitation === view,
      reachButton: () => this.#makeReachButton(() => this.#invite(number)),
    }, number);
    this.#invitation = view;
    view.show();
  }
}

/**
 * Opens the dialog of the host. It reads `title`, `pairs`, `canBegin`, `running`, `reach` (mailbox, network, internet), `hasMailbox`,
 * `canBeTable` and `isTable` (whether this screen can be, and is, only the table) and `seats` of the table, sets `onchange`, and calls the
 * table's functions. A seat has `seat` (its number), `name`, `kind` (me, guest, bot, here), `state` (free, invited, connected, away), `replaced`
 * while a bot plays for its guest, `vote` ({sealed, answers}) while a bot is asked for or the deal needs the guest, `fault`, the reason why its
 * last connection has ended or has not opened (`connectionFault` in lobby-answer.js), and `unanswered` if its invitation lacks the address on
 * the Internet. `invite(seat, isNew)` resolves to a link, and so does `inviteAnyone()`, whose link is for all seats of a screen that is only the
 * table; `invite`, `inviteAnyone` and `answer(text)` reject with `{why}`.
 */
export function openHostLobby(table) {
  const lobby = new HostLobby(table);
  return { close: () => lobby.close(), refuse: (error) => lobby.refuse(error) };
}
