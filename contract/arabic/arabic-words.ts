import { basesOf, FATHATAN, isWritten, type Letter, SHADDA, SUKUN } from './arabic-letters.ts'

/**
 * Words whose long a is not written in everyday spelling, without marks: the a follows the letters before the bar. هذا, هؤلاء,
 * هكذا, ذلك, لكن, إله, الله, الرحمن, أولئك (R-ARABIC-013).
 */
const UNWRITTEN_A =
  /(?<=^[وفبكلأ]{0,2}ه)(?=ذ|ؤل|كذ)|(?<=^[وفبكل]{0,2}ذ)(?=لك)|(?<=^[وف]?ل)(?=كن)|(?<=[إل]ل)(?=ه)|(?<=رحم)(?=ن)|(?<=أول)(?=ئك)/g

/** The letters of a word after which a long a is not written. */
export function findUnwrittenA(word: readonly Letter[]): (Letter | undefined)[] {
  const written = word.filter(isWritten)
  return [...basesOf(written).matchAll(UNWRITTEN_A)].map(({ index }) => written[index - 1])
}

const LONG: Record<string, string> = { '\u064e': 'اى', '\u064f': 'و', '\u0650': 'يى' }
const withoutShadda = (marks: string) => marks.replace(SHADDA, '')

/** The letter with the sign of the case: the last one, or the one before the alif of a tanwīn. */
export function findEnding(word: readonly Letter[]): Letter | undefined {
  const written = word.filter(isWritten)
  const [before, last] = written.slice(-2)
  return before?.marks.includes(FATHATAN) && last?.marks === '' ? before : written.at(-1)
}

/**
 * The signs of a letter of the key that need not be written where all are asked: a vowel before its own long letter, the signs
 * of الله, and a sukūn on the ل of the article (R-ARABIC-014).
 */
export function findUnaskedMarks(word: readonly Letter[]): ReadonlyMap<Letter, string> {
  const unasked = new Map<Letter, string>()
  const written = word.filter(isWritten)
  for (const [i, letter] of word.entries()) {
    const vowel = withoutShadda(letter.marks)
    const next = word[i + 1]
    if (next?.marks === '' && LONG[vowel]?.includes(next.base)) unasked.set(letter, vowel)
  }
  const bases = basesOf(written)
  const article = /^(?:[أوفبك]{0,3}ال|[وف]?لل)/.exec(bases)?.[0]
  const lam = article && written[article.length - 1]
  if (lam && lam.marks === SUKUN) unasked.set(lam, SUKUN)
  const ofGod = /^[وفبتكأ]?ا?لله(?:م)?$/.exec(bases) && written[bases.lastIndexOf('لله') + 1]
  if (ofGod) unasked.set(ofGod, ofGod.marks)
  return unasked
}
