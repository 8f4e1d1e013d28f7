// The invitations to a host's table: at most one to each seat, and one to any seat. Loaded on demand.
import { refusal } from './connection.js';
import { ANY_SEAT, packMail, randomHex, readLink } from './invitation.js';
import { listen, recall } from './mail-connection.js';
import { offer } from './peer.js';

const STORED = /^([0-57]) ([\da-f]{32}) ([\da-f]{32}) ([\da-f]{32})?$/;  // seat, room, secret and last session of an invitation through the mailbox
const MOST_ASKING = 12;  // sessions of the invitation to any seat at a time

/**
 * Invitations to direct connections, which are open until somebody has used them, and invitations through the mailbox, which are open as long
 * as the guest may come back through them.
 */
export class Invitations {
  #bySeat = new Map();  // the open offers
  #mail = new Map();  // by seat: {room, secret, session, stop, order} of the invitations through the mailbox, where `order` is as in orderOf()
  #handedOut = 0;  // number of times that an invitation was handed out
  #used = new Set();  // names of the invitations through which guests have connected
  #isOver = false;
  #post;
  #follow;
  #welcome;
  #keep;
  reach;  // how new invitations connect: 'mailbox', 'network' (players in one network) or 'internet'

  /**
   * `post` is the connection with the mailbox, or undefined. `follow({seat, peer})` is called when a page has answered an invitation to a seat
   * through the mailbox, and `welcome(peer)` when a page has answered the open invitation; `keep(text)` stores these invitations.
   */
  constructor({ post, follow, welcome, keep }) {
    this.#post = post;
    this.#follow = follow;
    this.#welcome = welcome;
    this.#keep = keep;
    this.reach = post ? 'mailbox' : 'network';
  }

  /**
   * Makes an invitation that is named `room`; an earlier one to the seat is void. An invitation through the mailbox stays valid, unless a new
   * one is wanted (`isNew`). Resolves to {code, unanswered}: `unanswered` says that the STUN server was asked in vain.
   */
  async make(seat, room, isNew) {
    const { reach } = this;
    if (reach === 'mailbox') return this.#makeMail(seat, room, isNew);
    this.close(seat);
    const internet = reach === 'internet';
    const { connection: peer, code, unanswered, accept } = await offer({ seat, room, internet });
    if (reach !== this.reach) {
      peer.close();
      return this.make(seat, room, isNew);
    }
    this.#bySeat.set(seat, { peer, room, internet, accept });
    return { code, unanswered };
  }

  async #makeMail(seat, room, isNew) {
    const isThere = await this.#post.check();
    if (this.reach !== 'mailbox') return this.make(seat, room, isNew);
    if (!isThere || this.#isOver) throw refusal('mailbox');
    if (isNew) this.close(seat);
    return { code: this.handOut(seat, room) };
  }

  /**
   * Makes or keeps the open invitation, through which a page gets the invitation to one of the seats. Resolves to its code; rejects with a reason
   * if the mailbox cannot be reached.
   */
  async makeOpen(room) {
    const isThere = await this.#post?.check();
    if (!isThere || this.#isOver || this.reach !== 'mailbox') throw refusal('mailbox');
    return this.handOut(ANY_SEAT, room);
  }

  /** Returns the code of the invitation to a seat through the mailbox. If there is none, makes one that is named `room`. */
  handOut(seat, room) {
    if (!this.#mail.has(seat)) {
      this.close(seat);
      this.#open(seat, room, randomHex(16));
      this.#store();
    }
    const made = this.#mail.get(seat);
    made.order = ++this.#handedOut;
    return packMail(seat, made.room, made.secret);
  }

  /** Returns a number that is larger the later the invitation to a seat was handed out; 0 if there is no invitation. */
  orderOf(seat) {
    return this.#mail.get(seat)?.order ?? 0;
  }

  #open(seat, room, secret) {
    const isOpen = seat === ANY_SEAT;
    const answered = (peer, session) => {
      if (isOpen) return this.#welcome(peer);
      Object.assign(this.#mail.get(seat) ?? {}, { session });
      this.#store();
      return this.#follow({ seat, peer });
    };
    const stop = listen(this.#post, secret, answered, isOpen ? MOST_ASKING : undefined);
    this.#mail.set(seat, { room, secret, session: '', stop, order: 0 });
  }

  #store() {
    this.#keep([...this.#mail].map(([seat, { room, secret, session }]) => `${seat} ${room} ${secret} ${session}`).join('\n'));
  }

  /** Returns whether there is an invitation to the seat (or to ANY_SEAT) through the mailbox. */
  isLasting(seat) {
    return this.#mail.has(seat);
  }

  /** Opens the stored invitations through the mailbox again, and calls their guests. */
  restore(text) {
    if (!text) this.reach = 'network';
    if (!this.#post) return;
    const found = text.split('\n').map((line) => STORED.exec(line)).filter(Boolean);
    // Seats that somebody has had are handed out last.
    for (const [, seat, room, secret, session] of found.sort((a, b) => Boolean(a[4]) - Boolean(b[4]))) {
      this.#open(Number(seat), room, secret);
      this.#mail.get(Number(seat)).order = ++this.#handedOut;
      if (session) recall(this.#post, secret, session);
    }
  }

  /**
   * Accepts the answer to an invitation. Resolves to {seat, peer, room, failure}, where `failure` is the reason if the connection does not
   * open: 'local' (the invitation was only for the same network), 'guest' (the answer was) or 'networks'. Rejects with a reason.
   */
  async accept(code) {
    const { seat, room } = readLink(`#back=${code}`) ?? {};
    if (!room) throw refusal('damaged');
    if (this.#used.has(room)) throw refusal('used');
    const made = this.#bySeat.get(seat);
    if (made?.room !== room) throw refusal('foreign');
    const isReachable = await made.accept(code);
    const failure = isReachable ? 'networks' : 'guest';
    return { seat, peer: made.peer, room, failure: made.internet ? failure : 'local' };
  }

  /** Notes that a guest has connected through the invitation `room` by `peer`. */
  noteUsed({ seat, peer, room }) {
    this.#used.add(room);
    this.remove(seat, peer);
  }

  /** Removes the offer to a seat that `peer` belongs to; returns false if there is none. */
  remove(seat, peer) {
    return this.#bySeat.get(seat)?.peer === peer && this.#bySeat.delete(seat);
  }

  close(seat) {
    const made = this.#bySeat.get(seat);
    this.#bySeat.delete(seat);  // before its connection is closed, so that this does not count as a failure
    made?.peer.close();
    const mail = this.#mail.get(seat);
    if (!mail) return;
    mail.stop();
    this.#mail.delete(seat);
    this.#store();
  }

  /** Ends all invitations. Those through the mailbox stay stored. */
  end() {
    this.#isOver = true;
    for (const { stop } of this.#mail.values()) stop();
    this.#mail.clear();
    for (const seat of [...this.#bySeat.keys()]) this.close(seat);
  }
}
