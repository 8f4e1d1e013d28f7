// Makes another version of the built site, for tests of updates: only the version's name changes, and a mark in every versioned file.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { SITE } from './site.mjs';

const TEXT = ['.css', '.html', '.js', '.mjs', '.webmanifest'];
const LIST = /FILES=(\[\[.*?\]\])([;,])/;
const MARKED = ['.css', '.js', '.mjs'];
const hash = (data) => `sha256-${createHash('sha256').update(data).digest('base64')}`;

async function readAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path)])));
}

/** Returns the version in a site's first page. */
export const versionOf = (html) => String(html).match(/src="([0-9a-f]{12})\/main\.js"/)[1];

/** Writes a version into a new folder; `version` is twelve hexadecimal digits. Returns {folder, remove}. */
export async function makeVersion(version) {
  const files = await readAll(SITE);
  const old = versionOf(files['index.html']);
  const folder = await mkdtemp(join(tmpdir(), 'tapete-site-'));
  const made = {};
  for (const [name, data] of Object.entries(files)) {
    let changed = data;
    if (TEXT.includes(extname(name))) changed = Buffer.from(String(data).replaceAll(old, version));
    if (name.startsWith(old) && MARKED.includes(extname(name))) changed = Buffer.concat([changed, Buffer.from(`\n/* ${version} */\n`)]);
    made[name.replace(old, version)] = changed;
  }
  const table = JSON.parse(String(made['sw.js']).match(LIST)[1]);
  const hashes = table.map(([address]) => [address, hash(made[address === './' ? 'index.html' : address])]);
  made['sw.js'] = Buffer.from(String(made['sw.js']).replace(LIST, `FILES=${JSON.stringify(hashes)}$2`));
  for (const [name, data] of Object.entries(made)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), data);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
