// The page's policy lets no text become a script's address (Trusted Types) but these: what runs apart from the page, and what bots.js makes.
const OURS = ['../sw.js', './worker.js'].map((name) => new URL(name, import.meta.url).href);

const policy = window.trustedTypes?.createPolicy('tapete', {
  createScriptURL(address) {
    if (OURS.includes(address) || address.startsWith('blob:')) return address;
    throw new TypeError(`${address} is no script of this page`);
  },
});

/** An address as the browser takes it for a script. */
export const trusted = (address) => policy?.createScriptURL(String(address)) ?? address;
