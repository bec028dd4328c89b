const ARABIC_LETTER = '\\p{Script_Extensions=Arabic}'
// from an Arabic letter to the last one before something that is neither Arabic nor what may stand between its words
const ARABIC_RUN = new RegExp(
  `${ARABIC_LETTER}(?:[${ARABIC_LETTER}\\d\\s:.…\\-–()«»]*${ARABIC_LETTER})?`,
  'gu',
)
const FIRST_STRONG = /\p{L}/u
const ARABIC = new RegExp(ARABIC_LETTER, 'u')

const RTL_ISOLATE = '\u2067'
const POP_ISOLATE = '\u2069'

/**
 * Sets apart each run of Arabic in a line that begins otherwise, as the site does (ui.md §8): figures and full stops
 * after it then stay in the Latin order. The signs that say so are never drawn.
 */
export function isolateArabic(text: string): string {
  const first = FIRST_STRONG.exec(text)
  if (!first || ARABIC.test(first[0])) return text
  return text.replaceAll(ARABIC_RUN, (run) => `${RTL_ISOLATE}${run}${POP_ISOLATE}`)
}

/** The text without these signs, as it was written. */
export function removeIsolates(text: string): string {
  return text.replaceAll(/[\u2067\u2069]/g, '')
}
