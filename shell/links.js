// A text as the fragment of an address, which no server ever sees. Loaded when it is needed.
import { deflateSync, inflateSync, strFromU8, strToU8 } from './fflate.js';

const MARK = '#t=';
const LONGEST = 1 << 20;  // bytes of text; a match is far shorter

/** Whether this fragment is one of ours. */
export const isLink = (fragment) => fragment.startsWith(MARK);

export function makeLink(text) {
  const packed = deflateSync(strToU8(text), { level: 9 });
  const code = btoa(String.fromCharCode(...packed)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return location.origin + location.pathname + MARK + code;
}

/** The text of a fragment; something that the app will refuse if it is damaged. */
export function readLink(fragment) {
  try {
    const code = atob(fragment.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = inflateSync(Uint8Array.from(code, (c) => c.charCodeAt(0)), { out: new Uint8Array(LONGEST) });
    return strFromU8(bytes);
  } catch {
    return 'tapete link ?\n';
  }
}
