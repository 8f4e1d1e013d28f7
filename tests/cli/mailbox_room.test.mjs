// Tests tools/mailbox_room.mjs with the tapete program: a host and its guests play matches through a mailbox.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ANY_SEAT, makeLink, packMail } from '../../shell/invitation.js';
import { listen } from '../../shell/mail-connection.js';
import { Post } from '../../shell/mail-post.js';
import { openMailbox, send } from '../mailbox/lib.mjs';

globalThis.crypto ??= webcrypto;  // Node 18 has no global one

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const TAPETE = process.env.TAPETE ?? fromRoot('build/native/tapete');
const TOOL = fromRoot('tools/mailbox_room.mjs');
const PAGE = 'https://club.example/table/?lang=en';
const SECRET = '00112233445566778899aabbccddeeff';
const LINK = makeLink(packMail(1, SECRET, SECRET), PAGE);
const PACE = 25;  // ms
const LOSSES = 0.3;
const PATIENCE = 60_000;  // ms for a test
const FIRST_LINES = 'for i in $(seq 40); do IFS= read -r line; printf "%s\\n" "$line"; done';  // of the host, as a command of the shell
const options = { skip: existsSync(TAPETE) ? false : `${TAPETE} is not built`, timeout: PATIENCE };

/** Returns a function that returns random numbers from 0 to 1, each time the same ones. */
function random() {
  let state = 1;
  return () => (state = state * 48271 % 2147483647) / 2147483647;
}

/** Opens a mailbox with time for any number of requests. It loses this share of requests, or their answers. */
async function openLossy(context, losses = 0) {
  const box = await openMailbox('Node');
  const next = random();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const fate = next();
    if (fate < losses / 2) return response.destroy();
    box.advance(1);  // the mailbox limits the requests in a second
    const { status, text } = await send(box.url, { body });
    return fate < losses ? response.destroy() : response.writeHead(status).end(text);
  });
  await new Promise((listening) => { server.listen(0, '127.0.0.1', listening); });
  context.after(async () => {
    server.close();
    server.closeAllConnections();
    await box.close();
  });
  return `http://127.0.0.1:${server.address().port}/`;
}

/** Starts the tool. Returns {process, ended}, where `ended` resolves to {status, errors}. */
function start(context, words) {
  const tool = spawn(process.execPath, [TOOL, ...words], { stdio: ['ignore', 'inherit', 'pipe'] });
  context.after(() => tool.kill());
  let errors = '';
  tool.stderr.on('data', (text) => { errors += text; });
  const ended = new Promise((resolve) => { tool.once('close', (status) => resolve({ status, errors })); });
  return { process: tool, ended };
}

/** Starts the tool as a host with guests at these seats. Resolves to {ended, links} when the tool has printed the links. */
async function startHost(context, mailbox, seats, program) {
  const host = start(context, ['host', '--mailbox', mailbox, '--pace', PACE, PAGE, seats.join(), ...program]);
  const links = [];
  for await (const line of createInterface({ input: host.process.stderr })) {
    links.push(line.match(/^Seat \d: (\S+)$/)[1]);
    if (links.length === seats.length) break;
  }
  return { ...host, links };
}

const startGuest = (context, mailbox, link, program) => start(context, ['guest', '--mailbox', mailbox, '--pace', PACE, link, ...program]);
const guestProgram = (seat, ...more) => [TAPETE, 'room', '--seat', seat, '--bot', 'casual', '--seed', seat, ...more];

async function makeFolder(context) {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-room-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Checks that all programs have ended well, and have stored the same record. Resolves to the record. */
async function agree(programs, files) {
  const ends = await Promise.all(programs.map(({ ended }) => ended));
  assert.deepEqual(ends.map(({ status }) => status), programs.map(() => 0), ends.map(({ errors }) => errors).join('\n'));
  const [record, ...others] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  for (const other of others) assert.equal(other, record);
  return record;
}

/** Plays a match of a bot of the host and three guests through a mailbox. Resolves to the record that all of them have stored. */
async function play(context, mailbox, game) {
  const folder = await makeFolder(context);
  const files = [0, 1, 2, 3].map((seat) => join(folder, String(seat)));
  const seats = [1, 2, 3];
  const host = await startHost(context, mailbox, seats,
    [TAPETE, 'room', ...game, '--seats', 'casual,guest,guest,guest', '--seed', '5', '--save', files[0]]);
  const guests = seats.map((seat, i) => startGuest(context, mailbox, host.links[i], guestProgram(seat, '--save', files[seat])));
  return agree([host, ...guests], files);
}

test('four programs play a match through a mailbox, and store the same record', options, async (context) => {
  const record = await play(context, await openLossy(context), ['brisca', '--rules', 'games=1']);
  assert.equal(record.match(/^deal /gm).length, 1);
});

test('programs play a match through a mailbox that loses requests and answers', options, async (context) => {
  const record = await play(context, await openLossy(context, LOSSES), ['podrida', '--rules', 'most=2']);
  assert.equal(record.match(/^deal /gm).length, 2);
});

test('a guest whose program ends in the middle of the match comes back through the same invitation', options, async (context) => {
  const mailbox = await openLossy(context);
  const folder = await makeFolder(context);
  const files = ['host', 'guest'].map((name) => join(folder, name));
  const game = ['brisca', '--players', '2', '--rules', 'games=1', '--seats', 'casual,guest'];
  const host = await startHost(context, mailbox, [1], [TAPETE, 'room', ...game, '--save', files[0]]);
  const first = ['sh', '-c', `${FIRST_LINES} | "$@"`, 'sh', ...guestProgram(1)];
  const { status, errors } = await startGuest(context, mailbox, host.links[0], first).ended;
  assert.equal(status, 2);
  assert.match(errors, /end before the match does; the hand that was not shown to its end is void/);
  const second = startGuest(context, mailbox, host.links[0], guestProgram(1, '--save', files[1]));
  await agree([host, second], files);
});

test('a guest whose session is lost opens another one, greets again, and ends when the host says goodbye', options, async (context) => {
  const later = setTimeout;
  // The last lines of a connection may wait for a minute, which must not keep this process running after the test.
  context.mock.method(globalThis, 'setTimeout', (...values) => later(...values).unref());
  const mailbox = await openLossy(context);
  const post = new Post(async (body) => {
    const reply = await fetch(mailbox, { method: 'POST', body });
    return { status: reply.status, text: await reply.text() };
  }, PACE);
  const greetings = [];
  const stop = listen(post, SECRET, (connection) => {
    connection.onopen = () => {};
    connection.online = (line) => {
      if (greetings.push(line) === 1) connection.close();
      else connection.leave('bye left');
    };
  });
  const { status, errors } = await startGuest(context, mailbox, LINK, guestProgram(1)).ended;
  stop();
  assert.match(greetings[0], /^hello 1 1 [\da-f]{64} bot 1$/);
  assert.equal(greetings[1], greetings[0]);
  assert.equal(status, 2);
  assert.equal(errors, 'tapete: the host has said goodbye: left\n');
});

test('the tool reports an error in one sentence', { timeout: PATIENCE }, async (context) => {
  const mailbox = await openLossy(context);
  const greet = (seat) => ['sh', '-c', `echo hello 1 ${seat} key name; read -r line; exit 7`];
  const cases = [
    [[LINK.slice(0, -3), 'true'], 1, 'The link of the invitation is damaged.'],
    [['https://club.example/', 'true'], 1, 'The link of the invitation is damaged.'],
    [[makeLink(packMail(ANY_SEAT, SECRET, SECRET), PAGE), 'true'], 1, 'The invitation is to any seat, which only browsers can open.'],
    [[LINK, '/no/program'], 1, 'The program /no/program cannot be started.'],
    [[LINK, ...greet(2)], 1, 'The program wants seat 2, but the invitation is to seat 1.'],
    [[LINK, ...greet(1)], 7, ''],
    [[LINK, 'sh', '-c', 'kill -9 $$'], 137, ''],
    [['--mailbox', 'http://127.0.0.1:1/', LINK, 'true'], 1, 'The mailbox http://127.0.0.1:1/ does not answer.'],
    [['--mailbox', 'http://127.0.0.1:1/', LINK.slice(0, -3), 'true'], 1, 'The link of the invitation is damaged.'],
  ];
  await Promise.all(cases.map(async ([words, status, text]) => {
    const ended = await start(context, ['guest', '--mailbox', mailbox, ...words]).ended;
    assert.deepEqual(ended, { status, errors: text && `${text}\n` });
  }));
});

test('the tool prints its usage if the arguments are wrong', { timeout: PATIENCE }, async (context) => {
  const box = ['--mailbox', 'http://127.0.0.1:1/'];
  const cases = [
    [], ['guest'], ['play', ...box, LINK, 'true'], ['guest', LINK, 'true'], ['guest', ...box, LINK],
    ['guest', '--mailbox', 'box', LINK, 'true'], ['guest', ...box, '--pace', '19', LINK, 'true'], ['guest', ...box, '--pace'],
    ['guest', ...box, '--speed', '9', LINK, 'true'], ['host', ...box, PAGE, '1'], ['host', ...box, PAGE, '1,1', 'true'],
    ['host', ...box, PAGE, '6', 'true'], ['host', ...box, 'page', '1', 'true'],
  ];
  await Promise.all(cases.map(async (words) => {
    const { status, errors } = await start(context, words).ended;
    assert.equal(status, 2, words.join(' '));
    assert.match(errors, /^Usage: /);
  }));
});
