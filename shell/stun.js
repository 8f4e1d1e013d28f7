// The STUN server, which tells a device the address under which the Internet sees it. The page asks this server only for players who choose
// to play across the Internet. Loaded on demand.

export const STUN = { owner: 'Cloudflare', address: 'stun.cloudflare.com:3478' };
