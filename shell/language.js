// The page's own texts, outside the app, in the reader's language.
import { NAMES, WORDS } from './words.js';

const NEAR_SPANISH = ['ca', 'gl', 'eu', 'an', 'ast', 'oc'];  // other languages of the games' countries; their readers get Spanish

/** Returns a function that translates English phrases into the page's language, by a table of words. */
export const speaker = (words) => (phrase) => words[document.documentElement.lang]?.[phrase] ?? phrase.split('#')[0];
export const say = speaker(WORDS);

/** Returns the code of the page's language: the first of the reader's languages that is available or close to Spanish, otherwise English. */
export function readersLanguage() {
  for (const tag of navigator.languages) {
    const code = tag.split('-')[0].toLowerCase();
    if (code in NAMES) return code;
    if (NEAR_SPANISH.includes(code)) return 'es';
  }
  return 'en';
}
