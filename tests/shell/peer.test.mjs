// Connections in a simulated browser with a simulated clock: how long they wait for addresses, for an answer, and for a page out of reach.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

const SDP = [
  'a=candidate:1 1 udp 1 2522710a-088f-45fe-be3f-411bbf8e1acf.local 55108 typ host', 'a=ice-ufrag:JShV', 'a=ice-pwd:GAUIO+s64OhgLpiF7mdWOp5+',
  `a=fingerprint:sha-256 ${Array(32).fill('0A').join(':')}`, '',
].join('\r\n');

Object.defineProperty(globalThis, 'navigator', { configurable: true, writable: true, value: { userAgent: 'Chrome/97.0' } });
const left = [];  // listeners of pagehide
globalThis.addEventListener = (type, listener) => left.push(listener);
const { answer, offer } = await import('../../shell/peer.js');
const { unpack } = await import('../../shell/invitation.js');

/** The last connection, with what its page has done to it. */
let browser;
const configurations = [];  // of all connections of a test

globalThis.RTCPeerConnection = class {
  iceGatheringState = 'gathering';
  iceConnectionState = 'new';
  signalingState = 'stable';
  closed = false;
  candidates = [];

  constructor(configuration) {
    browser = this;
    configurations.push(configuration);
  }

  createDataChannel() {
    this.channel = { readyState: 'connecting', close: () => {} };
    return this.channel;
  }

  async setLocalDescription() {
    const type = this.signalingState === 'stable' ? 'offer' : 'answer';
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
    this.localDescription = { type, sdp: `${SDP}a=setup:${type === 'offer' ? 'actpass' : 'active'}\r\n` };
  }

  async addIceCandidate(candidate) { this.candidates.push(candidate); }

  async setRemoteDescription({ type }) { this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable'; }

  close() {
    this.closed = true;
    this.signalingState = 'closed';
  }

  reach(state) {
    this.iceConnectionState = state;
    this.oniceconnectionstatechange();
  }
};

const settle = () => new Promise((passed) => { setImmediate(passed); });

/** Waits for a promise of the module while the browser finds all its addresses. */
async function withAddresses(made) {
  await settle();
  browser.iceGatheringState = 'complete';
  browser.onicegatheringstatechange();
  return made;
}

/** Returns a peer and the list of its events. */
async function follow(made) {
  const peer = await withAddresses(made);
  const events = [];
  peer.connection.onopen = () => events.push('open');
  peer.connection.online = (line) => events.push(line);
  peer.connection.onclose = () => events.push('close');
  return { ...peer, events, browser };
}

async function openPeer() {
  const peer = await follow(offer({ seat: 1 }));
  const guest = await follow(answer(peer.code));
  await peer.accept(guest.code);
  peer.browser.reach('connected');
  peer.browser.channel.onopen();
  return peer;
}

beforeEach(() => {
  configurations.length = 0;
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
});

test('a code is made after two seconds from the addresses that the browser has found', async () => {
  let made;
  offer({ seat: 1 }).then((peer) => { made = peer; });
  await settle();
  mock.timers.tick(1999);
  await settle();
  assert.equal(made, undefined);
  mock.timers.tick(1);
  await settle();
  assert.match(made.code, /^[\w-]+$/);
});

const OUTSIDE = 'a=candidate:2 1 udp 1 203.0.113.9 55108 typ srflx raddr 0.0.0.0 rport 0\r\n';
const SERVER = { iceServers: [{ urls: 'stun:stun.cloudflare.com:3478' }] };

test('no server is asked unless the player chooses the Internet', async () => {
  const host = await follow(offer({ seat: 1 }));
  await follow(answer(host.code));
  assert.deepEqual(configurations.splice(0), [{ iceServers: [] }, { iceServers: [] }]);
  const across = await follow(offer({ seat: 1, internet: true }));
  await follow(answer(across.code));
  await follow(answer(across.code, { internet: true }));
  assert.deepEqual(configurations, [SERVER, { iceServers: [] }, SERVER]);
});

for (const [name, ms, act, unanswered] of [
  ['two seconds if the server has answered before', 2000, () => { browser.localDescription.sdp += OUTSIDE; }, false],
  ['five seconds if the server does not answer', 5000, () => {}, true],
  ['five seconds, without a complaint, if the other page has been reached', 5000, () => { browser.iceConnectionState = 'connected'; }, false],
]) {
  test(`a code across the Internet is made after ${name}`, async () => {
    let made;
    offer({ seat: 1, internet: true }).then((peer) => { made = peer; });
    await settle();
    act();
    browser.onicecandidate();
    mock.timers.tick(ms - 1);
    await settle();
    assert.equal(made, undefined);
    mock.timers.tick(1);
    await settle();
    assert.equal(made.unanswered, unanswered);
  });
}

test('a code across the Internet is made when the server answers late', async () => {
  let made;
  offer({ seat: 1, internet: true }).then((peer) => { made = peer; });
  await settle();
  mock.timers.tick(3000);
  browser.localDescription.sdp += OUTSIDE;
  browser.onicecandidate();
  await settle();
  assert.match(unpack(made.code).sdp, /203\.0\.113\.9 55108 typ srflx/);
  assert.ok(unpack(made.code).internet);
});

test('an accepted answer says whether it contains an address on the Internet', async () => {
  for (const [more, expected] of [['', false], [OUTSIDE, true]]) {
    const host = await follow(offer({ seat: 1, internet: true }));
    const joining = answer(host.code, { internet: true });
    await settle();
    browser.localDescription.sdp += more;
    const guest = await withAddresses(joining);
    assert.equal(await host.accept(guest.code), expected);
  }
});

test('a guest waits for the host without limit, also if the browser reports a failure', async () => {
  const host = await follow(offer({ seat: 1 }));
  const guest = await follow(answer(host.code));
  for (const state of ['checking', 'connected', 'disconnected', 'failed']) {
    guest.browser.reach(state);
    mock.timers.tick(600_000);
  }
  assert.deepEqual(guest.events, []);
  guest.browser.channel.onopen();
  assert.deepEqual(guest.events, ['open']);
});

for (const [name, userAgent, count] of [['Firefox', 'Firefox/98.0', 4], ['Safari', 'Version/16.0 Safari/605.1.15', 0]]) {
  test(`a guest in ${name} gets ${count} new candidates in twelve seconds until the host is found`, async () => {
    navigator.userAgent = userAgent;
    const host = await follow(offer({ seat: 1 }));
    const guest = await follow(answer(host.code));
    navigator.userAgent = '';
    for (let passed = 0; passed < 12; ++passed) mock.timers.tick(1000);
    assert.equal(guest.browser.candidates.length, count);
    assert.equal(new Set(guest.browser.candidates.map(({ candidate }) => candidate)).size, count);
    guest.browser.reach('connected');
    for (let passed = 0; passed < 12; ++passed) mock.timers.tick(1000);
    assert.equal(guest.browser.candidates.length, count);
  });
}

test('a connection that does not open within 15 seconds after the answer is closed', async () => {
  const host = await follow(offer({ seat: 1 }));
  const guest = await follow(answer(host.code));
  mock.timers.tick(600_000);
  await host.accept(guest.code);
  mock.timers.tick(14_999);
  assert.deepEqual(host.events, []);
  mock.timers.tick(1);
  assert.deepEqual(host.events, ['close']);
  assert.ok(host.browser.closed);
});

test('a page may be out of reach for three minutes', async () => {
  const { events, browser: there } = await openPeer();
  there.reach('disconnected');
  mock.timers.tick(100_000);
  there.reach('failed');
  mock.timers.tick(79_999);
  there.reach('connected');
  mock.timers.tick(600_000);
  assert.deepEqual(events, ['open']);
  there.reach('disconnected');
  mock.timers.tick(180_000);
  assert.deepEqual(events, ['open', 'close']);
});

test('a page that is left closes all its connections, each once', async () => {
  const peers = [await openPeer(), await openPeer()];
  for (const listener of left) listener();
  for (const peer of peers) {
    assert.ok(peer.browser.closed);
    peer.browser.channel.onclose();
    peer.connection.close();
    assert.deepEqual(peer.events, ['open', 'close']);
  }
});

test('of two answers at once only the first is accepted', async () => {
  const host = await follow(offer({ seat: 1 }));
  const guest = await follow(answer(host.code));
  const first = host.accept(guest.code);
  await assert.rejects(host.accept(guest.code), { why: 'used' });
  await first;
});

test('an answer that the browser refuses leaves the invitation open', async () => {
  const host = await follow(offer({ seat: 1 }));
  const guest = await follow(answer(host.code));
  mock.method(host.browser, 'setRemoteDescription', async () => { throw new Error('no'); }, { times: 1 });
  await assert.rejects(host.accept(guest.code), { why: 'damaged' });
  await host.accept(guest.code);
});

test('a closed connection accepts no answer', async () => {
  const host = await follow(offer({ seat: 1 }));
  const guest = await follow(answer(host.code));
  host.connection.close();
  await assert.rejects(host.accept(guest.code), { why: 'used' });
});

test('a callback that throws loses no other event', async () => {
  const { browser: there, connection, events } = await openPeer();
  connection.online = (line) => {
    events.push(line);
    if (line === 'bad') throw new Error('no');
  };
  assert.throws(() => there.channel.onmessage({ data: 'bad' }));
  there.channel.onmessage({ data: 'good' });
  assert.deepEqual(events, ['open', 'bad', 'good']);
});
