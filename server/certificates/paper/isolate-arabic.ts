const LETTER = '\\p{Script_Extensions=Arabic}'
// from an Arabic letter to the last one before something that is neither Arabic nor what may stand between its words
const RUN = new RegExp(`${LETTER}(?:[${LETTER}\\d\\s:.…\\-–()«»]*${LETTER})?`, 'gu')
const FIRST_STRONG = /\p{L}/u
const ARABIC = new RegExp(LETTER, 'u')

const RIGHT_TO_LEFT = '\u2067'
const END = '\u2069'

/**
 * Sets apart each run of Arabic in a line that begins otherwise, as the site does (ui.md §8): figures and full stops
 * after it then stay in the Latin order. The signs that say so are never drawn.
 */
export function isolateArabic(text: string): string {
  const first = FIRST_STRONG.exec(text)
  if (!first || ARABIC.test(first[0])) return text
  return text.replaceAll(RUN, (run) => `${RIGHT_TO_LEFT}${run}${END}`)
}

/** The text without these signs, as it was written. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2067\u2069]/g, '')
}
