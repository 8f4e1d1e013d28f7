// Trusted Types policy of the page: accepts only the scripts of the service worker and of the Worker, and the blob that bots.js makes.
const OURS = ['../sw.js', './worker.js'].map((name) => new URL(name, import.meta.url).href);

const policy = window.trustedTypes?.createPolicy('tapete', {
  createScriptURL(address) {
    if (OURS.includes(address) || address.startsWith('blob:')) return address;
    throw new TypeError(`${address} is no script of this page`);
  },
});

/** Returns an address in the form that the browser accepts for a script. */
export const trusted = (address) => policy?.createScriptURL(String(address)) ?? address;
