// Pages connect through the codes of links alone, and notice quickly that another page has left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from '../browser/lib/browser.mjs';
import { skip } from './lib/network.mjs';

const { visit } = useSite();
const LINES = 500;
const QUICK = 1000;  // ms after which a page must know that the other page is gone
const PATIENCE = 15_000;  // ms that shell/peer.js waits for a connection after an answer was accepted

/** Defines a test that connects pages, which needs a network interface besides the loopback interface. */
const connects = (name, run) => test(name, { skip }, run);

/** Runs before a page's own scripts: remembers the configurations, links and channels of connections, so that tests can look at them. */
function remember() {
  window.asked = [];
  const { RTCPeerConnection: Original } = window;
  window.RTCPeerConnection = class extends Original {
    constructor(configuration) {
      super(configuration);
      window.link = this;
      window.asked.push(configuration);
    }

    createDataChannel(...values) {
      window.channel = super.createDataChannel(...values);
      return window.channel;
    }
  };
}

/** Opens a page with functions for the modules in `window.friends`. The clock is real, because other pages do not share a test's clock. */
async function open(options) {
  const opened = await visit({ init: remember, real: true, viewport: { width: 320, height: 480 }, ...options });
  await prepare(opened.page);
  return opened;
}

/** Loads the modules into a page. A page keeps its peers in `peers`, and what happens to each in `events`. */
const prepare = (page) => page.evaluate(async () => {
  const { src } = document.querySelector('script[type=module]');
  const [peer, answers, invitation] = await Promise.all(['peer', 'answers', 'invitation'].map((name) => import(new URL(`${name}.js`, src))));
  const events = [];
  const peers = [];
  const follow = (made, number) => {
    made.connection.onopen = () => events.push([number, 'open']);
    made.connection.online = (line) => events.push([number, 'line', line]);
    made.connection.onclose = () => events.push([number, 'close']);
  };
  const keep = (made, silent) => {
    const number = peers.push(made) - 1;
    if (!silent) follow(made, number);
    return made.code;
  };
  const why = (promise) => promise.then(() => 'accepted', (error) => error.why ?? String(error));
  window.friends = {
    answers, invitation, events, peers, follow, why,
    offer: async (seat, silent) => keep(await peer.offer({ seat }), silent),
    answer: async (code, silent) => keep(await peer.answer(code), silent),
    whyNot: (what, ...values) => why(peer[what](...values)),
    accept: (number, code) => why(peers[number].accept(code)),
  };
});

const offer = (page, seat = 1, silent = false) => page.evaluate(([at, quiet]) => window.friends.offer(at, quiet), [seat, silent]);
const answer = (page, code, silent = false) => page.evaluate(([text, quiet]) => window.friends.answer(text, quiet), [code, silent]);
const accept = (page, number, code) => page.evaluate(([at, text]) => window.friends.accept(at, text), [number, code]);
const send = (page, number, line) => page.evaluate(([at, text]) => window.friends.peers[at].connection.send(text), [number, line]);
const events = (page) => page.evaluate(() => window.friends.events);
const happens = async (page, wanted, timeout = 30_000) => {
  const happened = (text) => window.friends.events.some((event) => JSON.stringify(event) === text);
  await page.waitForFunction(happened, JSON.stringify(wanted), { timeout, polling: 10 });
};

/** Connects a guest's page with peer `number` of the host's page. */
async function connect(host, guest, number = 0) {
  const back = await answer(guest, await offer(host, number + 1));
  const start = performance.now();
  assert.equal(await accept(host, number, back), 'accepted');
  await Promise.all([happens(host, [number, 'open']), happens(guest, [0, 'open'])]);
  return Math.round(performance.now() - start);
}

const closeAll = (...opened) => Promise.all(opened.map(({ context }) => context.close()));

/** Opens two connected pages. */
async function openTwo() {
  const [host, guest] = await Promise.all([open(), open()]);
  return { host, guest, ms: await connect(host.page, guest.page) };
}

connects('two pages connect, and lines arrive in order', async (t) => {
  const { host, guest, ms } = await openTwo();
  t.diagnostic(`connected ${ms} ms after the answer was accepted`);
  for (const { page } of [host, guest]) {
    await page.evaluate((count) => {
      for (let i = 0; i < count; ++i) window.friends.peers[0].connection.send(`línea ${i} ${'x'.repeat(i)}`);
    }, LINES);
  }
  for (const { page, trouble } of [host, guest]) {
    await happens(page, [0, 'line', `línea ${LINES - 1} ${'x'.repeat(LINES - 1)}`]);
    const lines = (await events(page)).filter(([, what]) => what === 'line').map(([, , line]) => line);
    assert.deepEqual(lines, Array.from({ length: LINES }, (_, i) => `línea ${i} ${'x'.repeat(i)}`));
    assert.deepEqual(await page.evaluate(() => window.asked), [{ iceServers: [] }], 'no server is asked for an address');
    assert.deepEqual(trouble, []);
  }
  await closeAll(host, guest);
});

connects('a stranger with the same invitation, who has reached the host already, does not keep the guest out', async () => {
  const [host, guest, stranger] = await Promise.all([open(), open(), open()]);
  const code = await offer(host.page);
  await answer(stranger.page, code);
  await stranger.page.waitForFunction(() => window.link.iceConnectionState === 'connected', undefined, { polling: 10 });
  const back = await answer(guest.page, code);
  assert.equal(await accept(host.page, 0, back), 'accepted');
  await Promise.all([happens(host.page, [0, 'open']), happens(guest.page, [0, 'open'])]);
  assert.deepEqual(await events(stranger.page), []);
  await closeAll(host, guest, stranger);
});

connects('a host connects with three guests', async (t) => {
  const [host, ...guests] = await Promise.all([open(), open(), open(), open()]);
  const times = await Promise.all(guests.map(async ({ page }, i) => {
    const code = await offer(host.page, i + 1);
    const back = await answer(page, code);
    const number = await host.page.evaluate((text) => window.friends.peers.findIndex((peer) => peer.code === text), code);
    const start = performance.now();
    assert.equal(await accept(host.page, number, back), 'accepted');
    await Promise.all([happens(host.page, [number, 'open']), happens(page, [0, 'open'])]);
    await send(host.page, number, `seat ${i + 1}`);
    await happens(page, [0, 'line', `seat ${i + 1}`]);
    return Math.round(performance.now() - start);
  }));
  t.diagnostic(`connected after ${times.join(', ')} ms`);
  await closeAll(host, ...guests);
});

connects('lines wait until the page listens', async () => {
  const [host, guest] = await Promise.all([open(), open()]);
  const back = await answer(guest.page, await offer(host.page), true);
  await accept(host.page, 0, back);
  await happens(host.page, [0, 'open']);
  for (const line of ['one', 'two', '']) assert.equal(await send(host.page, 0, line), true);
  await host.page.evaluate(() => window.friends.peers[0].connection.close());
  await guest.page.waitForFunction(() => window.channel.readyState === 'closed');
  await guest.page.evaluate(() => window.friends.follow(window.friends.peers[0], 0));
  assert.deepEqual(await events(guest.page), [[0, 'open'], [0, 'line', 'one'], [0, 'line', 'two'], [0, 'line', ''], [0, 'close']]);
  await closeAll(host, guest);
});

connects('only single lines of at most 4,000 bytes are sent and heard', async () => {
  const { host, guest } = await openTwo();
  const long = 'ñ'.repeat(2000);
  assert.equal(await send(host.page, 0, `${long}x`), false);
  assert.equal(await send(host.page, 0, 7), false);
  assert.equal(await send(host.page, 0, long), true);
  await host.page.evaluate((text) => {
    window.channel.send(`${text}x`);
    window.channel.send('x'.repeat(60_000));
    window.channel.send('two\nlines');
    window.channel.send(new Uint8Array(10));
    window.channel.send(new Blob(['x']));
  }, long);
  await send(host.page, 0, 'end');
  await happens(guest.page, [0, 'line', 'end']);
  assert.deepEqual(await events(guest.page), [[0, 'open'], [0, 'line', long], [0, 'line', 'end']]);
  await closeAll(host, guest);
});

const LEAVES = {
  'is closed': ({ page }) => page.close(),
  'is left': ({ page }) => page.goto('about:blank'),
  'is reloaded': ({ page }) => page.reload({ waitUntil: 'commit' }),
  'closes the connection': ({ page }) => page.evaluate(() => window.friends.peers[0].connection.close()),
};
for (const [how, leave] of Object.entries(LEAVES)) {
  connects(`the other page knows it within a second when a page ${how}`, async (t) => {
    const { host, guest } = await openTwo();
    const start = performance.now();
    await leave(guest);
    await happens(host.page, [0, 'close']);
    const ms = Math.round(performance.now() - start);
    t.diagnostic(`known after ${ms} ms`);
    assert.ok(ms < QUICK, `${ms} ms`);
    assert.equal(await send(host.page, 0, 'anybody?'), false);
    await host.page.evaluate(() => window.friends.peers[0].connection.close());
    assert.deepEqual(await events(host.page), [[0, 'open'], [0, 'close']]);
    await closeAll(host, guest);
  });
}

connects('answers that are damaged, foreign or used are refused', async () => {
  const [host, guest, late] = await Promise.all([open(), open(), open()]);
  const first = await offer(host.page, 1);
  const foreign = await answer(guest.page, await offer(host.page, 2));
  for (const damaged of ['', 'nonsense', first, foreign.slice(0, -4)]) assert.equal(await accept(host.page, 0, damaged), 'damaged');
  assert.equal(await accept(host.page, 0, foreign), 'foreign');
  const second = await answer(late.page, first);
  assert.equal(await accept(host.page, 0, second), 'accepted');
  assert.equal(await accept(host.page, 0, second), 'used');
  await happens(late.page, [0, 'open']);
  assert.equal(await accept(host.page, 0, await answer(guest.page, first)), 'used');
  assert.equal(await guest.page.evaluate((text) => window.friends.whyNot('answer', text), second), 'damaged');
  await closeAll(host, guest, late);
});

connects('an answer that leads to no connection closes the peer after a while', async () => {
  const [host, guest] = await Promise.all([open(), open()]);
  const back = await answer(guest.page, await offer(host.page));
  await guest.context.close();
  assert.equal(await accept(host.page, 0, back), 'accepted');
  await host.page.waitForTimeout(PATIENCE / 3);
  assert.deepEqual(await events(host.page), []);
  await happens(host.page, [0, 'close'], 2 * PATIENCE);
  await closeAll(host);
});

connects('an answer reaches the waiting table through another tab', async () => {
  const [host, guest] = await Promise.all([open(), open()]);
  const tab = await host.context.newPage();
  await tab.goto(host.page.url());
  await prepare(tab);
  const deliver = (code) => tab.evaluate((text) => window.friends.answers.deliverAnswer(text), code);
  const back = await answer(guest.page, await offer(host.page));
  assert.equal(await deliver(back), 'unheard', 'no table waits');
  await host.page.evaluate(() => {
    const { peers, answers } = window.friends;
    window.stop = answers.waitForAnswers((code) => peers[0].accept(code));
  });
  assert.equal(await deliver('nonsense'), 'damaged');
  assert.equal(await deliver(back), 'taken');
  await happens(guest.page, [0, 'open']);
  assert.equal(await deliver(back), 'used');
  await host.page.evaluate(() => window.stop());
  assert.equal(await deliver(back), 'unheard');
  await closeAll(host, guest);
});

test('the browser accepts every description that a code can contain', async () => {
  const { context, page } = await open();
  const { count, found } = await page.evaluate(async () => {
    const { unpack } = window.friends.invitation;
    const forge = (i) => {
      const part = (count) => [...crypto.getRandomValues(new Uint8Array(count))];
      const [name, password, kind] = [4 + i % 29, 22 + i % 43, [0, 1, 2, 5, 6][i % 5]];
      const secrets = Math.ceil((name + password) / 4) * 3;
      const bytes = [1, i % 6, ...part(16), name, password, ...part(secrets + 32), kind, ...part(kind % 4 === 1 ? 6 : 18)];
      const sum = bytes.reduce((total, byte) => (total * 31 + byte) & 0xffff, 1);
      return btoa(String.fromCharCode(...bytes, sum >> 8, sum & 255)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    };
    const bad = [];
    let tried = 0;
    for (let i = 0; i < 300; ++i) {
      const offered = unpack(forge(i));
      if (!offered) continue;
      ++tried;
      const pc = new RTCPeerConnection();
      await pc.setRemoteDescription({ type: 'offer', sdp: offered.sdp }).catch((error) => bad.push(`${error.message}: ${offered.sdp}`));
      pc.close();
    }
    return { count: tried, found: bad };
  });
  assert.ok(count > 200, `${count} descriptions`);
  assert.deepEqual(found, []);
  await context.close();
});

const WITHOUT = {
  'unsupported': () => { delete window.RTCPeerConnection; },
  'no-address': () => {
    const { RTCPeerConnection: Original } = window;
    window.RTCPeerConnection = class extends Original {
      constructor(configuration) { super({ ...configuration, iceTransportPolicy: 'relay' }); }
    };
  },
};
for (const [why, init] of Object.entries(WITHOUT)) {
  test(`a browser that cannot connect says why: ${why}`, async () => {
    const { context, page } = await open({ init });
    assert.equal(await page.evaluate(() => window.friends.whyNot('offer', { seat: 1 })), why);
    await context.close();
  });
}
