import { foldLatin } from './arabic-text.ts'
import { tableOf } from './arabic-variants.ts'

/**
 * A letter with its diacritics in the order of their code points. `at` counts the characters of the text before it,
 * without diacritics. `written` is `base` as in the text. An optional letter is a sign of the Qurʾān that equals the
 * letter or nothing. آ is two letters, a hamza and an alif, of which `half` is 1 and 2 and the second has no `written`.
 */
export type Letter = {
  at: number
  base: string
  written: string
  marks: string
  optional: boolean
  half?: 1 | 2
  /** The last letter of its word, without optional ones. */
  isLast?: boolean
}

export const isWritten = ({ optional }: Letter): boolean => !optional
export const basesOf = (letters: readonly Letter[]): string =>
  letters.map(({ base }) => base).join('')

/** Signs of the Qurʾān that are read as a diacritic of everyday spelling; other signs make no difference. */
const MARKS = tableOf(
  '\u0652\u06e1 \u064b\u08f0 \u064c\u08f1 \u064d\u08f2 \u0650\u0656 \u064f\u0657',
)
/** Small letters, which everyday spelling writes in full or not at all. */
const SMALL_LETTERS = tableOf('ا\u0670 و\u06e5 ي\u06e6\u06e7 ن\u06e8')
export const FATHATAN = '\u064b'
export const SHADDA = '\u0651'
export const SUKUN = '\u0652'
/** Two of these on a letter are its tanwīn, on a keyboard that has none. */
const DOUBLED = tableOf('\u064c\u064f \u064d\u0650')
const MARK = /\p{M}/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const APOSTROPHES = /[\u02bb-\u02bf'’‘`]/
/** Signs that change a number: between digits, and a minus before the first. */
const SIGN_OF_NUMBER =
  /(?<=\d\p{M}*)[.,:/\u2010-\u2013\u2212-](?=\p{M}*\d)|(?<=^|[\s(])[\u2010-\u2013\u2212-](?=\d)/gu
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g
const LATIN_HYPHEN = /(?<=\p{Script=Latin}\p{M}*)[\u2010\u2011-](?=\p{Script=Latin})/gu

export const hasLatinHyphen = (text: string): boolean => text.search(LATIN_HYPHEN) >= 0

/**
 * Splits a canonical text into letters and single spaces, without punctuation (step 2 of comparing Arabic). A sign inside or
 * before a number is a letter. A hyphen between Latin letters is a space, or nothing.
 */
export function splitLetters(text: string, hyphen: ' ' | '' = ' '): Letter[] {
  const letters: Letter[] = []
  const signs = findSigns(text, hyphen)
  let at = 0
  let offset = 0
  for (const character of text) {
    const sign = signs.get(offset)
    offset += character.length
    if (character in SMALL_LETTERS) addSmallLetter(letters, at, character)
    else if (MARK.test(character)) addMark(letters, character)
    else if (sign === undefined) addCharacter(letters, at++, character)
    else if (sign === '') at++
    else letters.push(newLetter(at++, sign, character, false))
  }
  if (letters.at(-1)?.base === ' ') letters.pop()
  return letters
}

/** The signs that count, by their offset; '' for one that means nothing. */
function findSigns(text: string, hyphen: string) {
  const signs = new Map<number, string>()
  // a comma that does not group thousands is a decimal point, and each dash a minus
  for (const { 0: sign, index } of text.matchAll(SIGN_OF_NUMBER))
    signs.set(index, sign === ',' ? '.' : /[.:/]/.test(sign) ? sign : '-')
  for (const { 0: number, index } of text.matchAll(THOUSANDS))
    for (const [i, character] of [...number].entries())
      if (character === ',') signs.set(index + i, '')
  if (hyphen === '') for (const { index } of text.matchAll(LATIN_HYPHEN)) signs.set(index, '')
  return signs
}

function endsInsideWord(letters: Letter[]) {
  return letters.length > 0 && letters.at(-1)?.base !== ' '
}

function addSmallLetter(letters: Letter[], at: number, character: string) {
  const base = SMALL_LETTERS[character] ?? character
  if (endsInsideWord(letters)) letters.push(newLetter(at - 1, base, character, true))
}

function addCharacter(letters: Letter[], at: number, character: string) {
  if (APOSTROPHES.test(character)) return
  if (LETTER_OR_DIGIT.test(character)) addLetter(letters, at, character)
  else if (endsInsideWord(letters))
    letters.push(newLetter(at, ' ', character === '-' ? character : ' ', false))
}

function newLetter(at: number, base: string, written: string, optional: boolean): Letter {
  return { at, base, written, marks: '', optional }
}

function addLetter(letters: Letter[], at: number, character: string) {
  if (character === 'آ') {
    letters.push({ ...newLetter(at, 'أ', character, false), half: 1 })
    letters.push({ ...newLetter(at, 'ا', '', false), half: 2 })
    return
  }
  for (const base of foldCase(character)) letters.push(newLetter(at, base, character, false))
}

/** Arabic letters stay; of Latin ones case, accents, dots and hooks make no difference. */
function foldCase(character: string) {
  return /\p{Script=Arabic}/u.test(character) ? character : foldLatin(character)
}

function addMark(letters: Letter[], character: string) {
  const mark = MARKS[character] ?? character
  if (mark < '\u064b' || mark > '\u0652') return
  // a sign behind a small و or ي belongs to that, not to the letter before it
  if (/[\u06e5\u06e6]/.test(letters.at(-1)?.written ?? '')) return
  const [owner, before] = lastTwoWritten(letters)
  // a final ا or ى carries the sign of the letter before it
  const marked = mark === FATHATAN && /[اى]/.test(owner?.base ?? '') ? (before ?? owner) : owner
  if (!marked) return
  const doubled = marked.marks.includes(mark) ? (DOUBLED[mark] ?? mark) : mark
  const others = [...marked.marks].filter((it) => it !== mark && it !== doubled)
  marked.marks = [...others, doubled].sort().join('')
}

function lastTwoWritten(letters: Letter[]) {
  const index = letters.findLastIndex(isWritten)
  return [letters[index], letters.findLast((it, i) => i < index && isWritten(it))]
}
