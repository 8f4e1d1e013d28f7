// The seats of a host's table: who plays there, and how guests are invited to them. Loaded on demand.
import { Invitations } from './friends-invitations.js';
import { ANY_SEAT, makeLink, randomHex } from './invitation.js';
import { freeSeats, readSeats, writeSeats } from './players.js';
import { keepScreenOn } from './screen-on.js';

/** Returns whether the guest of a seat is not at the table. */
export const isAbsent = ({ kind, state }) => kind === 'guest' && state !== 'connected';

/**
 * Base of Host, which adds the connections with the guests: `running`, follow(session) and vacate(seat). `onchange()` is called after each change
 * of a seat.
 */
export class HostTable {
  #home;
  #header;
  #players;  // by seat, as in the header: {who, name}
  #text;  // from which the table was made; undefined for a stored match
  since = Date.now();  // the time when the table was made
  isClosed = false;
  #firstPerson;  // seat of the first person in the header; undefined if there is none
  invitations;
  matchName = randomHex(8);  // the first half of the names of the match and of its invitations, by which a guest who comes back knows the match
  seats;  // by number: {seat, kind, state, name, fault, replaced, vote, unanswered}, as in lobby-host.js
  onchange = () => {};

  /** `canBeTable` says that the players hold hidden hands, so that this screen can be only the table. */
  constructor(home, { title, pairs, canBeTable, header, text }) {
    this.#home = home;
    this.title = title;
    this.pairs = pairs;
    this.canBeTable = canBeTable;
    this.#header = header;
    this.#players = readSeats(header);
    this.invitations = new Invitations({
      post: home.mailbox?.post,
      follow: (session) => this.follow(session),
      welcome: (peer) => this.#welcome(peer),
      keep: home.keepMail,
    });
    this.seats = freeSeats(header);
    const people = [...this.#players].filter(([, { who }]) => who === 'human');
    this.#firstPerson = people[0]?.[0];
    people.forEach(([seat, { name }], i) => this.setKind(seat, i === 0 ? 'me' : 'here', name));
    this.#text = text;
  }

  /** Takes up a stored table (friends-stored.js): its seats, and the invitations through the mailbox, whose guests it calls. */
  restore({ time, matchName, kinds, names }) {
    this.since = time;
    this.matchName = matchName;
    kinds.forEach((kind, seat) => this.setKind(seat, kind, names[seat]));
    this.invitations.restore(this.#home.mail());
    this.invitations.reach = 'mailbox';
    keepScreenOn(this.isTable);
    for (const { seat } of this.guests) if (this.comesBack(seat)) this.change(seat, { state: 'invited' });
  }

  /** The seat of the host, who plays at this screen; undefined if this screen is only the table. */
  get ownSeat() {
    return this.seats.find(({ kind }) => kind === 'me');
  }

  /** Whether this screen is only the table: nobody plays here, and all people are guests. */
  get isTable() {
    return !this.ownSeat;
  }

  get guests() {
    return this.seats.filter(({ kind }) => kind === 'guest');
  }

  change(seat, changes) {
    Object.assign(this.seats[seat], changes);
    if (this.#text !== undefined && !this.running && !this.isClosed) this.#home.storeTable(this.#text, this);
    this.onchange();
  }

  /** Sets who plays at a seat: a guest, a bot, or a person at this screen with this name. */
  setKind(seat, kind, name = this.#players.get(seat)?.name ?? '') {
    if (kind !== 'guest') this.invitations.close(seat);
    this.change(seat, kind === 'guest' ? { kind, state: 'free', name: '' } : { kind, state: 'connected', name });
  }

  /**
   * Sets whether this screen is only the table; does nothing once the match has begun. At such a screen all people are guests. Otherwise the
   * first person of the header plays here, and a guest in that person's seat is sent away.
   */
  setTable(isTable) {
    if (this.running || !this.canBeTable || isTable === this.isTable) return;
    keepScreenOn(isTable);
    if (isTable) {
      for (const { seat, kind } of this.seats) if (kind === 'me' || kind === 'here') this.setKind(seat, 'guest');
    } else {
      this.invitations.close(ANY_SEAT);
      this.vacate(this.#firstPerson);
      this.setKind(this.#firstPerson, 'me');
    }
  }

  get hasMailbox() {
    return Boolean(this.#home.mailbox);
  }

  /** Returns whether the guest of a seat comes back through the mailbox without another invitation. */
  comesBack = (seat) => this.invitations.isLasting(seat);

  /** How invitations connect: 'mailbox', 'network' or 'internet' (friends-invitations.js). */
  get reach() {
    return this.invitations.reach;
  }

  /** Changes `reach`. Earlier invitations that are open are void. */
  setReach(reach) {
    this.invitations.reach = reach;
    this.invitations.close(ANY_SEAT);
    for (const { seat } of this.seats.filter(isAbsent)) this.invitations.close(seat);
    for (const { seat, state } of this.seats) if (state === 'invited') this.change(seat, { state: 'free' });
    this.onchange();
  }

  /** Makes an invitation to a seat, and resolves to its link. With `isNew`, an earlier invitation to the seat is always void. */
  async invite(seat, isNew = false) {
    this.change(seat, { fault: '' });
    const { code, unanswered } = await this.invitations.make(seat, this.#makeRoom(), isNew);
    this.change(seat, { unanswered, ...(this.seats[seat].state === 'free' && { state: 'invited' }) });
    return this.#makeLink(code);
  }

  /** Makes the open invitation, or keeps it: one link for all seats. Resolves to the link. Rejects with a reason. */
  async inviteAnyone() {
    const code = await this.invitations.makeOpen(this.#makeRoom());
    if (!this.isTable) this.invitations.close(ANY_SEAT);  // the player has changed it meanwhile
    return this.#makeLink(code);
  }

  #makeRoom() {
    return this.matchName + randomHex(8);
  }

  #makeLink(code) {
    const host = (this.ownSeat ?? this.#players.get(this.#firstPerson))?.name ?? '';
    return makeLink(code, this.#home.address(code), { players: this.seats.length, game: this.title.split(',')[0], host });
  }

  /**
   * Sends the invitation to a seat to a page that has opened the open invitation: to a seat without an invitation, or else to the seat whose
   * invitation was handed out longest ago.
   */
  #welcome(peer) {
    peer.onopen = () => {
      const free = this.running || this.isClosed || !this.isTable ? [] : this.seats.filter(isAbsent);
      const [next] = free.sort((a, b) => this.invitations.orderOf(a.seat) - this.invitations.orderOf(b.seat));
      peer.leave(next ? `seat ${this.invitations.handOut(next.seat, this.#makeRoom())}` : 'bye full');
      if (next) this.change(next.seat, { state: 'invited' });
    };
  }

  /** Returns the lines of the record's header. The seats of guests are missing, because the service adds them. */
  headerOfMatch() {
    return writeSeats(this.#header, this.seats.filter(({ kind }) => kind !== 'guest'));
  }
}
