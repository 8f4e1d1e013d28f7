// The host's table of a match with friends: connects the guests with the service of the match. Loaded on demand.
import { waitForAnswers } from './answers.js';
import { refusal } from './connection.js';
import { takeGreeting } from './friends-greeting.js';
import { readTable } from './friends-stored.js';
import { HostTable, isAbsent } from './friends-table.js';
import { hasNewWait, missingText, readVotes } from './friends-votes.js';
import { randomHex, readLink } from './invitation.js';
import { keepScreenOn } from './screen-on.js';
import { Service } from './service.js';

export class Host extends HostTable {
  #home;
  #setup = '';
  #log = [];
  #matchService = null;
  #peers = new Map();  // by page: {seat, peer, hello, key, name}
  #pages = 0;
  #lobby = null;
  #begins = false;  // whether the match begins when all guests have greeted
  #stopWaiting = waitForAnswers((code) => this.#takeAnswer(code));

  constructor(home, { setup = '', log = [], ...table }) {
    super(home, table);
    this.#home = home;
    this.#setup = setup;
    this.#log = log;
  }

  get running() {
    return this.#matchService !== null;
  }

  get canBegin() {
    return !this.running && this.guests.length > 0 && !this.seats.some(isAbsent);
  }

  async openLobby() {
    if (this.isClosed) return;
    const { openHostLobby } = await import('./lobby.js');
    this.#lobby ??= openHostLobby(this);
  }

  /** Takes an answer whose link was opened in this tab, and tells the player if it is refused. */
  async openAnswer(link) {
    try {
      await this.answer(link);
    } catch (error) {
      await this.openLobby();
      this.#lobby.refuse(error);
    }
  }

  onclosed() {
    this.#lobby = null;
  }

  /** Takes an answer that the player has pasted. Rejects with a reason. */
  async answer(text) {
    const { kind, code } = readLink(text) ?? readLink(`#back=${text}`) ?? {};
    if (kind !== 'answer') throw refusal('damaged');
    await this.#takeAnswer(code);
  }

  async #takeAnswer(code) {
    this.follow(await this.invitations.accept(code));
  }

  /** Follows a new connection. `room` is the name of the offer through which it came; a session through the mailbox has none. */
  follow({ seat, peer, room, failure }) {
    const page = ++this.#pages;
    const guest = { seat, peer, hello: '', name: '', failure };
    peer.onopen = () => {
      if (room) this.invitations.noteUsed({ seat, peer, room });
      this.#peers.set(page, guest);
      this.#matchService?.ask(`connected ${page}`);
    };
    peer.online = (line) => this.#receive(page, guest, line);
    peer.onclose = () => this.#lose(page, guest);
  }

  /** Until the match begins, keeps the guest's greeting, which contains the guest's name. */
  #receive(page, guest, line) {
    if (this.#matchService) {
      this.#matchService.ask(`line ${page} ${line}`);
      return;
    }
    for (const [gone, why] of takeGreeting(this.#peers, page, line)) this.#sendAway(gone, why);
    if (this.#peers.has(page) && guest.name) this.change(guest.seat, { state: 'connected', name: guest.name });
  }

  /** Handles that a connection has ended, or has not opened because of `failure`. */
  #lose(page, { seat, peer, failure }) {
    if (this.isClosed) return;
    const isInvited = this.invitations.remove(seat, peer);
    if (this.#peers.delete(page)) this.#matchService?.ask(`lost ${page}`);
    else if (!isInvited) return;
    this.#miss(seat, isInvited ? failure : 'lost');
  }

  /** Sends a page away, and closes its connection. */
  #sendAway(page, why) {
    const { seat, peer } = this.#peers.get(page) ?? {};
    if (!this.#peers.delete(page)) return;
    peer.leave(`bye ${why}`);
    this.#miss(seat, why);
  }

  /** Handles that a page has gone or has not come, unless the guest is here with another page. */
  #miss(seat, fault) {
    if ([...this.#peers.values()].some((guest) => guest.seat === seat)) return;
    this.change(seat, { fault, ...(this.running ? { state: 'away' } : { state: 'free', name: '' }) });
    if (this.running) this.openLobby();
  }

  vacate(seat) {
    for (const [page, guest] of [...this.#peers]) if (guest.seat === seat) this.#sendAway(page, 'seat');
    this.invitations.close(seat);
    this.change(seat, { state: 'free', name: '', fault: '' });
  }

  async begin() {
    const guests = this.guests.map(({ seat }) => seat);
    this.#setup = `host ${this.matchName}${randomHex(8)} ${randomHex(32)} ${guests}\n${this.headerOfMatch()}`;
    if (!await this.#serve()) return this.#home.hear('failed');
    this.#begins = true;
    for (const [page, { hello }] of this.#peers) {
      this.#matchService.ask(`connected ${page}`);
      if (hello) this.#matchService.ask(`line ${page} ${hello}`);
    }
    this.onchange();
  }

  async #serve() {
    this.#matchService?.close();
    this.#showVotes('');
    this.#matchService = await Service.start(this.#setup, this.#log, this.#home.listener((reply) => this.#heard(reply)));
    keepScreenOn(this.isTable && Boolean(this.#matchService));
    return Boolean(this.#matchService);
  }

  #heard(reply) {
    const [what] = reply.split(/[ \n]/, 1);
    const rest = reply.slice(what.length + 1);
    if (what === 'send') {
      this.#send(Number.parseInt(rest, 10), rest.slice(rest.indexOf(' ') + 1));
    } else if (what === 'log') {
      this.#log.push(rest);
      this.#home.keep(this.#setup, this.#log);
    } else if (what === 'seats') {
      this.#showSeats(rest);
    } else if (what === 'votes') {
      this.#showVotes(rest);
    } else {
      this.#home.hear(reply);
    }
  }

  #send(page, line) {
    if (line.startsWith('bye ')) this.#sendAway(page, line.slice('bye '.length));
    else this.#peers.get(page)?.peer.send(line);
  }

  #showSeats(lines) {
    for (const line of lines.split('\n')) {
      const [seat, state, ...name] = line.split(' ');
      this.change(Number(seat), { state: state === 'here' ? 'connected' : 'away', replaced: state === 'bot', name: name.join(' ') });
    }
    if (!this.#begins) this.#home.hear(missingText(this.seats));
    if (!this.#begins || this.seats.some(isAbsent)) return;
    this.#begins = false;
    this.#home.hear(missingText(this.seats));
    this.ask('begin');
    this.ask('deal');
  }

  /** Shows the votes about bots. Opens the lobby if a guest wants to wait, so that the player sees it. */
  #showVotes(lines) {
    const votes = readVotes(lines);
    const waits = this.seats.some(({ seat, vote }) => hasNewWait(votes.get(seat), vote));
    for (const { seat } of this.seats) this.change(seat, { vote: votes.get(seat) });
    if (waits) this.openLobby();
  }

  ask(request) {
    this.#matchService?.ask(request);
  }

  botFor(seat) {
    this.ask(`bot ${seat}`);
  }

  giveBack(seat) {
    this.ask(`person ${seat}`);
  }

  /** Says a phrase. A screen that is only the table says nothing. */
  say(number) {
    if (this.isTable) return;
    this.ask(`say ${number}`);
    this.#home.hear(`said ${this.ownSeat.seat} ${number}`);
  }

  /** Starts another match with the same players, who connect to it by greeting again. */
  async rematch() {
    await this.#matchService?.sent();
    this.#home.start(this);
    this.#log = [];
    const guests = [...this.#peers.values()];
    this.#peers.clear();
    this.matchName = randomHex(8);
    this.#setup = this.#setup.replace(/^host \w+ \w+/, `host ${this.matchName}${randomHex(8)} ${randomHex(32)}`);
    if (!await this.#serve()) return;
    for (const { seat, peer } of guests) {
      const page = ++this.#pages;
      this.#peers.set(page, { seat, peer });
      peer.online = (line) => this.#matchService?.ask(`line ${page} ${line}`);
      peer.onclose = () => this.#lose(page, { seat, peer });
      this.#matchService.ask(`connected ${page}`);
      peer.send('again');
    }
    this.#begins = true;
  }

  leave() {
    this.close();
    this.#home.gone(this.#setup);
  }

  /** Lets the screen go dark after a match. */
  rest() {
    keepScreenOn(false);
  }

  close() {
    this.isClosed = true;
    this.#stopWaiting();
    this.#lobby?.close();
    for (const { peer } of this.#peers.values()) peer.leave('bye left');
    this.invitations.end();
    const service = this.#matchService;
    this.#matchService = null;
    service?.close();
    keepScreenOn(false);
  }

  /** Opens a stored table whose match has not begun. */
  static reopen(home, table) {
    const host = new Host(home, readTable(table.text));
    host.restore(table);
    return host;
  }

  /** Continues a stored match. Resolves to null if the stored text is not valid. */
  static async resume(home, { setup, log }) {
    const [first, ...header] = setup.split('\n');
    const [, match, , seats] = first.split(' ');
    const guests = seats.split(',').map(Number);
    const host = new Host(home, { title: '', pairs: false, canBeTable: false, header: header.join('\n'), setup, log });
    host.matchName = match.slice(0, host.matchName.length);
    for (const { seat, kind } of host.seats) if (kind === 'guest' && !guests.includes(seat)) host.setKind(seat, 'bot');
    host.#begins = !log.includes('begin');
    if (!await host.#serve()) {
      host.close();
      return null;
    }
    host.invitations.restore(home.mail());
    return host;
  }
}
