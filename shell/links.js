// Packs a text into the fragment of an address, which no server ever sees. Loaded when it is needed.
import { deflateSync, Inflate, strFromU8, strToU8 } from './fflate.js';

const MARK = '#t=';
const LONGEST = 1 << 16;  // bytes of text, as in src/app/parcel.hpp
const LONGEST_CODE = Math.ceil((LONGEST + 64) / 3) * 4;  // characters of a fragment with a text that cannot be compressed
const PIECE = 256;  // bytes that are decompressed at a time, because they may become a thousand times as many

/** Whether this fragment is one of ours. */
const isLink = (fragment) => fragment.startsWith(MARK);

export function makeLink(text) {
  const packed = deflateSync(strToU8(text), { level: 9 });
  const code = btoa(String.fromCharCode(...packed)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return location.origin + location.pathname + MARK + code;
}

/** Decompresses as much as may be read; null if there is more. */
function unpack(bytes) {
  const text = new Uint8Array(LONGEST);
  let length = 0;
  let whole = false;
  const inflate = new Inflate((piece, last) => {
    if (length + piece.length <= LONGEST) text.set(piece, length);
    length += piece.length;
    whole = last;
  });
  for (let at = 0; at < bytes.length && length <= LONGEST; at += PIECE) {
    inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  }
  if (length > LONGEST) return null;
  if (!whole) throw new Error('the end is missing');
  return strFromU8(text.subarray(0, length));
}

/** The text of a fragment. Null if it is longer than what is read; if the fragment is damaged, a text that the app will refuse. */
function readLink(fragment) {
  const code = fragment.slice(MARK.length);
  if (code.length > LONGEST_CODE) return null;
  try {
    return unpack(Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)));
  } catch {
    return 'tapete link ?\n';
  }
}

/** Gives the app what came with the address, and removes the fragment, so that a reload does not bring it again. */
export function openLink(app) {
  const fragment = location.hash;
  if (!isLink(fragment)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const text = readLink(fragment);
  if (text === null) app.linkTooLong();
  else app.openLink(text);
}
