import type { Difference, DifferenceKind } from './arabic-judge.ts'
import { canonicalText } from './arabic-text.ts'

/** A difference between a typed answer and its key, with the characters of the key without diacritics for the place. */
type Place = Difference & { letters: readonly string[] }

const MARK_NAMES: Record<string, string> = {
  '\u064b': 'fatḥatān',
  '\u064c': 'ḍammatān',
  '\u064d': 'kasratān',
  '\u064e': 'fatḥa',
  '\u064f': 'ḍamma',
  '\u0650': 'kasra',
  '\u0652': 'sukūn',
}

const LETTER_ERRORS: ReadonlySet<DifferenceKind> = new Set([
  'letter',
  'letter-missing',
  'letter-extra',
])
const countLetters = (text: string) => [...text.replace(/[^\p{L}\p{N}]/gu, '')].length

const wordsOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .sort()
    .join(' ')

/**
 * The sentences about an answer for the student (R-ARABIC-006), one per difference: 'You wrote ه; this word ends in ة.' If more
 * than half of the letters differ, one sentence says that it is another word.
 */
export function describeDifferences(
  key: string,
  given: string,
  differences: readonly Difference[],
): string[] {
  const canonicalKey = canonicalText(key)
  const canonicalGiven = canonicalText(given)
  const errors = differences.filter(({ kind }) => LETTER_ERRORS.has(kind)).length
  const longer = Math.max(countLetters(canonicalKey), countLetters(canonicalGiven))
  if (errors > 1 && errors * 2 > longer) {
    if (wordsOf(canonicalKey) === wordsOf(canonicalGiven))
      return ['You wrote the right words in another order.']
    const isPhrase = canonicalGiven.includes(' ')
    return [`You wrote ${canonicalGiven}, which is another ${isPhrase ? 'phrase' : 'word'}.`]
  }
  const letters = [...canonicalKey.replace(/\p{M}/gu, '')]
  return differences.map((it) => SENTENCES[it.kind]({ ...it, letters }))
}

const SENTENCES: Record<DifferenceKind, (place: Place) => string> = {
  'hamza-missing': (it) => (it.got === '' ? missing(it) : wrote(it)),
  'hamza-extra': (it) => (it.want === '' ? additional(it) : wrote(it, ', without a hamza')),
  'hamza-seat': wrote,
  'madda-missing': (it) => wrote(it, ', with a madda'),
  'maqsura-ya': (it) => wrote(it, it.want === 'ى' ? ', without dots' : ', with two dots'),
  'marbuta-ha': wrote,
  'marbuta-ta': wrote,
  space: ({ want }) =>
    want === '' ? 'This is one word: leave out the space.' : 'These are two words: write a space.',
  'mark-missing': (it) => `${carrier(it)} has ${marksOf(it.want)}; you left it out.`,
  'mark-wrong': (it) =>
    `You wrote ${marksOf(it.got)} on ${carrier(it)}; it has ${marksOf(it.want)}.`,
  'shadda-missing': (it) => `${carrier(it)} has a shadda; you left it out.`,
  'shadda-extra': (it) => `You wrote a shadda on ${carrier(it)}; it has none.`,
  letter: (it) => (it.want.length > 2 ? `The answer is ${it.want}.` : wrote(it)),
  'letter-missing': missing,
  'letter-extra': additional,
  empty: () => 'You wrote no answer.',
  'not-arabic': () => 'You wrote Latin letters; the answer is in Arabic.',
}

function wrote(it: Place, detail = '') {
  return `You wrote ${it.got}; ${where(it)} ${it.want}${detail}.`
}

function missing(it: Place) {
  return `${where(it).replace('t', 'T')} ${it.want}; you left it out.`
}

function additional({ got }: Place) {
  return `You wrote ${got}, which this word does not have here.`
}

/** 'this word begins with' at its first letter, 'this word ends in' at its last, otherwise 'this word has'. */
function where({ at, want, letters }: Place) {
  if (at === 0 || letters[at - 1] === ' ') return 'this word begins with'
  const after = letters[at + [...want].length]
  return after === undefined || after === ' ' ? 'this word ends in' : 'this word has'
}

function carrier({ at, letters }: Place) {
  return letters[at] ?? ''
}

function marksOf(marks: string) {
  return [...marks].flatMap((it) => MARK_NAMES[it] ?? []).join(' and ')
}
