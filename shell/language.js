// The page's own texts, outside the app, in the reader's language.
import { NAMES, WORDS } from './words.js';

const NEAR_SPANISH = ['ca', 'gl', 'eu', 'an', 'ast', 'oc'];  // other languages of the countries from which these games come

/** Translates English phrases into the page's language, by a table of words. */
export const speaker = (words) => (phrase) => words[document.documentElement.lang]?.[phrase] ?? phrase.split('#')[0];
export const say = speaker(WORDS);

/** The code of the first of the reader's languages that we have, or have a close one to. */
export function readersLanguage() {
  for (const tag of navigator.languages) {
    const code = tag.split('-')[0].toLowerCase();
    if (code in NAMES) return code;
    if (NEAR_SPANISH.includes(code)) return 'es';
  }
  return 'en';
}
