// The open invitations to a host's table: those that nobody has used yet, at most one for each seat. Loaded on demand.
import { readLink } from './invitation.js';
import { offer } from './peer.js';

const refusal = (why) => Object.assign(new Error(why), { why });

export class Invitations {
  #bySeat = new Map();  // the open offers
  #used = new Set();  // names of the invitations through which guests have connected
  internet = false;  // whether new invitations are for players in other networks

  /** Makes an invitation that is named `room`. Resolves to its code, and to whether the STUN server was asked in vain (`unanswered`). */
  async make(seat, room) {
    const { internet } = this;
    const { connection: peer, code, unanswered, accept } = await offer({ seat, room, internet });
    if (internet !== this.internet) {
      peer.close();
      return this.make(seat, room);
    }
    this.#bySeat.set(seat, { peer, room, internet, accept });
    return { code, unanswered };
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

  /** Removes the invitation to a seat that `peer` belongs to; returns false if there is none. */
  remove(seat, peer) {
    return this.#bySeat.get(seat)?.peer === peer && this.#bySeat.delete(seat);
  }

  close(seat) {
    const made = this.#bySeat.get(seat);
    this.#bySeat.delete(seat);  // before its connection is closed, so that this does not count as a failure
    made?.peer.close();
  }

  closeAll() {
    for (const seat of [...this.#bySeat.keys()]) this.close(seat);
  }
}
