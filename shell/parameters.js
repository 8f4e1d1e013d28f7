// What an address asks for, as the app reads it. Whether it makes sense is for the app to say.

const LONGEST = 2000;  // characters; all that can be asked for takes fewer

/** `parameters` is a URLSearchParams, or pairs of texts. Gives lines `key value`. */
export function parameterLines(parameters) {
  const line = ([key, value]) => `${key} ${value}`.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
  return [...parameters].map(line).join('\n').slice(0, LONGEST);
}
