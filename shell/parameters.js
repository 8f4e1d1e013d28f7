// The parameters of an address in the form that the app reads. Only the app decides whether they are valid.

const LONGEST = 2000;  // characters; all valid parameters together need fewer

/** `parameters` is a URLSearchParams, or pairs of texts. Returns lines `key value`. */
export function parameterLines(parameters) {
  const line = ([key, value]) => `${key} ${value}`.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
  return [...parameters].map(line).join('\n').slice(0, LONGEST);
}
