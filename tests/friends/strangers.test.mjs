// Scripts take part in a table with friends, and send lines that no page of Tapete sends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWorkers, useSite } from '../browser/lib/browser.mjs';
import { finish, pressName, titleIn, waitForText } from './lib/dialogs.mjs';
import { skip } from './lib/network.mjs';
import { Party } from './lib/party.mjs';
import { openStranger, scriptsOf } from './lib/strangers.mjs';

const { visit, url } = useSite();

const KEY = 'a'.repeat(64);
const LONGEST_GAP = 3000;  // ms for which a page may not respond, on a slow machine

/** Lines and other messages without any meaning in the protocol. */
const NONSENSE = ['', ' ', 'hello', 'do', 'do 1', 'open 1', 'seal x y', '+ 1 head', '\u0000\u202e', 'é'.repeat(1500), 'x'.repeat(60_000), 'a\nb'];

/** Sends thousands of messages at once, binary ones too. Runs in the page of a stranger. */
function flood(lines) {
  const { raw } = window.stranger;
  for (let i = 0; i < 3000; ++i) raw.send(lines[i % lines.length].slice(0, i % 100 ? 300 : undefined));
  for (let i = 0; i < 100; ++i) raw.send(crypto.getRandomValues(new Uint8Array(200)));
}

/** Measures the longest time for which a page does not respond. Returns a function that resolves to it. */
async function measureGap(page) {
  await page.evaluate(() => {
    let last = performance.now();
    window.gap = 0;
    setInterval(() => {
      window.gap = Math.max(window.gap, performance.now() - last);
      last = performance.now();
    }, 10);
  });
  return () => page.evaluate(() => window.gap);
}

/** Brings the stranger's answer to an invitation to the host's page. */
async function answer(party, stranger, link) {
  await party.pages[0].page.locator('#lobby-answer').fill(await stranger.call('answer', link));
  await stranger.until(() => window.stranger.isOpen);
}

/** Asks for another invitation in the place of the shown one, and returns its link. */
async function renew({ page }) {
  const field = () => document.querySelector('dialog.lobby input[readonly]').value;
  const old = await page.evaluate(field);
  await pressName(page, 'Otra invitación');
  return (await page.waitForFunction((before) => {
    const link = document.querySelector('dialog.lobby input[readonly]')?.value;
    return link !== before && link;
  }, old)).jsonValue();
}

test('a table outlasts a guest of another version, nonsense, and lines of the wrong time, place or seat', { skip }, async (t) => {
  const party = new Party(visit, { real: true });
  await party.open({ game: 'Guiñote' });
  const [host] = party.pages;
  await party.join(1, 'Berta');
  await host.page.locator('[data-act="computer 3"]').click();
  const stranger = await openStranger(visit, url(), await scriptsOf(host.page));
  const gap = await measureGap(host.page);

  await answer(party, stranger, await party.invite(2));
  await stranger.say(`hello 2 2 ${KEY} Zoe`);
  await stranger.hears('bye version');
  await waitForText(host.player, 'form output', 'misma versión');

  await answer(party, stranger, await renew(host));
  await stranger.page.evaluate(flood, NONSENSE);
  await stranger.page.evaluate(() => {
    const { stranger: self } = window;
    self.tamper = (line) => {
      const [what, number] = line.split(' ');
      if (what === 'seal') return [`open ${number} ${'b'.repeat(64)}`, line, line];
      return what === 'do' ? [line, line, `do ${Number(number) + 2} pass`, 'do 1 pass', line] : [line];
    };
  });
  await stranger.call('serve', `guest 2 ${'c'.repeat(64)} Zoe`);
  await waitForText(host.player, '.news', 'Zoe');
  await party.begin();
  await party.playTo(10);
  assert.ok((await party.events(0)).some((line) => line.startsWith('2 ')), 'the stranger has played');

  await stranger.page.evaluate(flood, NONSENSE);
  await stranger.hears('bye garbage');
  await stranger.until(() => window.stranger.isClosed);
  await waitForText(host.player, 'dialog.lobby', 'no responde');
  await answer(party, stranger, await party.invite(2));
  await stranger.say(`hello 1 1 ${KEY} Berta`);
  await stranger.hears('bye taken');
  await waitForText(host.player, 'form output', 'otro aparato');
  await pressName(host.page, 'Volver');
  await party.replace(2);
  await party.playHand();
  assert.deepEqual(await party.events(1), await party.events(0));
  const ms = await gap();
  t.diagnostic(`longest time without a response: ${Math.round(ms)} ms`);
  assert.ok(ms < LONGEST_GAP, `${ms} ms`);
  await finish(stranger);
  await party.finish(finish);
});

/** Drops, delays and repeats the first entries of the journal. Runs in the page of the host. */
function disorder(line) {
  const { stranger } = window;
  if (!line.startsWith('+') || stranger.count > 8) return [line, line];
  stranger.count = (stranger.count ?? 0) + 1;
  if (stranger.count % 3 === 0) return [];
  if (stranger.count % 3 === 2) return [line, stranger.late, line];
  stranger.late = line;
  return [];
}

/** Changes of a host's lines, and what the guest is told about them. */
const TAMPERS = {
  version: { tamper: (line) => [line.replace(/^table 1/, 'table 2')], said: 'misma versión' },
  nonsense: { tamper: (line) => (line.startsWith('table') ? [line, '+ nonsense'] : [line]), said: 'dice algo que no se entiende' },
  'another game': { tamper: (line) => [line.replace(/^(\+ \d+ head game) .*/, '$1 mus')], said: 'no se puede jugar' },
  'a changed seal': { tamper: (line) => [line.replace(/^(\+ \d+ seals 1 .* 1:)\S+/, `$1${'d'.repeat(64)}`)], said: 'ha cambiado u omitido tu sello' },
  'a deal before the seals': { tamper: (line) => [line.replace(/^(\+ \d+) seals .*/, '$1 line 1 deal 0')], said: 'antes de que todos sellaran' },
  'a card twice': { tamper: (line) => [line.replace(/^(\+ \d+ line 1 deal \d .*?)(\b[A-Z\d][oceb]) (\b[A-Z\d][oceb])/, '$1$2 $2')], said: 'no puede haber pasado' },
};

test('a guest is told what is wrong with a host that breaks the protocol', { skip }, async (t) => {
  const guest = await visit({ real: true, hurried: true, viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page, player } = guest;
  const stranger = await openStranger(visit, url(), await scriptsOf(page));
  const gap = await measureGap(page);

  let matches = 0;
  const connect = async () => {
    await page.goto(await stranger.call('offer', 1));
    await page.locator('#lobby-name').fill('Berta');
    await page.keyboard.press('Enter');
    const link = await page.waitForFunction(() => [...document.querySelectorAll('dialog.lobby input[readonly]')].map(({ value }) => value).find((value) => value.includes('#back=')));
    await stranger.call('serve', `host ${String(++matches).padStart(32, '0')} ${'e'.repeat(64)} 1\ntapete 1\ngame guinote\nplayers 2\nseat 0 human Ana`);
    await stranger.call('accept', await link.jsonValue());
    await stranger.until(() => window.stranger.isOpen);
  };
  // An entry of the journal has a meaning if it comes before the real ones.
  const nonsense = NONSENSE.filter((line) => !line.startsWith('+'));
  await stranger.page.evaluate(`window.stranger.atOpening = () => (${flood})(${JSON.stringify(nonsense)})`);

  for (const { tamper, said } of Object.values(TAMPERS)) {
    await stranger.page.evaluate(`window.stranger.tamper = ${tamper}`);
    await connect();
    await waitForText(player, 'dialog.lobby', said);
    assert.equal(await titleIn(page), 'No estás en la mesa');
    await pressName(page, 'Cerrar');
    await stranger.until(() => window.stranger.isClosed);
  }

  await stranger.page.evaluate(`window.stranger.tamper = ${disorder}`);
  await connect();
  const isDealt = () => window.tapete.record().includes('\ndeal ') && !document.querySelector('dialog.lobby');
  await player.until(isDealt);
  await checkWorkers(page, 2, 'the bots and the service');
  await stranger.page.evaluate(() => { for (let i = 0; i < 300; ++i) window.stranger.raw.send('again'); });
  await stranger.until(() => / hello .* have /.test(window.stranger.heard.join(' ').replace(/^hello /, '')));
  await player.until(isDealt);
  await checkWorkers(page, 2, 'an old service is closed');
  const ms = await gap();
  t.diagnostic(`longest time without a response: ${Math.round(ms)} ms`);
  assert.ok(ms < LONGEST_GAP, `${ms} ms`);
  await finish(stranger);
  await finish(guest);
});
