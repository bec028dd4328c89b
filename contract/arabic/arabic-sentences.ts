import type { Difference } from './arabic-judge.ts'
import {
  type LetterPlace,
  type RemarkKind,
  type RemarkValues,
  remarksOn,
} from './arabic-remarks.ts'

/** The sentence of each remark in a language. */
export type Sentences = { [K in RemarkKind]: (values: RemarkValues[K]) => string }

/**
 * The sentences about an answer for the student, at most four, each true of the key (R-ARABIC-006, R-ARABIC-015): 'You wrote ه;
 * this word ends in ة.'
 */
export function describeDifferences(
  key: string,
  given: string,
  differences: readonly Difference[],
): string[] {
  return sentencesOn(ENGLISH, key, given, differences)
}

/** `describeDifferences` in the language of the sentences (R-LANG-009). */
export function sentencesOn(
  sentences: Sentences,
  key: string,
  given: string,
  differences: readonly Difference[],
): string[] {
  return remarksOn(key, given, differences).map(({ kind, values }) =>
    // the type checker does not relate a kind to its values
    (sentences[kind] as (it: typeof values) => string)(values),
  )
}

const SIGNS: Record<string, string> = {
  '\u064b': 'tanwīn fatḥah (ـً)',
  '\u064c': 'tanwīn ḍammah (ـٌ)',
  '\u064d': 'tanwīn kasrah (ـٍ)',
  '\u064e': 'fatḥah (ـَ)',
  '\u064f': 'ḍammah (ـُ)',
  '\u0650': 'kasrah (ـِ)',
  '\u0652': 'sukūn (ـْ)',
}
const SOUNDS: Record<string, string> = { '\u064e': 'a', '\u064f': 'u', '\u0650': 'i' }
const PLACES: Record<LetterPlace, string> = {
  begins: 'this word begins with',
  ends: 'this word ends in',
  has: 'this word has',
  whole: 'the answer is',
}
const DETAILS = {
  ...{ '': '', bare: ', without a hamzah', madda: ', with a maddah' },
  ...{ dotless: ', without dots', dots: ', with two dots' },
}
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const signsOf = (marks: string) => [...marks].map((it) => SIGNS[it] ?? it).join(' and ')
const capitalized = (text: string) => text.replace(/^[a-z]/, (it) => it.toUpperCase())
const carrier = ({ letter, nth }: { letter: string; nth: string }) =>
  nth === '' ? letter : `the ${ORDINALS[Number(nth)] ?? `${nth}th`} ${letter}`

export const ENGLISH: Sentences = {
  'no-marks': ({ word }) => `You left out the vowel marks: ${word}.`,
  empty: () => 'You wrote no answer.',
  'not-arabic': () => 'You wrote Latin letters; the answer is in Arabic.',
  'not-latin': () => 'You wrote Arabic letters; the answer is in Latin letters.',
  answer: ({ word }) => `The answer is ${word}.`,
  'letters-apart': ({ word }) => `The letters are right; write them together: ${word}.`,
  'word-missing': ({ word }) => `The word ${word} is missing.`,
  'word-extra': ({ word }) => `${word} is not asked for.`,
  'word-order': ({ word }) => `These words belong in another order: ${word}.`,
  'space-missing': ({ first, second }) => `Write a space between ${first} and ${second}.`,
  'space-extra': ({ word }) => `${word} is one word: leave out the space.`,
  'sign-missing': ({ want, word }) => `Write ${want} in ${word}.`,
  'sign-extra': ({ got, word }) => `${word} is written without ${got}.`,
  'article-missing': ({ word }) => `The article ال is missing: ${word}.`,
  'article-extra': ({ word }) => `The article ال is not asked for: ${word}.`,
  swapped: ({ first, second }) => `${first} and ${second} have changed places.`,
  'doubled-shadda': ({ letter }) => `The shaddah (ـّ) already doubles ${letter}: write it once.`,
  twice: ({ letter }) => `You wrote ${letter} twice.`,
  'short-vowel': ({ sign, got }) => `The ${SOUNDS[sign]} is short: ${signsOf(sign)}, not ${got}.`,
  'tanwin-n': ({ got, word }) =>
    `The n of the tanwīn is heard, but not written with ${got}: ${word}.`,
  'maqsura-alif': ({ want, word }) => `The long ā at the end is written ${want}: ${word}.`,
  'silent-alif-missing': ({ word }) => `A silent ا follows the و: ${word}.`,
  'silent-alif-extra': ({ word }) => `No silent ا follows this و: ${word}.`,
  'tanwin-alif-missing': ({ word }) => `This tanwīn is written with an ا: ${word}.`,
  'tanwin-alif-extra': ({ word }) => `This tanwīn is written without an ا: ${word}.`,
  'dagger-written': ({ word }) => `The long ā of this word is not written with ا: ${word}.`,
  'dagger-missing': ({ word }) => `This word has a long ā, which you left out: ${word}.`,
  wrote: ({ got, want, place, detail }) =>
    `You wrote ${got}; ${PLACES[place]} ${want}${DETAILS[detail]}.`,
  missing: ({ want, place }) => capitalized(`${PLACES[place]} ${want}; you left it out.`),
  extra: ({ got }) => `You wrote ${got}, which this word does not have here.`,
  'mark-missing': (it) => capitalized(`${carrier(it)} has ${signsOf(it.sign)}; you left it out.`),
  'mark-wrong': (it) =>
    `You wrote ${signsOf(it.got)} on ${carrier(it)}; it has ${signsOf(it.want)}.`,
  'shadda-missing': (it) => capitalized(`${carrier(it)} has a shaddah (ـّ); you left it out.`),
  'shadda-extra': (it) => `You wrote a shaddah (ـّ) on ${carrier(it)}; it has none.`,
}
