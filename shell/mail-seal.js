// Seals lines for a mailbox, so that only pages with the key of the invitation can read or write them. Loaded on demand.
import { fromCode, toCode, toHex } from './codes.js';

const IV = 12;  // bytes of a random initialization vector

const bytesOf = (text) => new TextEncoder().encode(text);
const digest = async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/** Returns whether this browser can seal lines: only pages that were served by https, or by this device, can. */
export const canSeal = () => Boolean(globalThis.crypto?.subtle);

/** Derives a room from a secret and a label. Resolves to {name, key}: the room's name in the mailbox, which does not tell the key. */
export async function deriveRoom(secret, label) {
  const text = `tapete mailbox 1 ${secret} ${label}`;
  const name = toHex((await digest(`${text} name`)).subarray(0, 16));
  const key = await crypto.subtle.importKey('raw', await digest(`${text} key`), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { name, key };
}

const parameters = (name, number, iv) => ({ name: 'AES-GCM', iv, additionalData: bytesOf(`${name} ${number}`) });

/** Seals a line for its place in a room. Resolves to a text of letters, digits, `-` and `_`. */
export async function seal({ name, key }, number, line) {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(parameters(name, number, iv), key, bytesOf(line)));
  return toCode([...iv, ...sealed]);
}

/** Opens a sealed line. Resolves to null if it was sealed with another key, for another place, or changed. */
export async function unseal({ name, key }, number, sealed) {
  try {
    const bytes = fromCode(sealed);
    if (toCode(bytes) !== sealed) return null;  // atob() ignores spaces and the unused bits of the last character
    const plain = await crypto.subtle.decrypt(parameters(name, number, bytes.subarray(0, IV)), key, bytes.subarray(IV));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch {
    return null;
  }
}
