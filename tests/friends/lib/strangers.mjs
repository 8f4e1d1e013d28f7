// Pages that take part in a table with friends by scripts of a test, as guests or as hosts, and need not follow the protocol.

/**
 * Loads the site's own modules into an empty page of the site as `window.stranger`. `connection` is the connection to the other page, `heard`
 * are its lines, `told` is the highest place of a line of the record in them, and `raw` is its data channel, which also sends what peer.js
 * refuses to send. A test may set `atOpening`, which is called when the connection opens, before any line is sent.
 */
async function load(folder) {
  const [peer, invitation, { Service }] = await Promise.all(['peer', 'invitation', 'service'].map((name) => import(`${folder}${name}.js`)));
  const stranger = { heard: [], isOpen: false, isClosed: false, tamper: (line) => [line] };
  const { createDataChannel } = RTCPeerConnection.prototype;
  RTCPeerConnection.prototype.createDataChannel = function create(...values) {
    stranger.raw = createDataChannel.apply(this, values);
    return stranger.raw;
  };
  const follow = (connection) => {
    stranger.service?.close();
    stranger.service = undefined;
    Object.assign(stranger, { connection, heard: [], told: 0, isOpen: false, isClosed: false });
    connection.onopen = () => {
      stranger.isOpen = true;
      stranger.atOpening?.();
      stranger.service?.ask(stranger.role === 'host' ? 'connected 1' : 'connected');
    };
    connection.online = (line) => {
      stranger.heard.push(line);
      for (const [, place] of line.matchAll(/(?:^\+ \d+ line| \|) (\d+) /g)) stranger.told = Math.max(stranger.told, place);
      const [, legal] = /^no \d+ ([^|]+)/.exec(line) ?? [];
      if (legal) stranger.service.ask(`do ${legal.trim()}`);
      stranger.service?.ask(stranger.role === 'host' ? `line 1 ${line}` : `line ${line}`);
    };
    connection.onclose = () => { stranger.isClosed = true; };
  };

  /**
   * Plays a guest's turns: asks the host for the legal actions by an illegal one, and plays the first. The place of the action follows the
   * lines of the host: the service's match may have more, because passes are added where the guessed cards of the others allow a choice.
   */
  const play = (match) => {
    const [, , role, turn] = match.split(' ', 4);
    if (role === 'guest' && turn === '1') stranger.connection.send(`do ${stranger.told + 1} nonsense`);
  };

  /** Begins a host's match as soon as the guest is there. */
  const begin = () => {
    if (stranger.begun) return;
    stranger.begun = true;
    stranger.service.ask('begin');
    stranger.service.ask('deal');
  };

  const hear = (reply) => {
    const [what] = reply.split(/[ \n]/, 1);
    if (what === 'send') for (const line of stranger.tamper(reply.replace(/^send \d+ /, ''))) stranger.connection.send(line);
    if (what === 'match') play(reply);
    if (what === 'seats' && reply.includes(' here ')) begin();
  };

  /** Opens the real service of a page, whose lines `tamper` may change, repeat or drop. */
  stranger.serve = async (setup) => {
    stranger.service?.close();
    [stranger.role] = setup.split(' ');
    stranger.begun = false;
    stranger.service = await Service.start(setup, [], { heard: hear, stored: () => Promise.resolve(), failed: () => {} });
    if (stranger.isOpen) stranger.service.ask(stranger.role === 'host' ? 'connected 1' : 'connected');
  };
  stranger.answer = async (link) => {
    const { code, connection } = await peer.answer(invitation.readLink(link).code);
    follow(connection);
    return invitation.makeLink(code, location.origin + '/');
  };
  stranger.offer = async (seat) => {
    const { code, connection, accept } = await peer.offer({ seat });
    follow(connection);
    stranger.accept = (link) => accept(invitation.readLink(link).code);
    return invitation.makeLink(code, location.origin + '/');
  };
  window.stranger = stranger;
}

/** Opens an empty page of the site with the functions of load(). `folder` is the site's folder of scripts. */
export async function openStranger(visit, url, folder) {
  const routes = { '**/stranger': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }) };
  const visited = await visit({ url: `${url}stranger`, routes, real: true, wait: false });
  const { page } = visited;
  await page.evaluate(load, folder);
  const say = (...lines) => page.evaluate((all) => all.forEach((line) => window.stranger.raw.send(line)), lines);
  const call = (name, ...values) => page.evaluate(([f, given]) => window.stranger[f](...given), [name, values]);
  const until = (wanted, value) => page.waitForFunction(wanted, value, { polling: 20 });
  const hears = (start) => until((text) => window.stranger.heard.find((line) => line.startsWith(text)), start).then((found) => found.jsonValue());
  return { ...visited, say, call, until, hears };
}

/** Returns the address of the folder of the site's scripts. */
export const scriptsOf = (page) => page.evaluate(() => new URL('.', document.querySelector('script[type=module]').src).href);
