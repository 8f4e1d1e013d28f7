// A guest's seat in a match with friends: connects the host's page with the service of the match. Loaded on demand.
import { refusal } from './connection.js';
import { askForSeat, isOpenInvitation, withOwnSeat } from './friends-any-seat.js';
import { makeLink, randomHex, unpack } from './invitation.js';
import { answer as answerMail } from './mail-connection.js';
import { answer } from './peer.js';
import { readSeats } from './players.js';
import { Service } from './service.js';

const ANOTHER = 10;  // the phrase that proposes another match, in src/online/phrases.hpp
const GONE = ['left', 'seat', 'taken'];  // the seat cannot be taken again

export class Guest {
  #home;
  #invitation;  // null if it is damaged
  #setup = '';
  #log = [];
  #matchService = null;
  #peer = null;
  #lobby = null;
  #begun = false;  // whether the match has begun
  #isClosed = false;  // whether the player has left, or this page is at another table
  #players = new Map();  // by seat: {name}
  missing = [];  // the other players who are missing: {name, bot}; a screen that is only the table has no name
  questions = [];  // the missing guests about whom the host asks: {seat, name}
  #restarts = false;  // whether the service of another match is being opened
  name = '';
  state = 'new';
  why = '';
  cheat = '';  // how the host has broken the protocol, in the page's language
  replaces = false;  // whether another match with friends is stored, which the player leaves by sitting down
  returns = false;  // whether the invitation is to the stored seat
  isVoid = false;  // whether the last hand does not count, because it has not been verified
  onchange = () => {};

  constructor(home, invitation) {
    this.#home = home;
    this.#invitation = withOwnSeat(invitation, home.mail().split(' ')[0]);
    this.seat = this.#invitation?.seat ?? 0;  // ANY_SEAT until the host's page has given a seat
    this.host = invitation?.host ?? '';
    this.game = invitation?.game ?? '';
    this.players = invitation?.players ?? 0;
    this.internet = invitation?.internet ?? false;  // whether the host invites players in other networks
    this.mail = invitation?.kind === 'mail';  // whether the invitation is to a connection through the mailbox
    this.#recall(home.stored());
    this.#recallMail(...home.mail().split(' '));
  }

  /** Takes up the stored seat, if the invitation is to the same seat of the same match. */
  #recall(stored) {
    const [role, seat, , ...name] = stored?.setup.split(' ') ?? [];
    this.replaces = Boolean(stored) || this.#home.hasTable();
    if (role !== 'guest') return;
    this.name = name.join(' ');
    const match = stored.log.find((line) => line.startsWith('match '))?.slice('match '.length);
    const same = match && this.#invitation?.room?.startsWith(match.slice(0, this.#invitation.room.length / 2));
    if (!same || Number(seat) !== this.seat) return;
    this.replaces = false;
    this.returns = true;
    ({ setup: this.#setup, log: this.#log } = stored);
  }

  /** Takes up the seat that this page has had through the same invitation, from before the match began. */
  #recallMail(code, secret, ...name) {
    if (!this.mail || code !== this.#invitation.code || this.#setup) return;
    this.name = name.join(' ');
    this.#setup = `guest ${this.seat} ${secret} ${this.name}`;
    this.returns = true;
  }

  async openLobby() {
    const { openGuestLobby } = await import('./lobby.js');
    this.#lobby ??= openGuestLobby(this);
  }

  onclosed() {
    this.#lobby = null;
  }

  #change(state, why = '') {
    this.state = state;
    this.why = why;
    this.onchange();
  }

  /**
   * Answers the invitation. Resolves to the link of the answer; to undefined if the mailbox carries the answer. Rejects with a reason. `internet`
   * is as in peer.js.
   */
  async join(name, internet) {
    if (!this.#invitation) throw refusal('damaged');
    if (this.mail) return this.#joinByMail(name);
    const { code, connection, unanswered } = await answer(this.#invitation.code, { internet });
    this.#home.start(this);
    this.unanswered = unanswered;
    await this.#sitDown(name, connection);
    return makeLink(code, this.#home.address(code));
  }

  async #joinByMail(name) {
    const { post } = this.#home.mailbox ?? {};
    if (!post) throw refusal('no-mailbox');
    if (!await post.check()) throw refusal('mailbox');
    if (isOpenInvitation(this.#invitation)) this.#invitation = await askForSeat(post, this.#invitation);
    if (this.#isClosed) throw refusal('left');
    const { code, secret, seat } = this.#invitation;
    this.seat = seat;
    const connection = await answerMail(post, secret);
    this.#home.start(this);
    await this.#sitDown(name, connection);
    this.#home.keepMail([code, this.#secret(), name].join(' '));
  }

  async #sitDown(name, connection) {
    if (!this.#setup || name !== this.name) this.#setup = `guest ${this.seat} ${this.#secret()} ${name}`;
    this.name = name;
    this.#peer?.close();
    this.#peer = connection;
    if (!this.#matchService && !await this.#serve()) throw new Error('no service');
    this.#follow(connection);
    this.#change('answered');
  }

  #follow(connection) {
    this.#peer = connection;
    connection.onopen = () => {
      this.#matchService?.ask('connected');
      this.#change(this.#begun ? 'begun' : 'connected');
    };
    connection.online = (line) => (this.#isAgain(line) ? this.#startAgain() : this.#matchService?.ask(`line ${line}`));
    connection.onclose = () => this.#lose(connection);
  }

  /** Returns whether a line begins another match: `again`, or the name of a rematch that began while this page was away from the mailbox. */
  #isAgain(line) {
    const [, match] = (this.mail && /^table \d+ ([\da-f]{32}) /.exec(line)) || [];
    const known = this.#log.find((each) => each.startsWith('match '));
    return line === 'again' || Boolean(match && known && known !== `match ${match}`);
  }

  #secret() {
    return this.#setup.split(' ')[2] ?? randomHex(32);
  }

  async #serve() {
    this.#matchService?.close();
    this.missing = [];
    this.questions = [];
    this.#matchService = await Service.start(this.#setup, this.#log, this.#home.listener((reply) => this.#heard(reply)));
    return Boolean(this.#matchService);
  }

  #lose(connection) {
    if (this.#peer !== connection) return;
    this.#peer = null;
    this.#matchService?.ask('lost');
    if (this.state === 'refused') return;
    if (this.mail) return void this.#comeBack();
    this.#change('lost');
    this.openLobby();
  }

  /** Opens another session through the mailbox, which connects as soon as the host's page is there. */
  async #comeBack() {
    const { post } = this.#home.mailbox ?? {};
    if (!post) return this.#change('lost');
    this.#change(this.#begun ? 'begun' : 'answered');
    const connection = await answerMail(post, this.#invitation.secret);
    if (this.state === 'refused' || !this.#matchService) return connection.close();
    return this.#follow(connection);
  }

  #heard(reply) {
    const [what] = reply.split(' ', 1);
    const rest = reply.slice(what.length + 1);
    if (what === 'send') {
      this.#peer?.send(rest.slice(2));
    } else if (what === 'log') {
      this.#log.push(rest);
      this.#home.keep(this.#setup, this.#log);
    } else if (what === 'end') {
      this.#end(rest);
    } else if (what === 'asked') {
      this.#showQuestions(rest);
    } else {
      if (what === 'match') this.#readMatch(rest);
      if (what === 'missing') this.#showMissing(rest);
      if (this.#begun && this.state === 'connected') this.#change('begun');
      this.#home.hear(reply);
    }
  }

  /** Reads `MATCH guest TURN WHOLE RECORD`. */
  #readMatch(match) {
    this.#begun = true;
    this.isVoid = match.split(' ', 4)[3] === '0';
    this.#players = readSeats(match);
  }

  #showMissing(seats) {
    this.missing = seats.split(' ').filter(Boolean).map((word) => {
      const [seat, state] = word.split(':');
      return { name: this.#players.get(Number(seat))?.name ?? '', bot: state === 'bot' };
    });
    this.onchange();
  }

  /** Shows the host's questions whether the computer may play for missing guests. */
  #showQuestions(seats) {
    const before = this.questions.map(({ seat }) => seat);
    this.questions = seats.split(' ').filter(Boolean).map((seat) => ({ seat: Number(seat), name: this.#players.get(Number(seat))?.name }));
    this.onchange();
    if (this.questions.some(({ seat }) => !before.includes(seat))) this.openLobby();
  }

  answerQuestion(seat, agrees) {
    this.questions = this.questions.filter((question) => question.seat !== seat);
    this.ask(`${agrees ? 'agree' : 'wait'} ${seat}`);
  }

  /** The host starts another match. Further requests to do so are ignored until its service is open. */
  async #startAgain() {
    if (this.#restarts) return;
    this.#restarts = true;
    this.#home.start(this);
    this.#log = [];
    await this.#serve();
    this.#restarts = false;
    this.ask('connected');
  }

  rematch() {
    this.say(ANOTHER);
  }

  /** Handles that the service has ended: the host has sent this page away, or has broken the protocol. */
  #end(text) {
    const [why, ...explanations] = text.split('\n');
    const language = `${document.documentElement.lang} `;
    this.cheat = explanations.find((line) => line.startsWith(language))?.slice(language.length) ?? '';
    if (GONE.includes(why)) this.#home.gone(this.#setup);
    this.#part();
    this.#change('refused', why);
    this.openLobby();
  }

  ask(request) {
    this.#matchService?.ask(request);
  }

  say(number) {
    this.ask(`say ${number}`);
    this.#home.hear(`said ${this.seat} ${number}`);
  }

  /** Leaves the table. A player who has only looked at the invitation keeps what is stored. */
  leave() {
    this.close();
    if (this.state === 'new') this.#home.decline(this);
    else this.#home.gone(this.#setup);
  }

  /** Says goodbye to the host's page. */
  #part() {
    const connection = this.#peer;
    this.#peer = null;
    connection?.leave('bye');
  }

  close() {
    this.#isClosed = true;
    this.#lobby?.close();
    this.#part();
    this.#matchService?.close();
    this.#matchService = null;
  }

  /** Continues a stored match. Resolves to null if the stored text is not valid. */
  static async resume(home, { setup, log }) {
    const [, seat, secret] = setup.split(' ');
    const [code, mailSecret] = home.mail().split(' ');
    const mail = mailSecret === secret ? unpack(code) : null;
    const guest = new Guest(home, mail?.kind === 'mail' ? mail : { seat: Number(seat) });
    guest.#setup = setup;
    guest.#log = log;
    guest.state = 'lost';
    if (!await guest.#serve()) return null;
    if (guest.mail) await guest.#comeBack();
    return guest;
  }
}
