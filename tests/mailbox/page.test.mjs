// Tests the page of both mailboxes, the files of the PHP mailbox, and the program of the Node mailbox.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { mailbox } from '../../web/mailbox/mailbox.mjs';
import { both, DAY, FOLDER, openMailbox, room, send, startPhp } from './lib.mjs';

const getPage = (url, language = 'es-ES,es;q=0.9,en;q=0.8') => send(url, { method: 'GET', headers: { 'Accept-Language': language } });

both('the page contains the table with this mailbox', async ({ url }) => {
  const { status, headers, text } = await getPage(`${url}club/buzon.php?game=tute&rules=coto=4,swap=any&lang=&start=x&mailbox=x`);
  assert.equal(status, 200);
  assert.match(text, /^<!doctype html>/);
  assert.match(text, /<script src="\.\/embed\.js" nonce="[^"]+" async><\/script>/);
  const attributes = text.match(/<tapete-table ([^>]*)>/)[1];
  const expected = ['game="tute"', 'height="600"', 'home="./"', 'mailbox="/club/buzon.php"', 'rules="coto=4,swap=any"', 'start="seen"'];
  assert.deepEqual(attributes.split(' ').sort(), expected);
  assert.match(headers['content-type'], /^text\/html; charset=utf-8$/i);
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
});

both('the policy of the page allows only the table, this origin and the style of this answer', async ({ url }) => {
  const [one, other] = [await getPage(url), await getPage(url)];
  const nonce = one.text.match(/<style nonce="([^"]+)">/)[1];
  assert.equal(one.headers['content-security-policy'], "default-src 'none'; script-src 'self'; frame-src 'self'; img-src 'self'; "
    + `connect-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`);
  assert.ok(!other.text.includes(nonce));
});

both('the page escapes its address', async ({ url }) => {
  const hostile = `"'><script>alert(1)</script>&\0\xff`;
  const query = `game=${encodeURIComponent(hostile)}&rules[]=x&seed=%ff%22%3E&level[%22%3E]=1`;
  const { text } = await getPage(`${url}a%22b?${query}`);
  assert.equal(text.match(/<script/g).length, 1);
  const [element] = text.match(/<tapete-table [^>]*>/);
  const attributes = element.slice(13, -1).replace(/ [a-z]+="[^"'<>]*"/g, '');
  assert.equal(attributes, '', element);
  assert.match(element, / game="&[#a-z0-9]+;&[#a-z0-9]+;&[#a-z0-9]+;&[#a-z0-9]+;script/);
  assert.match((await getPage(`${url.slice(0, -1)}//evil.example/x`)).text, / mailbox="\/evil\.example\/x"/);
});

both('the page is in the language that the browser prefers', async ({ url }) => {
  const languages = { 'es-ES,en;q=0.8': 'es', 'en-GB,en;q=0.9,es;q=0.5': 'en', 'de, EN;q=0.5, es;q=0.3': 'en', 'fr,ca': 'es', '': 'es' };
  for (const [accepted, expected] of Object.entries(languages)) {
    const { text } = await getPage(url, accepted);
    assert.ok(text.includes(`<html lang="${expected}">`), accepted);
    assert.ok(text.includes(expected === 'en' ? '>Play cards</a>' : '>Jugar a las cartas</a>'), accepted);
  }
});

const OTHER = 'https://cards.example:8443/tapete/';
const isPageWithTable = ({ text, headers }) => {
  assert.ok(text.includes(`<script src="${OTHER}embed.js"`) && text.includes(` home="${OTHER}"`), text);
  assert.match(headers['content-security-policy'], /script-src https:\/\/cards\.example:8443; frame-src https:\/\/cards\.example:8443;/);
};

test('PHP: the constant TABLE names the table, and the folder of rooms is beside the file', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-mailbox-'));
  context.after(() => rm(folder, { recursive: true }));
  const source = await readFile(join(FOLDER, 'mailbox.php'), 'utf8');
  await writeFile(join(folder, 'mailbox.php'), source.replace("const TABLE = './';", `const TABLE = '${OTHER}';`));
  const server = await startPhp(['-t', folder]);
  context.after(server.stop);
  const url = `${server.url}mailbox.php`;
  isPageWithTable(await getPage(url));
  const answer = await send(url, { body: JSON.stringify({ tapete: 1, put: [[room(1), 1, 'secret']] }) });
  assert.deepEqual(JSON.parse(answer.text).put, [[room(1), 1]]);
  const rooms = join(folder, 'mailbox-rooms');
  const names = await readdir(rooms);
  assert.equal(names.filter((name) => /^(room|from)-[0-9a-f]{64}\.php$/.test(name)).length, 2, names.join());
  assert.ok(names.includes('.htaccess') && !names.join().includes(room(1)));
  for (const name of names.filter((each) => each !== '.htaccess')) {
    assert.ok(name.endsWith('.php') && (await readFile(join(rooms, name), 'utf8')).startsWith('<?php exit; ?>\n'), name);
    assert.equal((await send(`${server.url}mailbox-rooms/${name}`, { method: 'GET' })).text, '', name);
  }
});

test('PHP: a damaged room is like a new one', async (context) => {
  const box = await openMailbox('PHP');
  context.after(box.close);
  const path = async () => join(box.folder, (await readdir(box.folder)).find((name) => name.startsWith('room-')));
  await box.put(room(1), [1, 'first'], [2, 'second']);
  const whole = await readFile(await path());
  const swap = (from, to) => whole.toString().replace(from, to);
  const damaged = ['', '<?php', '<?php exit; ?>\n', whole.subarray(0, -1), whole.subarray(0, 40), swap('first', 'fir5t'),
    swap('\n2\n', '\n3\n'), `${whole}\nthird`, '\n\n\n\n\n', Buffer.alloc(5000, 255), Buffer.alloc(100)];
  for (const content of damaged) {
    await writeFile(await path(), content);
    assert.equal(await box.get(room(1)), undefined, String(content));
    assert.equal(await box.put(room(1), [1, 'new']), 1, String(content));
    assert.deepEqual(await box.get(room(1)), [1, ['new']]);
  }
  for (const name of await readdir(box.folder)) await writeFile(join(box.folder, name), 'x');
  assert.equal(await box.put(room(1), [1, 'new']), 1);
});

test('PHP: expired files are deleted by requests for other rooms', async (context) => {
  const box = await openMailbox('PHP');
  context.after(box.close);
  await box.post({ put: [1, 2, 3].map((number) => [room(number), 1, 'a']) }, '127.0.0.5');
  const files = async (kind) => (await readdir(box.folder)).filter((name) => name.startsWith(kind)).length;
  assert.deepEqual([await files('room-'), await files('from-')], [3, 1]);
  await box.advance(DAY + 10);
  await box.post({});
  assert.deepEqual([await files('room-'), await files('from-')], [0, 1]);
});

test('PHP: a folder that cannot be used gets 503', async (context) => {
  const box = await openMailbox('PHP');
  context.after(box.close);
  await writeFile(box.folder, 'a file in place of the folder');
  const { status, content } = await box.post({});
  assert.equal(status, 503);
  assert.match(content.error, /folder/);
});

test('PHP: the copy of the plugin answers no request', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-mailbox-'));
  context.after(() => rm(folder, { recursive: true }));
  await copyFile(join(FOLDER, 'mailbox.php'), join(folder, 'mailbox.php'));
  await writeFile(join(folder, 'tapete.php'), '');
  const server = await startPhp(['-t', folder]);
  context.after(server.stop);
  const url = `${server.url}mailbox.php`;
  assert.equal((await send(url, { method: 'GET' })).text, '');
  assert.equal((await send(url, { body: '{"tapete":1}' })).text, '');
  assert.deepEqual(await readdir(folder), ['mailbox.php', 'tapete.php']);
});

test('Node: the program prints its address and answers', async (context) => {
  const words = [join(FOLDER, 'mailbox.mjs'), '--port', '0', '--table', OTHER];
  const program = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  context.after(() => program.kill());
  const line = await new Promise((said) => { createInterface(program.stdout).once('line', said); });
  const [url] = line.match(/http:\S+/);
  isPageWithTable(await getPage(url));
  assert.equal((await send(url, { body: '{"tapete":1}' })).status, 200);
});

test('Node: all rooms together hold 64,000,000 characters', async () => {
  // Calls the function directly, because this many requests take long.
  const handler = mailbox({ now: () => 0 });
  const ask = (content, address) => new Promise((answered) => {
    const body = Readable.from([Buffer.from(JSON.stringify(content))]);
    const request = Object.assign(body, { method: 'POST', socket: { remoteAddress: address } });
    handler(request, { writeHead: (status) => ({ end: (text) => answered({ status, ...JSON.parse(text) }) }) });
  });
  const line = 'x'.repeat(8000);
  const fill = (number) => ({ tapete: 1, put: Array.from({ length: 32 }, (_, i) => [room(number), i + 1, line]) });
  for (let number = 0; number < 250; ++number) assert.equal((await ask(fill(number), 'a')).status, 200);
  const small = { tapete: 1, put: [[room(999), 1, 'x']] };
  assert.deepEqual((await ask(small, 'a')).put, [[room(999), 0]]);
  await ask({ tapete: 1, get: [[room(5), 1]] }, 'a');
  assert.deepEqual((await ask(small, 'a')).put, [[room(999), 1]]);
});

test('Node: addresses of one home share the limit', async (context) => {
  const handler = mailbox({ now: () => 0 });
  let address;
  const server = createServer((request, response) => {
    Object.defineProperty(request.socket, 'remoteAddress', { value: address });
    return handler(request, response);
  });
  await new Promise((listening) => { server.listen(0, '127.0.0.1', listening); });
  context.after(() => server.close());
  const status = async (from) => {
    address = from;
    return (await send(`http://127.0.0.1:${server.address().port}/`, { body: '{"tapete":1}' })).status;
  };
  for (let i = 0; i < 600; ++i) await status(`2001:db8::${i.toString(16)}`);
  assert.equal(await status('2001:db8:0:0:ffff::1'), 429);
  assert.equal(await status('2001:db8:0:1::1'), 200);
  assert.equal(await status('::ffff:192.0.2.1'), 200);
});
