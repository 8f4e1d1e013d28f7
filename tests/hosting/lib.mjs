// Starts the servers of docs/hosting.md with the lines from that document and a minimal configuration.
import { spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { PROJECT, SITE } from '../browser/lib/site.mjs';

/** Returns the code blocks of a section of docs/hosting.md, in order. */
export async function snippets(section) {
  const text = await readFile(join(PROJECT, 'docs/hosting.md'), 'utf8');
  const [, ...parts] = text.split(/^## /m);
  const part = parts.find((each) => each.startsWith(`${section}\n`));
  return part.split(/\n(?! {4}|\n)/).filter((each) => each.includes('\n    ')).map((each) => each.slice(each.indexOf('\n    ')).replace(/^ {4}/gm, ''));
}

async function freePort() {
  const server = createServer();
  await new Promise((listening) => { server.listen(0, '127.0.0.1', listening); });
  const { port } = server.address();
  await new Promise((closed) => { server.close(closed); });
  return port;
}

const answers = (port) => new Promise((answered) => {
  const socket = createConnection(port, '127.0.0.1', () => {
    socket.destroy();
    answered(true);
  });
  socket.on('error', () => answered(false));
});

/** A minimal configuration with Debian's `http` block; the lines from the document are added to it. */
const nginxConfig = ([types, headers], folder, port) => `daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  gzip on;
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
${types}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
${headers}
  }
}
`;

const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers'].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);

/** A configuration such as Debian's, in which the site's .htaccess may override settings. */
const apacheConfig = (folder, port) => `ServerRoot ${folder}
ServerName localhost
User www-data
Group www-data
PidFile ${folder}/pid
Listen 127.0.0.1:${port}
ErrorLog ${folder}/errors
${modules.join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/site
DirectoryIndex index.html
<Directory ${folder}/site>
  AllowOverride All
  Require all granted
</Directory>
`;

/** Functions by server. Each writes the server's files into a folder that contains the site, and returns the server's command-line arguments. */
const SERVERS = {
  nginx: async (folder, port) => {
    await writeFile(join(folder, 'config'), nginxConfig(await snippets('nginx'), folder, port));
    return ['-c', join(folder, 'config')];
  },
  Apache: async (folder, port) => {
    await writeFile(join(folder, 'config'), apacheConfig(folder, port));
    await writeFile(join(folder, 'site/.htaccess'), (await snippets('Apache')).join('\n'));
    return ['-X', '-f', join(folder, 'config')];
  },
};

const PROGRAMS = { nginx: 'nginx', Apache: 'apache2' };
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Returns the reason why a server cannot be tested, or false. */
export function missing(name) {
  return spawnSync(PROGRAMS[name], ['-v'], { env }).error ? `${PROGRAMS[name]} is not installed; run tools/setup.sh engines` : false;
}

/** Serves the built site with this server, as docs/hosting.md says. Returns {url, close}. */
export async function serveBy(name) {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-hosting-'));
  await chmod(folder, 0o755);  // servers started by root read the files as another user
  await mkdir(join(folder, 'site'));
  await cp(SITE, join(folder, 'site'), { recursive: true });
  const port = await freePort();
  const words = await SERVERS[name](folder, port);
  const server = spawn(PROGRAMS[name], words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (text) => { said += text; });
  const gone = new Promise((exited) => { server.once('exit', exited); });
  const close = async () => {
    server.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  while (!await answers(port)) {
    if (server.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
    await pass(20);
  }
  return { url: `http://127.0.0.1:${port}/`, close };
}
