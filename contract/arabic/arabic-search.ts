import { uniteSpellings } from './arabic-doublets.ts'
import { canonicalText, foldLatin } from './arabic-text.ts'
import { toEverydaySpelling } from './arabic-uthmani.ts'

const DAGGER_ALIF = '\u0670'
/** The small letters of the Qurʾān, and the signs for hamza and ʿayn in Latin letters. */
const SIGNS = /[\u02bb-\u02bf\u06e5\u06e6'’‘`]/g
const ARABIC = /\p{Script=Arabic}/u
const HAMZA_INSIDE_WORD = /(?<=\p{L}\p{M}*)[أإءؤئ](?=\p{M}*\p{L})/gu
const SEATS = ['', 'ا', 'و', 'ي']
/** More words of a query make no difference. */
const MAX_WORDS = 20
/** Only a word of five letters or more can begin with the article. */
const ARTICLE = /^ال(?=.{3})/u
/** A word of Latin letters, the 3 and 7 before a letter. */
const CHAT_WORD = /^[a-z]*[37][a-z](?:[a-z]|[37](?=[a-z]))+$/
/** A letter, or a number of up to three digits. */
const SHORT_WORD = /^(?:.|\d{2,3})$/u
/** A word without the punctuation around it. A search for the punctuation at the end takes the square of its length. */
const INNER_WORD = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su

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

/** Returns a text in the one spelling that a search compares, the first line of its `searchIndex` (R-ARABIC-001). */
export function foldForSearch(query: string): string {
  return foldUnited(uniteSpellings(toEverydaySpelling(canonicalText(query))))
}

/** Without its hamza a word can be one of those that have two spellings. */
function foldUnited(text: string) {
  return uniteSpellings(fold(text))
}

/**
 * Returns what a search column stores: `foldForSearch(text)`; on a second line the numbers and letters that stand behind
 * punctuation as in 'Part (3)', and the other spellings of Arabic words that people search for (as in the Qurʾān, with another
 * seat of a hamza, with the long a of هاذا); and on a third an Arabic text without spaces ('عبدالله'). `matchesSearch` says what
 * it contains (R-ARABIC-001, R-ARABIC-011).
 */
export function searchIndex(text: string): string {
  const canonical = canonicalText(text)
  const everyday = toEverydaySpelling(canonical)
  const united = uniteSpellings(everyday)
  const folded = foldUnited(united)
  const isArabic = ARABIC.test(folded)
  const words = new Set(folded.split(' '))
  const behindPunctuation = [...words]
    .map(withoutOuterPunctuation)
    .filter((it) => SHORT_WORD.test(it))
  const spelled = isArabic ? otherSpellings({ canonical, everyday, united }) : []
  const others = new Set([...behindPunctuation, ...spelled].filter((it) => !words.has(it)))
  const joined = isArabic ? folded.replaceAll(' ', '') : folded
  return [folded, [...others].join(' '), joined === folded ? '' : joined].filter(Boolean).join('\n')
}

const withoutOuterPunctuation = (word: string) => INNER_WORD.exec(word)?.[0] ?? ''

/** The words of an Arabic text as they are also written. */
function otherSpellings(text: { canonical: string; everyday: string; united: string }): string[] {
  const spellings = [
    text.everyday,
    text.canonical,
    text.canonical.replaceAll(DAGGER_ALIF, 'ا'),
    ...SEATS.map((seat) => text.united.replace(HAMZA_INSIDE_WORD, seat)),
  ]
  return spellings.flatMap((it) => fold(it).split(' '))
}

/** A word of a query: an index must contain one of the spellings, with `isStart` at the beginning of a word. */
export type SearchWord = { spellings: readonly string[]; isStart: boolean }

/**
 * The words of a query, each with its spellings: without the article, and with the letters that the digits 3 and 7 stand for in
 * the alphabet of chats (3ayn). Beside other words, a single letter and a short number stand at the beginning of a word, because
 * nearly every text with a phone number contains a 3. At most 20 words.
 */
export function searchWords(query: string): SearchWord[] {
  const words = foldForSearch(query)
    .split(' ')
    .map((it) => withoutOuterPunctuation(it) || it)
    .filter(Boolean)
  const distinct = [...new Set(words)].slice(0, MAX_WORDS)
  return distinct.map((it) => {
    const word = it.replace(ARTICLE, '')
    const isStart = distinct.length > 1 && SHORT_WORD.test(word)
    if (!CHAT_WORD.test(word)) return { spellings: [word], isStart }
    return { spellings: [word, word.replaceAll('3', '').replaceAll('7', 'h')], isStart }
  })
}

/** True if an index contains the words of a query. */
export function hasWords(index: string, words: readonly SearchWord[]): boolean {
  return words.every(({ spellings, isStart }) =>
    spellings.some((it) => (isStart ? beginsWord(index, it) : index.includes(it))),
  )
}

function beginsWord(index: string, text: string): boolean {
  return index.startsWith(text) || index.includes(` ${text}`) || index.includes(`\n${text}`)
}

/**
 * True if the index of a text contains every word of a query, in any order; an empty query is in every text. The searches
 * of the server do the same in SQL (R-ARABIC-001).
 */
export function matchesSearch(index: string, query: string): boolean {
  return createSearch(query)(index) !== undefined
}

/**
 * A function that tells how well the index of a text matches a query: 0 with the query as typed, 1 with its words in another
 * place, 2 with other spellings of them, as without the article; undefined if it does not match.
 */
export function createSearch(query: string): (index: string) => 0 | 1 | 2 | undefined {
  const folded = foldForSearch(query)
  const typed = folded.split(' ')
  const words = searchWords(query)
  return (index) => {
    if (index.includes(folded)) return 0
    if (!hasWords(index, words)) return undefined
    return typed.every((it) => index.includes(it)) ? 1 : 2
  }
}
