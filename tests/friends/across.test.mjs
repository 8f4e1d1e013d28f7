// Tables across the Internet: real pages ask a STUN server on this machine, but only after their players have agreed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink, unpack } from '../../shell/invitation.js';
import { useSite } from '../browser/lib/browser.mjs';
import { finish, pressName, waitForText } from './lib/dialogs.mjs';
import { skip } from './lib/network.mjs';
import { Party } from './lib/party.mjs';
import { serveStun } from './lib/stun.mjs';

const { visit } = useSite();
const OUTSIDE = '203.0.113.9';
const SERVER = 'stun:stun.cloudflare.com:3478';

/**
 * Runs before a page's own scripts: replaces the STUN server by one on this machine. A guest gets an invitation without addresses, because
 * Chromium stops waiting for the server when it reaches the host's page, which replies in the same network before it has the guest's answer.
 */
const redirect = (server, port) => {
  const { RTCPeerConnection: Original } = window;
  window.RTCPeerConnection = class extends Original {
    constructor({ iceServers }) {
      if (iceServers.some(({ urls }) => urls !== server)) throw new Error('unknown server');
      super({ iceServers: iceServers.map(() => ({ urls: `stun:127.0.0.1:${port}` })) });
    }

    setRemoteDescription({ type, sdp }) {
      return super.setRemoteDescription({ type, sdp: type === 'offer' ? sdp.replace(/^a=candidate.*\r\n/gm, '') : sdp });
    }
  };
};

/** Runs before a page's own scripts: shortens the wait for a connection. */
const hasten = () => {
  const { setTimeout: original } = window;
  window.setTimeout = (act, ms, ...values) => original(act, ms === 15_000 ? 100 : ms, ...values);
};

const script = (...calls) => calls.map(([act, ...values]) => `(${act})(...${JSON.stringify(values)})`).join(';\n');
const outside = (link) => [...unpack(readLink(link).code).sdp.matchAll(/(\S+) \d+ typ srflx/g)].map(([, address]) => address);

/** Opens a table for two, and a STUN server. */
async function openTable(...more) {
  const stun = await serveStun(OUTSIDE);
  const init = { content: script([redirect, SERVER, stun.port], ...more) };
  const party = new Party((options) => visit({ ...options, init }), { real: true });
  const enter = async (url) => {
    party.pages[1] = await visit({ real: true, init, url });
    const { page, player } = party.pages[1];
    await page.locator('#lobby-name').fill('Berta');
    await page.keyboard.press('Enter');
    return { page, player };
  };
  await party.open({ game: 'Guiñote', players: 0 });
  return { stun, party, enter, host: party.pages[0] };
}

/** Chooses the Internet in the view of an invitation, and returns the link of the new invitation. */
async function chooseInternet({ page, player }) {
  await page.locator('[data-act="reach"]').click();
  await waitForText(player, '#lobby-title', '¿Jugáis desde casas distintas?');
  await pressName(page, 'Fuera de casa');
  await page.locator('dialog.lobby input[readonly]').waitFor({ state: 'attached' });
}

test('pages ask the STUN server after their players have agreed, and connect', { skip }, async () => {
  const { stun, party, enter, host } = await openTable();
  const first = await party.invite(1);
  assert.deepEqual([stun.asked, outside(first), readLink(first).internet], [[], [], false]);

  const early = await enter(first);
  await waitForText(early.player, '#lobby-title', 'Ahora devuélvele la respuesta');
  const stale = await party.link(early);
  assert.deepEqual([stun.asked, outside(stale)], [[], []]);
  await finish(party.pages[1]);

  await chooseInternet(host);
  const second = await party.link(host);
  assert.deepEqual([outside(second), readLink(second).internet], [[OUTSIDE], true]);
  assert.ok(second.length <= 220, `${second.length} characters`);
  await host.page.locator('#lobby-answer').fill(stale);
  await waitForText(host.player, 'form output', 'Esta no es la respuesta');
  await host.page.locator('#lobby-answer').clear();

  const asked = stun.asked.length;
  assert.ok(asked > 0);
  const guest = await enter(second);
  await waitForText(guest.player, '#lobby-title', '¿Juegas desde otra casa?');
  assert.equal(stun.asked.length, asked, 'the guest has not agreed');
  await pressName(guest.page, 'Fuera de casa');
  await waitForText(guest.player, '#lobby-title', 'Ahora devuélvele la respuesta');
  assert.ok(stun.asked.length > asked);
  assert.deepEqual(outside(await party.link(guest)), [OUTSIDE]);
  await party.bringBack(1, 'Berta');
  await party.begin();
  await party.finish(finish);
  stun.close();
});

test('a guest who refuses asks no server, and can still connect in the same network', { skip }, async () => {
  const { stun, party, enter, host } = await openTable();
  await party.invite(1);
  await chooseInternet(host);
  const ports = new Set(stun.asked);
  const guest = await enter(await party.link(host));
  await pressName(guest.page, 'Solo en esta red');
  await waitForText(guest.player, '#lobby-title', 'Ahora devuélvele la respuesta');
  assert.deepEqual(outside(await party.link(guest)), []);
  await party.bringBack(1, 'Berta');
  assert.deepEqual(stun.asked.filter((port) => !ports.has(port)), []);
  await party.finish(finish);
  stun.close();
});

test('a host who goes back to one network asks no server for the next invitation', { skip }, async () => {
  const { stun, party, host } = await openTable();
  await party.invite(1);
  await chooseInternet(host);
  const asked = stun.asked.length;
  await host.page.locator('[data-act="reach"]').click();
  await pressName(host.page, 'Solo en esta red');
  const link = await party.link(host);
  assert.deepEqual([stun.asked.length, outside(link), readLink(link).internet], [asked, [], false]);
  await party.finish(finish);
  stun.close();
});

test('a host is told that the STUN server does not answer', { skip }, async () => {
  const { stun, party, host } = await openTable();
  stun.silent = true;
  await party.invite(1);
  await chooseInternet(host);
  await waitForText(host.player, '#lobby-about', 'El servidor de Cloudflare no ha respondido');
  assert.ok(stun.asked.length > 0);
  assert.deepEqual(outside(await party.link(host)), []);
  await party.finish(finish);
  stun.close();
});

for (const [across, text] of [[false, 'elige «Fuera de casa»'], [true, 'Estas dos redes no dejan']]) {
  test(`a host is told that a guest ${across ? 'across the Internet' : 'in one network'} is out of reach`, { skip }, async () => {
    const { stun, party, enter, host } = await openTable([hasten]);
    await party.invite(1);
    if (across) await chooseInternet(host);
    const { page, player } = await enter(await party.link(host));
    if (across) await pressName(page, 'Fuera de casa');
    await waitForText(player, '#lobby-title', 'Ahora devuélvele la respuesta');
    const back = await party.link({ player });
    await finish(party.pages[1]);
    delete party.pages[1];
    await host.page.locator('#lobby-answer').fill(back);
    await waitForText(host.player, 'form output', text);
    await pressName(host.page, 'Volver');
    await waitForText(host.player, 'dialog.lobby li.free', 'no ha podido conectarse');
    await party.finish(finish);
    stun.close();
  });
}
