// Simulated tables and guests for the dialogs of a table with friends.
import assert from 'node:assert/strict';

/** Adds to the page the functions that make simulated tables and guests. Runs in the page, before its own scripts. */
export function install() {
  const LINK = `${location.origin}/#mesa=A.${'q3Zx9vBn7KpLm2TsR8wYc4UeHg6JdFa1XoViQbN5'.repeat(4)}.`;

  /** Makes a promise that the test settles, so that it decides when the model answers. */
  function promised() {
    const made = {};
    made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
    return made;
  }

  window.makeTable = ({ seats, ...rest } = {}) => {
    const calls = [];
    const table = {
      title: 'Guiñote, 4 jugadores',
      pairs: true,
      running: false,
      reach: 'network',
      hasMailbox: false,
      canBeTable: false,
      isTable: false,
      calls,
      made: 0,
      refuses: {},
      comesBack: () => table.reach === 'mailbox',
      seats: seats ?? [
        { seat: 0, name: 'Carmen', kind: 'me', state: 'connected' },
        { seat: 1, name: '', kind: 'guest', state: 'free' },
        { seat: 2, name: '', kind: 'guest', state: 'free' },
        { seat: 3, name: 'Paco', kind: 'bot', state: 'free' },
      ],
      get canBegin() {
        return table.seats.every(({ kind, state }) => kind !== 'guest' || state === 'connected');
      },
      change: (seat, fields) => {
        Object.assign(table.seats[seat], fields);
        table.onchange();
      },
      invite: async (seat) => {
        calls.push(`invite ${seat}`);
        await table.wait?.promise;
        if (table.refuses.invite) throw { why: table.refuses.invite };
        if (table.seats[seat].state === 'free') table.change(seat, { state: 'invited' });
        return `${LINK}${seat}.${++table.made}`;
      },
      inviteAnyone: async () => {
        calls.push('invite anyone');
        await table.wait?.promise;
        if (table.refuses.invite) throw { why: table.refuses.invite };
        return `${LINK}any`;
      },
      setTable: (isTable) => {
        calls.push(`table ${isTable}`);
        table.isTable = isTable;
        table.change(0, isTable ? { kind: 'guest', name: '', state: 'free' } : { kind: 'me', name: 'Carmen', state: 'connected' });
      },
      answer: async (text) => {
        calls.push(`answer ${text}`);
        await table.wait?.promise;
        if (table.refuses.answer) throw { why: table.refuses.answer };
      },
      setReach: (reach) => {
        calls.push(`reach ${reach}`);
        table.reach = reach;
        for (const { seat, state } of table.seats) if (state === 'invited') table.change(seat, { state: 'free' });
      },
      setKind: (seat, kind, name = 'Paco') => {
        calls.push(`kind ${seat} ${kind}${kind === 'here' ? ` ${name}` : ''}`);
        table.change(seat, kind === 'guest' ? { kind, name: '', state: 'free' } : { kind, name, state: 'connected' });
      },
      vacate: (seat) => {
        calls.push(`vacate ${seat}`);
        table.change(seat, { state: 'free', name: '' });
      },
      ...rest,
    };
    for (const name of ['begin', 'leave', 'botFor', 'giveBack', 'onclosed']) table[name] = (...values) => { calls.push([name, ...values].join(' ')); };
    return table;
  };

  window.makeGuest = (rest = {}) => {
    const guest = { host: 'Carmen', game: 'Brisca', players: 4, seat: 2, name: '', state: 'new', calls: [], questions: [], missing: [], refuses: undefined };
    guest.change = (fields) => {
      Object.assign(guest, fields);
      guest.onchange();
    };
    guest.join = async (name, internet) => {
      guest.calls.push(['join', name, ...(internet ? ['across the Internet'] : [])].join(' '));
      await guest.wait?.promise;
      if (guest.refuses) throw { why: guest.refuses };
      guest.change({ state: 'answered', name });
      return guest.mail ? undefined : `${LINK}answer`;
    };
    guest.answerQuestion = (seat, agrees) => {
      guest.calls.push(`answer ${seat} ${agrees}`);
      guest.change({ questions: guest.questions.filter((each) => each.seat !== seat) });
    };
    for (const name of ['leave', 'onclosed']) guest[name] = () => { guest.calls.push(name); };
    return Object.assign(guest, rest);
  };
  window.promised = promised;
}

/** Loads the dialogs as `window.lobby`. Runs in the page. */
export async function load() {
  const { src } = document.querySelector('script[type=module]');
  window.lobby = await import(new URL('lobby.js', src));
}

/** Returns the texts that are cut off, lie outside the window, or overlap. Runs in the page. */
export function cutOff() {
  const dialog = document.querySelector('dialog.lobby, .delivered');
  if (!dialog) return ['no dialog'];
  const found = [];
  const frame = dialog.getBoundingClientRect();
  if (frame.left < 0 || frame.right > innerWidth || frame.top < 0 || frame.bottom > innerHeight) found.push('the dialog lies outside the window');
  const shown = [...dialog.querySelectorAll('*')].filter((node) => node.getClientRects().length > 0);
  for (const node of [dialog, ...shown]) {
    if (node.scrollWidth > node.clientWidth && node.clientWidth > 0 && !node.matches('input')) found.push(`too wide: ${node.localName} ${node.textContent}`);
  }
  const boxes = shown.filter((node) => node.matches('button, input, p, h2, output, label, strong, li span, svg') && !node.closest('.foot, .news'))
    .map((node) => [node, node.getBoundingClientRect()]);
  for (const [i, [node, box]] of boxes.entries()) {
    if (box.left < frame.left || box.right > frame.right) found.push(`outside: ${node.textContent}`);
    for (const [other, around] of boxes.slice(i + 1)) {
      if (node.contains(other)) continue;
      const wide = Math.min(box.right, around.right) - Math.max(box.left, around.left);
      const high = Math.min(box.bottom, around.bottom) - Math.max(box.top, around.top);
      if (wide > 1 && high > 1) found.push(`overlap: ${node.textContent} / ${other.textContent}`);
    }
  }
  return found;
}

const SEATS = (...three) => [{ seat: 0, name: 'Carmen', kind: 'me', state: 'connected' }, ...three.map((each, i) => ({ seat: i + 1, name: '', kind: 'guest', state: 'free', ...each }))];
const ANA = { name: 'Ana', state: 'connected' };
const host = (options) => async (page) => {
  await page.evaluate((given) => { window.table = window.makeTable(given); window.opened = window.lobby.openHostLobby(window.table); }, options);
  await page.locator('dialog.lobby[open]').waitFor();
};
const guest = (options) => async (page) => {
  await page.evaluate((given) => { window.guest = window.makeGuest(given); window.opened = window.lobby.openGuestLobby(window.guest); }, options);
  await page.locator('dialog.lobby[open]').waitFor();
};
const then = (first, ...more) => async (page) => {
  await first(page);
  for (const act of more) await act(page);
};
const press = (act) => (page) => page.locator(`[data-act="${act}"]`).click();
const submit = (page) => page.locator('dialog.lobby [type=submit]').click();
const shown = (selector) => (page) => page.locator(`dialog.lobby ${selector}`).waitFor();
const AT_TABLE = (...all) => all.map((each, seat) => ({ seat, name: '', kind: 'guest', state: 'free', ...each }));
const BY_CODE = { canBeTable: true, isTable: true, reach: 'mailbox', hasMailbox: true };
const WHYS = ['version', 'seat', 'taken', 'moved', 'seal', 'garbage', 'left'];

/** Brings the page's dialog into each of its states, by name. */
export const states = {
  'host-new': host(),
  'host-mixed': host({ seats: SEATS({ state: 'invited' }, ANA, { name: 'Bartolomé de las Casas', state: 'away' }) }),
  'host-ready': host({ seats: SEATS(ANA, { name: 'Luis', kind: 'here', state: 'connected' }, { name: 'Paco', kind: 'bot' }) }),
  'host-no-pairs': host({ pairs: false, title: 'Corazones, 6 jugadores', seats: SEATS(ANA, {}, {}, {}, { name: 'Paco', kind: 'bot' }) }),
  'host-here': then(host(), press('here 2')),
  'host-preparing': then(host(), (page) => page.evaluate(() => { window.table.wait = window.promised(); }), press('invite 2')),
  'host-invitation': then(host(), press('invite 2')),
  'host-damaged': then(host(), press('invite 1'), async (page) => {
    await page.evaluate(() => { window.table.refuses.answer = 'damaged'; });
    await page.locator('#lobby-answer').fill('https://example.org/#vuelvo=A.qwertyuiopasdfghjklñzxcvbnm');
  }),
  'host-connecting': then(host(), press('invite 1'), (page) => page.locator('#lobby-answer').fill('https://example.org/#vuelvo=A.qwertyuiopasdfghjklñzxcvbnm')),
  'host-version': then(host(), press('invite 1'), async (page) => {
    await page.locator('#lobby-answer').fill('https://example.org/#vuelvo=A.qwertyuiopasdfghjklñzxcvbnm');
    await page.evaluate(() => window.table.change(1, { state: 'free', fault: 'version' }));
  }),
  'host-used': then(host({ running: true, seats: SEATS({ name: 'Ana', state: 'away' }, ANA, ANA) }), (page) => page.evaluate(() => window.opened.refuse({ why: 'used' }))),
  'host-arrived': then(host(), press('invite 2'), (page) => page.evaluate(() => window.table.change(2, { state: 'connected', name: 'Ana' }))),
  'host-no-address': then(host(), (page) => page.evaluate(() => { window.table.refuses.invite = 'no-address'; }), press('invite 2')),
  'host-reach': then(host(), press('reach')),
  'host-reach-void': then(host({ reach: 'internet', seats: SEATS({ state: 'invited' }, ANA, {}) }), press('reach')),
  'host-across': host({ reach: 'internet', seats: SEATS({ state: 'invited' }, ANA, { fault: 'networks' }) }),
  ...Object.fromEntries(['local', 'guest', 'networks'].map((failed) => [`host-failed-${failed}`, then(host(), press('invite 2'),
    (page) => page.evaluate((why) => window.table.change(2, { state: 'free', fault: why }), failed))])),
  'host-unanswered': then(host({ reach: 'internet', seats: SEATS({}, { unanswered: true }, {}) }), press('invite 2')),
  'host-mail': then(host({ reach: 'mailbox', hasMailbox: true }), press('invite 2')),
  'host-mail-reach': then(host({ reach: 'mailbox', hasMailbox: true }), press('reach')),
  'host-mail-failed': then(host({ hasMailbox: true }), (page) => page.evaluate(() => window.table.change(2, { state: 'free', fault: 'networks' }))),
  'host-mail-silent': then(host({ reach: 'mailbox', hasMailbox: true }), (page) => page.evaluate(() => { window.table.refuses.invite = 'mailbox'; }), press('invite 2')),
  'host-can-be-table': host({ canBeTable: true }),
  'host-table': then(host({ canBeTable: true }), press('table')),
  'host-table-mail': then(host({ canBeTable: true, reach: 'mailbox', hasMailbox: true }), press('table'), shown('svg')),
  'host-table-full': host({ ...BY_CODE, seats: AT_TABLE(ANA, { name: 'Luis', state: 'connected' }, { name: 'Bartolomé de las Casas', state: 'connected' }, { kind: 'bot', name: 'Paco' }) }),
  'host-table-some': then(host({ ...BY_CODE, pairs: false, title: 'Corazones, 6 jugadores', seats: AT_TABLE(ANA, { fault: 'lost' }, { name: 'Bartolomé de las Casas', state: 'connected' }, { kind: 'bot', name: 'Paco' }, { state: 'invited' }, {}) }), shown('svg')),
  'host-table-silent': then(host(BY_CODE), (page) => page.evaluate(() => { window.table.refuses.invite = 'mailbox'; }), press('table'), press('table'), shown('.code .main')),
  'host-leave': then(host(), press('leave')),
  'host-remove': then(host({ seats: SEATS(ANA, {}, {}) }), press('remove 1')),
  'running-missing': host({ running: true, seats: SEATS({ name: 'Ana', state: 'away' }, { name: 'Luis', state: 'away', replaced: true }, { name: 'Pilar', state: 'connected', replaced: true }) }),
  'running-asked': host({ running: true, seats: SEATS(ANA, { name: 'Luis', state: 'connected' }, { name: 'Dora', state: 'away', vote: { sealed: false, answers: { 1: 'none', 2: 'agree' } } }) }),
  'running-wait': host({ running: true, seats: SEATS(ANA, { name: 'Bartolomé de las Casas', state: 'connected' }, { name: 'Dora', state: 'away', vote: { sealed: false, answers: { 1: 'agree', 2: 'wait' } } }) }),
  'running-sealed': host({ running: true, seats: SEATS(ANA, ANA, { name: 'Dora', state: 'away', vote: { sealed: true, answers: {} } }) }),
  'running-all': host({ running: true, seats: SEATS(ANA, ANA, { name: 'Paco', kind: 'bot' }) }),
  'guest-new': guest(),
  'guest-replaces': guest({ name: 'Ana', replaces: true }),
  'guest-answer': then(guest({ name: 'Ana' }), submit),
  'guest-reach': then(guest({ name: 'Ana', internet: true }), submit),
  'guest-reach-fault': then(guest({ name: 'Ana', internet: true, refuses: 'no-address' }), submit, (page) => page.locator('dialog.lobby .foot .main').click()),
  'guest-unanswered': then(guest({ name: 'Ana', unanswered: true }), submit),
  'guest-mail': then(guest({ name: 'Ana', mail: true }), submit),
  'guest-mail-elsewhere': then(guest({ name: 'Ana', mail: true, refuses: 'no-mailbox' }), submit),
  ...Object.fromEntries(['full', 'silent', 'garbage'].map((why) => [`guest-${why}-table`, then(guest({ name: 'Ana', mail: true, refuses: why }), submit)])),
  'guest-connected': guest({ state: 'connected' }),
  'guest-waiting': guest({ state: 'waiting' }),
  'guest-lost': guest({ state: 'lost' }),
  'guest-question': guest({ state: 'begun', questions: [{ seat: 3, name: 'Dora' }] }),
  'guest-table': guest({ state: 'begun', missing: [{ name: 'Dora', bot: true }, { name: 'Bartolomé de las Casas', bot: false }] }),
  'guest-damaged': then(guest({ name: 'Ana', refuses: 'damaged', host: '' }), submit),
  'guest-cheat': guest({ state: 'refused', why: 'error 10', cheat: 'the cards or dice do not match everybody\'s numbers', isVoid: true }),
  ...Object.fromEntries(WHYS.map((why) => [`guest-${why}`, guest({ state: 'refused', why })])),
  'phrases': async (page) => {
    await page.evaluate(() => { window.lobby.openPhrases(['¡Hola!', '¡Suerte!', '¡Bien jugado!', '¡Menuda mano!', 'Gracias', 'Perdón', 'Un momento', 'Ahora vuelvo', 'Ya estoy aquí', '¡Te toca!', '¿Otro encuentro?', '¡Buenas noches!'], (number) => { window.said = number; }); });
    await page.locator('dialog.lobby[open]').waitFor();
  },
  'ask-to-leave': async (page) => {
    await page.evaluate(() => { window.lobby.askToLeave().then((leaves) => { window.leaves = leaves; }); });
    await page.locator('dialog.lobby[open]').waitFor();
  },
  'delivered': (page) => page.evaluate(() => window.lobby.showDelivered('taken')),
  'delivered-used': (page) => page.evaluate(() => window.lobby.showDelivered('used')),
  'answer-here': async (page) => {
    await page.evaluate(() => window.lobby.openUndelivered(`${location.origin}/#vuelvo=A.qwertyuiop`));
    await page.locator('dialog.lobby[open]').waitFor();
  },
  'undelivered': (page) => page.evaluate(() => window.lobby.showDelivered('unheard', `${location.origin}/#vuelvo=A.qwertyuiop`)),
};

/** Returns a function that opens the page and brings its dialog into one of the states. */
export const entering = (visit) => async (state, options) => {
  const visited = await visit(options);
  await visited.page.evaluate(install);
  await visited.page.evaluate(load);
  await states[state](visited.page);
  return visited;
};

export const dialogIn = (page) => page.locator('dialog.lobby');
export const titleIn = (page) => page.locator('#lobby-title').textContent();
export const callsOf = (page, name = 'table') => page.evaluate((model) => window[model].calls, name);
export const pressName = (page, name) => dialogIn(page).getByRole('button', { name, exact: true }).first().click();
export const linkIn = (page) => dialogIn(page).locator('input[readonly]').inputValue();

/** Returns the text of the focused button; of another element, its id or name. */
export const focused = (page) => page.evaluate(() => {
  const { activeElement: node } = document;
  return node.localName === 'button' ? `${node.dataset.act ?? ''}:${node.textContent}` : node.id || node.localName;
});
export const waitForText = (player, selector, text) => player.until((where, wanted) => document.querySelector(where)?.textContent.includes(wanted), selector, text);

/** Checks that the page has reported no error, and closes it. */
export async function finish({ context, trouble }) {
  assert.deepEqual(trouble, []);
  await context.close();
}
