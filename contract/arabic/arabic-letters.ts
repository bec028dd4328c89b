import { foldLatin } from './arabic-text.ts'

/**
 * A letter with its diacritics in the order of their code points. `at` counts the characters of the text before it,
 * without diacritics. `written` is `base` as in the text. An optional letter is a sign of the Qurʾān that equals the
 * letter or nothing.
 */
export type Letter = { at: number; base: string; written: string; marks: string; optional: boolean }

/** Signs of the Qurʾān that are read as a diacritic of everyday spelling; other signs make no difference. */
const MARKS: Record<string, string> = {
  '\u06e1': '\u0652',
  '\u08f0': '\u064b',
  '\u08f1': '\u064c',
  '\u08f2': '\u064d',
  '\u0656': '\u0650',
  '\u0657': '\u064f',
}
/** Small letters, which everyday spelling writes in full or not at all. */
const SMALL_LETTERS: Record<string, string> = {
  '\u0670': 'ا',
  '\u06e5': 'و',
  '\u06e6': 'ي',
  '\u06e7': 'ي',
  '\u06e8': 'ن',
}
const FATHATAN = '\u064b'
const MARK = /\p{M}/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const APOSTROPHES = /[\u02bb-\u02bf'’‘`]/

/** Splits a canonical text into letters and single spaces, without punctuation (step 2 of comparing Arabic). */
export function splitLetters(text: string): Letter[] {
  const letters: Letter[] = []
  let at = 0
  for (const character of text) {
    if (character in SMALL_LETTERS) addSmallLetter(letters, at, character)
    else if (MARK.test(character)) addMark(letters, character)
    else addCharacter(letters, at++, character)
  }
  if (letters.at(-1)?.base === ' ') letters.pop()
  return letters
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
  else if (endsInsideWord(letters)) letters.push(newLetter(at, ' ', ' ', false))
}

function newLetter(at: number, base: string, written: string, optional: boolean): Letter {
  return { at, base, written, marks: '', optional }
}

function addLetter(letters: Letter[], at: number, character: string) {
  const last = letters.findLast(isWritten)
  // آ is ء before ا
  if (character === 'ا' && (last?.base === 'ء' || last?.base === 'أ')) {
    last.base = 'آ'
    last.written += character
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
  const [owner, before] = lastTwoWritten(letters)
  // a final ا or ى carries the sign of the letter before it
  const marked = mark === FATHATAN && /[اى]/.test(owner?.base ?? '') ? (before ?? owner) : owner
  if (marked && !marked.marks.includes(mark)) marked.marks = [...marked.marks, mark].sort().join('')
}

function isWritten({ optional }: Letter) {
  return !optional
}

function lastTwoWritten(letters: Letter[]) {
  const index = letters.findLastIndex(isWritten)
  return [letters[index], letters.findLast((it, i) => i < index && isWritten(it))]
}
