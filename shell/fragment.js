// Finds a code in the fragment of an address. Loaded on demand.

const ESCAPED = /%(?:25)*([0-7][\da-f])/gi;  // an ASCII character, escaped once or several times; a code contains only ASCII

/**
 * Returns the code of the parameter `name`: its value up to the first character that is invalid in a code. Returns undefined if the
 * fragment does not contain the parameter. Chats and trackers add characters and parameters before and after the code, and may
 * percent-encode it.
 */
export function findCode(fragment, name) {
  const text = fragment.replace(ESCAPED, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return new RegExp(`[#&;?]${name}(?=[=&;?]|$)=?([\\w-]*)`, 'i').exec(text)?.[1];
}
