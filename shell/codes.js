// Bytes as text: hexadecimal digits, and codes in base64url, which fit into the fragment of an address. Loaded on demand.

export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const toCode = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Returns the bytes of a code. A single last character, which cannot encode a byte, is dropped. Throws if the code is not valid. */
export function fromCode(code) {
  const whole = code.length % 4 === 1 ? code.slice(0, -1) : code;
  return Uint8Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
