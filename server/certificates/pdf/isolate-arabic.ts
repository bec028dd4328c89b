const ARABIC_LETTER = '\\p{Script_Extensions=Arabic}'
// from an Arabic letter to the last Arabic letter before any other script
const ARABIC_RUN = new RegExp(
  `${ARABIC_LETTER}(?:[${ARABIC_LETTER}\\d\\s:.…\\-–()«»]*${ARABIC_LETTER})?`,
  'gu',
)
const FIRST_STRONG = /\p{L}/u
const ARABIC = new RegExp(ARABIC_LETTER, 'u')

const RTL_ISOLATE = '\u2067'
const POP_ISOLATE = '\u2069'

/**
 * Wraps each Arabic run of a Latin paragraph in directional isolates, as the site does, so that digits and punctuation
 * after it keep their Latin position. The isolates are not drawn.
 */
export function isolateArabic(text: string): string {
  const first = FIRST_STRONG.exec(text)
  if (!first || ARABIC.test(first[0])) return text
  return text.replaceAll(ARABIC_RUN, (run) => `${RTL_ISOLATE}${run}${POP_ISOLATE}`)
}

/** Removes the directional isolates. */
export function removeIsolates(text: string): string {
  return text.replaceAll(/[\u2067\u2069]/g, '')
}
