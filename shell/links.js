// Packs a text into the fragment of an address, which no server ever sees. Loaded on demand.
import { deflateSync, Inflate, strFromU8, strToU8 } from './fflate.js';
import { fromCode, toCode } from './codes.js';
import { findCode } from './fragment.js';

const NAME = 't';  // of our parameter
const LONGEST = 1 << 16;  // bytes of text, as in src/app/payload.hpp
const LONGEST_CODE = Math.ceil((LONGEST + 64) / 3) * 4;  // length of the fragment for an incompressible text of LONGEST bytes
const PIECE = 256;  // bytes that are decompressed at a time, because decompression may multiply their number by a thousand

export function makeLink(text) {
  const packed = deflateSync(strToU8(text), { level: 9 });
  return `${location.origin}${location.pathname}#${NAME}=${toCode(packed)}`;
}

/** Decompresses a text; returns null if it is longer than LONGEST. */
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

/** Decodes a code. Returns null if the code is too long; if the code is damaged, returns a text that the app refuses. */
function readLink(code) {
  if (code.length > LONGEST_CODE) return null;
  try {
    return unpack(fromCode(code));
  } catch {
    return 'tapete link ?\n';
  }
}

/** Passes the text in the address to the app, and removes the fragment, so that a reload does not open the text again. */
export function openLink(app) {
  const code = findCode(location.hash, NAME);
  if (code === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const text = readLink(code);
  if (text === null) app.linkTooLong();
  else app.openLink(text);
}
