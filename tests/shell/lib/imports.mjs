// Lets Node import the page's modules from shell/: takes their libraries from npm packages, and replaces words.js with an empty module.
import { register } from 'node:module';

const PACKAGES = { './fflate.js': 'fflate', './idb.js': 'idb' };
const hooks = `
  const PACKAGES = ${JSON.stringify(PACKAGES)};
  export function resolve(name, context, next) {
    if (name === './words.js') return { url: 'data:text/javascript,export const NAMES = {}; export const WORDS = {};', shortCircuit: true };
    if (name in PACKAGES) return next(PACKAGES[name], context);
    return next(name, context).then((found) => {
      // An import of a module with a query gets the same query, so that the copy shares no state.
      const copy = context.parentURL ? new URL(context.parentURL).search : '';
      return name.startsWith('./') && copy ? { ...found, url: found.url + copy } : found;
    });
  }`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`, import.meta.url);
