// Connects two pages by WebRTC: the offer and the answer travel in links (invitation.js), without a server. Loaded on demand.
import { Connection, isLine, refusal } from './connection.js';
import { pack, randomHex, unpack } from './invitation.js';
import { STUN } from './stun.js';

const GATHERING = 2000;  // ms to wait for the device's addresses
const LONG_GATHERING = 5000;  // ms to wait for an answer of the STUN server
const PATIENCE = 15_000;  // ms to wait for a connection after both sides know each other
const ABSENCE = 180_000;  // ms that the other page may be out of reach: phones stop pages in the background, and new links are laborious
const RENEWAL = 3000;  // ms between two candidates that keep Firefox waiting
const LEAVING = 300;  // ms that a last line has to leave

const live = new Set();  // the connections that are not closed, so that none is garbage collected

const isReached = (state) => ['connected', 'completed'].includes(state);

/** Connection by WebRTC. */
class PeerConnection extends Connection {
  #link;
  #channel;
  #wasOpen = false;
  #timer;

  constructor(pc) {
    super();
    this.#link = pc;
    this.#channel = pc.createDataChannel('', { negotiated: true, id: 0 });
    this.#channel.onopen = () => {
      this.#wasOpen = true;
      this.#stopTimer();
      this.happen('onopen');
    };
    this.#channel.onmessage = ({ data }) => { if (isLine(data)) this.happen('online', data); };
    this.#channel.onclose = () => this.close();
    pc.oniceconnectionstatechange = () => this.#followReach(pc.iceConnectionState);
    live.add(this);
  }

  /** Sends a line. Returns false if the connection is not open, or if the line is too long. */
  send(line) {
    if (this.#channel.readyState !== 'open' || !isLine(line)) return false;
    try {
      this.#channel.send(line);
      return true;
    } catch {
      return false;  // too many lines wait
    }
  }

  /** Closes the connection unless it opens soon. */
  expectOpening() {
    if (!this.#wasOpen) this.#closeAfter(PATIENCE);
  }

  /** Sends a last line, and closes the connection when the line has had time to leave. */
  leave(line) {
    this.send(line);
    setTimeout(() => this.close(), LEAVING);
  }

  close() {
    if (!live.delete(this)) return;
    this.#stopTimer();
    this.#channel.close();
    this.#link.close();
    this.happen('onclose');
  }

  /** Follows whether the other page is within reach. Before the channel is open, its absence means only that a player has yet to act. */
  #followReach(state) {
    if (!this.#wasOpen) return;
    if (isReached(state)) this.#stopTimer();
    else if (['disconnected', 'failed'].includes(state)) this.#closeAfter(ABSENCE);
  }

  /** Closes the connection after `ms`, unless the timer is stopped before. */
  #closeAfter(ms) {
    this.#timer ??= setTimeout(() => this.close(), ms);
  }

  #stopTimer() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

addEventListener('pagehide', () => live.forEach((connection) => connection.close()));

const hasOutsideAddress = ({ sdp }) => / typ srflx/.test(sdp);

/** Waits until the browser has found all its addresses, or for a limited time: longer if the STUN server has not answered by then. */
const gather = (pc, internet) => new Promise((found) => {
  let isLate = false;
  const look = () => {
    const enough = isLate && (!internet || hasOutsideAddress(pc.localDescription));
    if (enough || pc.iceGatheringState === 'complete') found();
  };
  pc.onicegatheringstatechange = look;
  pc.onicecandidate = look;
  look();
  setTimeout(() => {
    isLate = true;
    look();
  }, GATHERING);
  setTimeout(found, LONG_GATHERING);
});

/**
 * Lets a guest wait for the host in Firefox, which gives up for good after five seconds in which it checks no candidate. Other
 * browsers wait anyway. The candidate's address is in a reserved block, to which routers forward nothing.
 */
function keepWaiting(pc) {
  let count = 0;
  const timer = setInterval(() => {
    if (pc.signalingState === 'closed' || !['new', 'checking'].includes(pc.iceConnectionState)) return clearInterval(timer);
    const candidate = `candidate:${++count} 1 udp ${count} 240.0.0.1 ${1024 + count % 60_000} typ host`;
    return pc.addIceCandidate({ candidate, sdpMid: '0' }).catch(() => {});
  }, RENEWAL);
}

/** Makes a connection and its code: that of an answer if there is an `offered` description, otherwise that of an offer. */
async function connect({ internet, seat, room, offered }) {
  let pc;
  try {
    pc = new RTCPeerConnection({ iceServers: internet ? [{ urls: `stun:${STUN.address}` }] : [] });
  } catch {
    throw refusal('unsupported');
  }
  const connection = new PeerConnection(pc);
  try {
    if (offered) await pc.setRemoteDescription({ type: 'offer', sdp: offered }).catch(() => { throw refusal('damaged'); });
    await pc.setLocalDescription();
    await gather(pc, internet);
    const code = pack(pc.localDescription, seat, room, internet && !offered);
    if (!code) throw refusal('no-address');
    // Chromium stops waiting for the STUN server when it has reached the other page.
    const unanswered = internet && !hasOutsideAddress(unpack(code)) && !isReached(pc.iceConnectionState);
    return { pc, code, connection, unanswered };
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Makes an invitation. With `internet`, asks the STUN server for the device's address on the Internet. Resolves to {code, room, accept,
 * connection, unanswered}: `accept(code)` takes the code of the answer, and resolves to whether the answer contains an address on the
 * Internet. `unanswered` says that the STUN server was asked and has not answered. All functions here reject with an error whose `why` is
 * 'unsupported', 'no-address' (the browser has found no address of this device), 'damaged' (the code), 'foreign' (the answer belongs to
 * another invitation) or 'used' (the invitation has been answered or closed).
 */
export async function offer({ seat, room = randomHex(16), internet = false }) {
  const { pc, code, connection, unanswered } = await connect({ internet, seat, room });
  let used = false;
  const accept = async (answerCode) => {
    const given = unpack(answerCode);
    if (given?.kind !== 'answer') throw refusal('damaged');
    if (given.room !== room || given.seat !== seat) throw refusal('foreign');
    if (used || pc.signalingState === 'closed') throw refusal('used');
    used = true;
    try {
      await pc.setRemoteDescription({ type: 'answer', sdp: given.sdp });
    } catch {
      used = false;
      throw refusal('damaged');
    }
    connection.expectOpening();
    return hasOutsideAddress(given);
  };
  return { code, room, accept, connection, unanswered };
}

/**
 * Answers an invitation. Resolves to {code, seat, room, connection, unanswered}. The connection opens when the host has accepted the code.
 * `internet` and `unanswered` are as in offer().
 */
export async function answer(offerCode, { internet = false } = {}) {
  const { kind, seat, room, sdp } = unpack(offerCode) ?? {};
  if (kind !== 'offer') throw refusal('damaged');
  // Lets the host start the encryption, and only with the guest whose answer it has accepted: another page that opens the same invitation
  // reaches the host too, and its first message would spoil the connection.
  const offered = sdp.replace('a=setup:actpass', 'a=setup:active');
  const { pc, code, connection, unanswered } = await connect({ internet, seat, room, offered });
  if (/Firefox/.test(navigator.userAgent)) keepWaiting(pc);
  return { code, seat, room, connection, unanswered };
}
