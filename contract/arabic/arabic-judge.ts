import { alignLetters, alignWords, type Block, splitWords, type Word } from './arabic-align.ts'
import { differencesOf, type Found } from './arabic-differences.ts'
import { uniteDoublets } from './arabic-doublets.ts'
import { hasLatinHyphen, type Letter, splitLetters } from './arabic-letters.ts'
import type { SpellingKind } from './arabic-spelling.ts'
import { canonicalText } from './arabic-text.ts'
import { toEverydaySpelling } from './arabic-uthmani.ts'

type MarkKind = 'mark-missing' | 'mark-wrong' | 'shadda-missing' | 'shadda-extra'
/** The ear cannot tell these (R-ARABIC-013). */
type UnheardKind = 'silent-alif' | 'tanwin-alif' | 'dagger-written' | 'dagger-missing'
type WordKind = 'word' | 'word-missing' | 'word-extra' | 'word-order'
type ErrorKind = WordKind | 'letter' | 'letter-missing' | 'letter-extra' | 'empty' | 'not-arabic'
/** Those of `ErrorKind` make an answer wrong; with the others it is near. */
export type DifferenceKind = SpellingKind | UnheardKind | 'space' | MarkKind | ErrorKind
/** `at` counts the characters of the canonical key before the place, without diacritics. */
export type Difference = { at: number; kind: DifferenceKind; want: string; got: string }
export type Verdict = 'right' | 'near' | 'wrong'
/**
 * Whether an answer may leave out the diacritics of its key, all or all but those of the last letter of each word (R-ARABIC-003).
 * Diacritics that contradict the key count in each.
 */
export type MarksRule = 'free' | 'ending' | 'asked'

const ERRORS: ReadonlySet<DifferenceKind> = new Set<ErrorKind>([
  ...(['word', 'word-missing', 'word-extra', 'word-order'] as const),
  ...(['letter', 'letter-missing', 'letter-extra', 'empty', 'not-arabic'] as const),
])
const ARABIC_LETTER = /\p{Script=Arabic}/u
/** Texts that need a larger table differ as a whole, so that a judgement takes at most 20 ms (R-ARABIC-010). */
const MAX_CELLS = 90_000

const isError = ({ kind }: Difference) => ERRORS.has(kind)
const isArabic = ({ base, optional }: Letter) => !optional && ARABIC_LETTER.test(base)
const isLetter = ({ base }: Letter) => /\p{L}/u.test(base)
const isWritten = ({ optional }: Letter) => !optional
const withoutSigns = (text: string) => text.replace(/[\p{M}\s\u06e5\u06e6]/gu, '')

function verdictOf(differences: readonly Difference[]): Verdict {
  if (differences.length === 0) return 'right'
  return differences.some(isError) ? 'wrong' : 'near'
}

/**
 * Compares a typed answer with its key (R-ARABIC-005, R-ARABIC-010): 'right', 'near' if it differs only in spelling
 * (hamza, madda, ى and ي, ة and ه or ت, an alif that is not heard, spaces) or diacritics, otherwise 'wrong'. Punctuation outside
 * numbers, case, the accents of Latin letters and everything that `canonicalText` unifies make no difference. Never throws.
 */
export function judgeAnswer(
  key: string,
  given: string,
  { marks = 'free' }: { marks?: MarksRule } = {},
): { verdict: Verdict; differences: Difference[] } {
  const differences = findDifferences(key, given, marks).map(({ at, kind, want, got }) => ({
    ...{ at, kind, want, got },
  }))
  return { verdict: verdictOf(differences), differences }
}

const FINAL_FARSI_YA = /[یےې](?!\p{M}*\p{L})/u
const FINAL_DOTTED_YA = /[يى](?!\p{M}*\p{L})/u

/** True for a text of a keyboard that has one letter for ي and ى at the end of a word, drawn without dots (R-ARABIC-014). */
const writesFinalYaAlike = (text: string) =>
  FINAL_FARSI_YA.test(text) && !FINAL_DOTTED_YA.test(text)

/** The differences of `judgeAnswer` with their letters. */
export function findDifferences(key: string, given: string, rule: MarksRule): Found[] {
  const want = canonicalText(key)
  const got = canonicalText(given)
  if (want === got && want !== '') return []
  const found = compare(want, got, rule)
  return writesFinalYaAlike(key) || writesFinalYaAlike(given)
    ? found.filter(({ kind }) => kind !== 'maqsura-ya')
    : found
}

const whole = (kind: ErrorKind, want: string, got: string): Found[] => [
  { ...{ at: 0, kind, want, got }, key: [], given: [], after: undefined },
]

function compare(want: string, got: string, rule: MarksRule): Found[] {
  const key = splitLetters(want)
  const answer = splitLetters(got)
  if (got === '' || (answer.length === 0 && key.length > 0)) return whole('empty', want, got)
  if (key.length === 0)
    return withoutSigns(want) === withoutSigns(got) ? [] : whole('letter', want, got)
  if (key.some(isArabic) && answer.some(isLetter) && !answer.some(isArabic))
    return whole('not-arabic', want, got)
  const judge = (letters: Letter[], given: Letter[]) =>
    letters.length * given.length > MAX_CELLS
      ? whole('word', want, got)
      : compareWords(splitWords(letters), splitWords(given), rule)
  let best = judge(key, answer)
  const offer = (found: Found[]) => {
    if (rankOf(found) < rankOf(best)) best = found
  }
  if (best.length === 0 || isHopeless(best, key)) return best
  if (UTHMANI.test(want)) {
    const everyday = splitLetters(toEverydaySpelling(want))
    const found = judge(everyday, answer)
    if (rankOf(found) < rankOf(best)) offer(placeInKey(found, key, everyday))
  }
  if (hasLatinHyphen(want) || hasLatinHyphen(got))
    for (const [mine, other] of HYPHENS)
      offer(judge(splitLetters(want, mine), splitLetters(got, other)))
  return best.length > 0 && isDoublet(want, got, rule === 'free', judge) ? [] : best
}

/** True if so many words differ that no other spelling of the key makes the answer right. */
const isHopeless = (found: readonly Found[], key: readonly Letter[]) =>
  found.filter(isError).length > 2 + key.filter(({ base }) => base === ' ').length / 2

/** Signs of the Qurʾān. */
const UTHMANI = /[\u0670\u06d6-\u06ed]/
const HYPHENS = [
  ['', ''],
  ['', ' '],
  [' ', ''],
] as const

/** True if the texts differ only in the spelling of words that have two right ones. */
function isDoublet(
  want: string,
  got: string,
  isFree: boolean,
  judge: (key: Letter[], given: Letter[]) => Found[],
): boolean {
  // an answer without signs may leave them out
  const key = !isFree || /\p{M}/u.test(got) ? want : want.replace(/\p{M}(?<!\u064b)/gu, '')
  const [united = '', unitedGiven = ''] = [key, got].map(uniteDoublets)
  if (united === key && unitedGiven === got) return false
  return judge(splitLetters(united), splitLetters(unitedGiven)).length === 0
}

const rankOf = (found: readonly Found[]) => ['right', 'near', 'wrong'].indexOf(verdictOf(found))

/** Differences from the everyday spelling of a key, each at the letter of the key that the letter stands for. */
function placeInKey(found: readonly Found[], key: Letter[], everyday: Letter[]): Found[] {
  if (found.length === 0) return []
  const letters = new Map(
    alignLetters(key, everyday).map((pair) => [pair.given, pair.key] as const),
  )
  return found.map((it) => {
    const own = it.key.flatMap((letter) => letters.get(letter) ?? [])
    return { ...it, key: own, at: own[0]?.at ?? Math.min(it.at, key.at(-1)?.at ?? 0) }
  })
}

/** The differences of words first, then those of the letters of the words that stand for each other (R-ARABIC-005). */
function compareWords(key: Word[], given: Word[], rule: MarksRule): Found[] {
  const blocks = alignWords(key, given).map((block) => ({
    ...block,
    found: block.key.length > 0 && block.given.length > 0 ? differencesOf(block, rule) : undefined,
  }))
  const isOther = blocks.map(({ found, ...block }) => !found || isOtherWord(block, found))
  const lostKeys = blocks.flatMap(({ key: words }, i) => (isOther[i] ? words : []))
  const lostGivens = blocks.flatMap(({ given: words }, i) => (isOther[i] ? words : []))
  const moved = new Map<Word, Word>()
  for (const word of lostKeys) {
    const place = lostGivens.findIndex((it) => spellingOf(it) === spellingOf(word))
    const [found] = place < 0 ? [] : lostGivens.splice(place, 1)
    if (found) moved.set(word, found)
  }
  if (isOther.every(Boolean) && moved.size === 0 && key.length + given.length > 2)
    return [wordDifference('word', key, given, 0)]
  const found: Found[] = []
  const [firstMoved] = moved.keys()
  const placed = new Set(moved.values())
  for (const [i, block] of blocks.entries()) {
    if (!isOther[i]) {
      found.push(...(block.found ?? []))
      continue
    }
    const keys = block.key.filter((it) => !moved.has(it))
    const givens = block.given.filter((it) => !placed.has(it))
    if (firstMoved && block.key.includes(firstMoved))
      found.push(
        wordDifference('word-order', [firstMoved], [moved.get(firstMoved) ?? firstMoved], 0),
      )
    const following = blocks.slice(i).find((it) => it.key.length > 0)?.key[0]?.letters[0]?.at
    const place = following ?? (key.at(-1)?.letters.at(-1)?.at ?? -1) + 1
    if (keys.length > 0 && givens.length > 0)
      found.push(wordDifference('word', keys, givens, place))
    else {
      for (const it of keys) found.push(wordDifference('word-missing', [it], [], place))
      for (const it of givens) found.push(wordDifference('word-extra', [], [it], place))
    }
  }
  return found
}

const isNumber = (words: readonly Word[]) =>
  words.some((it) => it.letters.some(({ base }) => /\d/.test(base)))

/** More than one gap in a word, another number, or more than half of the letters: the words are not compared by letters. */
function isOtherWord({ key, given }: Block, found: readonly Found[]): boolean {
  if (given.length > key.length + 1) return true
  const errors = found.filter(isError).length
  if (errors > 0 && (isNumber(key) || isNumber(given))) return true
  const [wanted = 0, written = 0] = [key, given].map(
    (words) => words.flatMap((it) => it.letters.filter(isWritten)).length,
  )
  return errors > 1 && errors * 2 > Math.max(wanted, written)
}

/** The letters of a word without differences of spelling. */
const spellingOf = ({ letters }: Word) =>
  letters
    .filter(isWritten)
    .map(({ base }) => base)
    .join('')
    .replace(/[أإ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')

function wordDifference(kind: WordKind, key: Word[], given: Word[], place: number): Found {
  const [keys, givens] = [key, given].map((words) =>
    words.flatMap(({ letters, space }, i) => [...(i > 0 && space ? [space] : []), ...letters]),
  )
  return {
    ...{ at: keys?.[0]?.at ?? place, kind, want: textOf(keys), got: textOf(givens) },
    ...{ key: keys ?? [], given: givens ?? [], after: undefined },
  }
}

/** The letters with their diacritics. */
const textOf = (letters: readonly Letter[] = []) =>
  letters
    .map(({ written, marks }) => written + marks)
    .join('')
    .normalize('NFC')
