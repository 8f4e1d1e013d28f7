// The page's policy (Trusted Types) accepts only these addresses of scripts: those that run apart from the page, and the one that bots.js
// makes.
const OURS = ['../sw.js', './worker.js'].map((name) => new URL(name, import.meta.url).href);

const policy = window.trustedTypes?.createPolicy('tapete', {
  createScriptURL(address) {
    if (OURS.includes(address) || address.startsWith('blob:')) return address;
    throw new TypeError(`${address} is no script of this page`);
  },
});

/** An address in the form that the browser accepts for a script. */
export const trusted = (address) => policy?.createScriptURL(String(address)) ?? address;
