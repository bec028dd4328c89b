import { canonicalText, foldLatin } from './arabic-text.ts'
import { toEverydaySpelling } from './arabic-uthmani.ts'

const DAGGER_ALIF = '\u0670'
/** The small letters of the Qurʾān, and the signs for hamza and ʿayn in Latin letters. */
const SIGNS = /[\u02bb-\u02bf\u06e5\u06e6'’‘`]/g
const ARABIC = /\p{Script=Arabic}/u
const HAMZA_INSIDE_WORD = /(?<=\p{L}\p{M}*)[أإءؤئ](?=\p{M}*\p{L})/gu
const SEATS = ['', 'ا', 'و', 'ي']
/** The space in a name of two words that many write as one: عبد الله, نور الدين. */
const SPACE_INSIDE_NAME = /(?<=(?:^| )عبد) (?=ال)|(?<=\p{L}) (?=(?:الدين|الله)(?: |$))/gu
const ARTICLE_INSIDE_WORD = /(?<=\p{L}{3})(?=ال\p{L}{2})/gu

/** Step 3: letters without hamza; آ is read as ا here, because a hamza is not written. */
function removeHamza(text: string) {
  return text.replace(/[أإآ]/g, 'ا').replaceAll('ؤ', 'و').replaceAll('ئ', 'ي').replaceAll('ء', '')
}

/** Step 4. */
function joinYa(text: string) {
  return text.replaceAll('ى', 'ي')
}

/** Step 5. */
function joinHa(text: string) {
  return text.replaceAll('ة', 'ه')
}

/** Step 2, for letters of all scripts. */
function removeMarks(text: string) {
  return foldLatin(text).replace(SIGNS, '')
}

function fold(text: string) {
  return removeMarks(joinHa(joinYa(removeHamza(text))))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns a query in the form in which `searchIndex` contains it (R-ARABIC-001). */
export function foldForSearch(query: string): string {
  return fold(toEverydaySpelling(canonicalText(query)))
}

/**
 * Returns what a search column stores: the folded text, and for Arabic text on further lines the spellings that people search
 * for: as in the Qurʾān, with another seat of a hamza inside a word, and with other word breaks ('عبدالله', 'عبد الله'). A text
 * matches a query when this contains `foldForSearch(query)` (R-ARABIC-001, R-ARABIC-011). The first line equals
 * `foldForSearch(text)`; a text without Arabic letters has no further line. At most ten lines.
 */
export function searchIndex(text: string): string {
  const canonical = canonicalText(text)
  const everyday = toEverydaySpelling(canonical)
  const folded = fold(everyday)
  if (!ARABIC.test(folded)) return folded
  const spellings = [
    folded,
    fold(canonical),
    fold(canonical.replaceAll(DAGGER_ALIF, 'ا')),
    ...SEATS.map((seat) => fold(everyday.replace(HAMZA_INSIDE_WORD, seat))),
    folded.replaceAll(' ', ''),
    folded.replace(SPACE_INSIDE_NAME, ''),
    folded.replace(ARTICLE_INSIDE_WORD, ' '),
  ]
  return [...new Set(spellings)].join('\n')
}

/** True if a text contains a query as `searchIndex` and `foldForSearch` compare them; an empty query is in every text. */
export function matchesSearch(text: string, query: string): boolean {
  return searchIndex(text).includes(foldForSearch(query))
}
