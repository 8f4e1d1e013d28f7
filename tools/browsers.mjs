// Finds syntax and web interfaces in a script that are newer than the oldest supported browsers (tools/browsers.json), by MDN's tables. The
// type of an object is not known, so a member is taken to be as old as the oldest interface that has it. Therefore the check may miss new members.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'acorn';

const read = (place) => JSON.parse(readFileSync(place, 'utf8'));
export const OLDEST = read(new URL('browsers.json', import.meta.url));
const { api, javascript } = read(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'));

const GLOBAL = ['window', 'self', 'globalThis'];
const YEAR = 2022;  // version of ECMAScript that all supported browsers know, except for lookbehind
const SINCE_SAFARI_16_4 = /\(\?<[=!]/;  // lookbehind in a regular expression, which older versions of Safari lack

/** Returns the version of a browser that first had a feature; Infinity if none has it. */
function since(support) {
  const plain = [support].flat().filter((each) => each && !each.flags && !each.prefix && !each.alternative_name && !each.version_removed);
  return Math.min(...plain.map(({ version_added: first }) => parseFloat(String(first).replace('≤', '')) || Infinity));
}

/** Returns for each browser the version that first had a feature; undefined if the tables do not say. */
function versions(feature) {
  const support = feature?.__compat?.support;
  return support && Object.fromEntries(Object.keys(OLDEST).map((browser) => [browser, since(support[browser])]));
}

const interfaces = { ...api, ...javascript.builtins };
const members = new Map();  // by name of a member: the versions of the oldest interface that has it
for (const bearer of [...Object.values(api), ...Object.values(javascript.builtins)]) {
  for (const [name, feature] of Object.entries(bearer)) {
    const found = versions(feature);
    if (!found || name.endsWith('_event')) continue;
    const plain = name.replace(/_static$/, '');
    const known = members.get(plain) ?? found;
    members.set(plain, Object.fromEntries(Object.keys(OLDEST).map((browser) => [browser, Math.min(known[browser], found[browser])])));
  }
}

const missing = (found) => found && Object.keys(OLDEST).filter((browser) => found[browser] > OLDEST[browser]);

/** Calls `visit` for every node of a tree. */
function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, visit));
  if (typeof node?.type !== 'string') return undefined;
  visit(node);
  return Object.values(node).forEach((each) => walk(each, visit));
}

/** Returns the name of the web interface or member that a node uses, with the browsers that lack it. */
function named(node) {
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const { name } = node.callee;
    return name && [name, missing(versions(interfaces[name]))];
  }
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const { name } = node.property;
  const owner = node.object.type === 'Identifier' ? node.object.name : '';
  const of = interfaces[owner];
  const exact = versions(of?.[`${name}_static`] ?? of?.[name] ?? (GLOBAL.includes(owner) ? interfaces[name] : undefined));
  return [name, missing(exact ?? members.get(name))];
}

/** Returns a line for each use of a too new feature. `asked`: names that the script tests before use; `year`: version of ECMAScript. */
export function tooNew(text, { module = true, year = YEAR, asked = [] } = {}) {
  const found = [];
  const say = ({ loc }, what) => found.push(`${loc.start.line}: ${what}`);
  let tree;
  try {
    tree = parse(text, { ecmaVersion: year, sourceType: module ? 'module' : 'script', locations: true });
  } catch (error) {
    return [error.message];
  }
  walk(tree, (node) => {
    if (node.type === 'StaticBlock') say(node, 'static {} is missing in Safari before 16.4');
    if (node.regex && SINCE_SAFARI_16_4.test(node.regex.pattern)) say(node, 'looking behind is missing in Safari before 16.4');
    const [name, lacking] = named(node) ?? [];
    if (lacking?.length > 0 && !asked.includes(name)) say(node, `${name} is missing in the oldest ${lacking.join(', ')}`);
  });
  return found;
}
