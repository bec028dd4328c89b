import {
  alignLetters,
  alignWords,
  type Block,
  lettersOf,
  splitWords,
  type Word,
} from './arabic-align.ts'
import { differencesOf, type Found } from './arabic-differences.ts'
import { uniteDoublets } from './arabic-doublets.ts'
import { basesOf, hasLatinHyphen, isWritten, type Letter, splitLetters } from './arabic-letters.ts'
import { canonicalText } from './arabic-text.ts'
import { toEverydaySpelling } from './arabic-uthmani.ts'
import type { DiacriticsRule, Difference, ErrorKind, Verdict, WordKind } from './arabic-verdict.ts'

export type { DiacriticsRule, Difference, DifferenceKind, Verdict } from './arabic-verdict.ts'

/** The kinds of `ErrorKind`. */
const ERROR = /^(word|letter|empty|not-)/
const ARABIC_LETTER = /\p{Script=Arabic}/u
/** Texts that need a larger table differ as a whole, so that a judgement takes at most 20 ms (R-ARABIC-010). */
const MAX_CELLS = 90_000

const isError = ({ kind }: Difference) => ERROR.test(kind)
const isArabic = ({ base, optional }: Letter) => !optional && ARABIC_LETTER.test(base)
const isLetter = ({ base }: Letter) => /\p{L}/u.test(base)
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
  { marks = 'free' }: { marks?: DiacriticsRule } = {},
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

/** Signs of the Qurʾān, and letters as only it spells them: بِمَآ, فِى, شَىْءٍ, شَيْـًٔا. */
const UTHMANI =
  /[ٱ\u0670\u06d6-\u06ed]|\u064e\u0651?(?:آ|ا\u0653)|أ\u0653|\u0650\u0651?[ىء]|ى[\u064c-\u0652]|\u0640\p{M}*\u0654/u

/** The differences of `judgeAnswer` with their letters. */
export function findDifferences(key: string, given: string, rule: DiacriticsRule): Found[] {
  const want = canonicalText(key)
  const got = canonicalText(given)
  if (want === got && want !== '') return []
  const found = compare(want, got, rule, UTHMANI.test(key))
  return writesFinalYaAlike(key) || writesFinalYaAlike(given)
    ? found.filter(({ kind }) => kind !== 'maqsura-ya')
    : found
}

const whole = (kind: ErrorKind, want: string, got: string): Found[] => [
  { ...{ at: 0, kind, want, got }, key: [], given: [], after: undefined },
]

function compare(want: string, got: string, rule: DiacriticsRule, isUthmani: boolean): Found[] {
  const key = splitLetters(want)
  const answer = splitLetters(got)
  if (got === '' || (answer.length === 0 && key.length > 0)) return whole('empty', want, got)
  if (key.length === 0)
    return withoutSigns(want) === withoutSigns(got) ? [] : whole('letter', want, got)
  if (key.some(isArabic) && answer.some(isLetter) && !answer.some(isArabic))
    return whole('not-arabic', want, got)
  const judge: Judge = (letters, given) =>
    letters.length * given.length > MAX_CELLS
      ? whole('word', want, got)
      : compareWords(splitWords(letters), splitWords(given), rule)
  const best = judge(key, answer)
  if (best.length === 0 || isHopeless(best, key)) return best
  const others = [
    ...(hasLatinHyphen(want) || hasLatinHyphen(got) ? HYPHENS : []).map(([mine, other]) =>
      judgeOther(judge, splitLetters(want, mine), splitLetters(got, other)),
    ),
    isUthmani && compareEveryday(want, key, answer, judge),
    isDoublet(want, got, rule === 'free', judge) && [],
  ]
  return others.reduce<Found[]>(
    (it, other) => (other && rankOf(other) < rankOf(it) ? other : it),
    best,
  )
}

type Judge = (key: Letter[], given: Letter[]) => Found[]

/** Undefined for texts with other letters, of which the answer is wrong in any spelling of the key. */
const judgeOther = (judge: Judge, key: Letter[], given: Letter[]) =>
  firmLetters(key) === firmLetters(given) ? judge(key, given) : undefined

/** The differences from the everyday spelling of a key of the Qurʾān. */
function compareEveryday(want: string, key: Letter[], answer: Letter[], judge: Judge) {
  const everyday = splitLetters(toEverydaySpelling(want))
  const found = judgeOther(judge, everyday, answer)
  return found && placeInKey(found, key, everyday)
}

/** True if the texts differ only in the spelling of words that have two right ones. */
function isDoublet(want: string, got: string, isFree: boolean, judge: Judge): boolean {
  // an answer without signs may leave them out
  const key = !isFree || /\p{M}/u.test(got) ? want : want.replace(/\p{M}(?<!\u064b)/gu, '')
  const [united = '', unitedGiven = ''] = [key, got].map(uniteDoublets)
  if (united === key && unitedGiven === got) return false
  return judgeOther(judge, splitLetters(united), splitLetters(unitedGiven))?.length === 0
}

/** The letters that an answer with mistakes of spelling alone neither leaves out nor adds nor exchanges. */
const firmLetters = (letters: readonly Letter[]) =>
  basesOf(letters)
    .replace(/[ :ءأإآؤئاىيون]/g, '')
    .replace(/[هت]/g, 'ة')

/** True if so many words differ that no other spelling of the key makes the answer right. */
const isHopeless = (found: readonly Found[], key: readonly Letter[]) =>
  found.filter(isError).length > 2 + key.filter(({ base }) => base === ' ').length / 2

const HYPHENS = [
  ['', ''],
  ['', ' '],
  [' ', ''],
] as const

const rankOf = (found: readonly Found[]) => ['right', 'near', 'wrong'].indexOf(verdictOf(found))

/** Differences from the everyday spelling of a key, each at the letter of the key that the letter stands for. */
function placeInKey(found: readonly Found[], key: Letter[], everyday: Letter[]): Found[] {
  const letters = new Map(
    alignLetters(key, everyday).map((pair) => [pair.given, pair.key] as const),
  )
  return found.map((it) => {
    const own = it.key.flatMap((letter) => letters.get(letter) ?? [])
    return { ...it, key: own, at: own[0]?.at ?? Math.min(it.at, key.at(-1)?.at ?? 0) }
  })
}

/** The differences of words first, then those of the letters of the words that stand for each other (R-ARABIC-005). */
function compareWords(key: Word[], given: Word[], rule: DiacriticsRule): Found[] {
  const blocks = alignWords(key, given).map((block) => ({
    ...block,
    found: block.key.length > 0 && block.given.length > 0 ? differencesOf(block, rule) : undefined,
  }))
  const isOther = blocks.map(({ found, ...block }) => !found || isOtherWord(block, found))
  const moved = findMoved(blocks.filter((_, i) => isOther[i]))
  if (isOther.every(Boolean) && moved.size === 0 && key.length + given.length > 2)
    return [wordDifference('word', key, given, 0)]
  const end = (key.at(-1)?.letters.at(-1)?.at ?? -1) + 1
  return blocks.flatMap((block, i) => {
    if (!isOther[i]) return block.found ?? []
    const following = blocks.slice(i).find((it) => it.key.length > 0)?.key[0]?.letters[0]
    const before = blocks.slice(0, i).flatMap((it) => it.given)
    const after = before.at(-1)?.letters.at(-1)
    return otherWords(block, moved, following?.at ?? end).map((it) => ({ ...it, after }))
  })
}

/** The words of the key that the answer has in another place. */
function findMoved(blocks: readonly Block[]): Map<Word, Word> {
  const givens = blocks.flatMap((it) => it.given)
  const spellings: (string | undefined)[] = givens.map(spellingOf)
  const moved = new Map<Word, Word>()
  for (const word of blocks.flatMap((it) => it.key)) {
    const place = spellings.indexOf(spellingOf(word))
    const found = givens[place]
    if (!found) continue
    moved.set(word, found)
    spellings[place] = undefined
  }
  return moved
}

/** The differences of a block of other words; the first word in another place stands for the order. */
function otherWords(block: Block, moved: ReadonlyMap<Word, Word>, place: number): Found[] {
  const placed = new Set(moved.values())
  const keys = block.key.filter((it) => !moved.has(it))
  const givens = block.given.filter((it) => !placed.has(it))
  const [first] = moved
  const order =
    first && block.key.includes(first[0])
      ? [wordDifference('word-order', [first[0]], [first[1]], 0)]
      : []
  if (keys.length > 0 && givens.length > 0)
    return [...order, wordDifference('word', keys, givens, place)]
  return [
    ...order,
    ...keys.map((it) => wordDifference('word-missing', [it], [], place)),
    ...givens.map((it) => wordDifference('word-extra', [], [it], place)),
  ]
}

const isNumber = (words: readonly Word[]) => /\d/.test(basesOf(lettersOf(words)))

/** More than one gap in a word, another number, or more than half of the letters: the words are not compared by letters. */
function isOtherWord({ key, given }: Block, found: readonly Found[]): boolean {
  if (given.length > key.length + 1) return true
  const errors = found.filter(isError).length
  if (errors > 0 && (isNumber(key) || isNumber(given))) return true
  const [wanted = 0, written = 0] = [key, given].map(
    (words) => lettersOf(words).filter(isWritten).length,
  )
  return errors > 1 && errors * 2 > Math.max(wanted, written)
}

/** The letters of a word without differences of spelling. */
const spellingOf = ({ letters }: Word) =>
  basesOf(letters.filter(isWritten)).replace(/[أإ]/g, 'ا').replaceAll('ى', 'ي').replaceAll('ة', 'ه')

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
