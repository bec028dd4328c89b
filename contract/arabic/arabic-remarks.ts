import type { Difference } from './arabic-judge.ts'
import { type Letter, splitLetters } from './arabic-letters.ts'
import { canonicalText } from './arabic-text.ts'

/**
 * What is said about an answer, with the values of its sentence: `word` is a word of the key or of the answer with its marks,
 * `letter` a letter of the key, `nth` its number among the same letters of its word or '', `want` and `got` letters or signs,
 * `place` 'begins', 'ends', 'has' or 'whole'.
 */
export type RemarkValues = {
  'no-marks': { word: string }
  empty: object
  'not-arabic': object
  'not-latin': object
  answer: { word: string }
  'letters-apart': { word: string }
  'word-missing': { word: string }
  'word-extra': { word: string }
  'word-order': { word: string }
  'space-missing': { first: string; second: string }
  'space-extra': { word: string }
  'sign-missing': { want: string; word: string }
  'sign-extra': { got: string; word: string }
  'article-missing': { word: string }
  'article-extra': { word: string }
  swapped: { first: string; second: string }
  'doubled-shadda': { letter: string }
  twice: { letter: string }
  'short-vowel': { sign: string; got: string }
  'tanwin-n': { got: string; word: string }
  'maqsura-alif': { want: string; word: string }
  'silent-alif-missing': { word: string }
  'silent-alif-extra': { word: string }
  'tanwin-alif-missing': { word: string }
  'tanwin-alif-extra': { word: string }
  'dagger-written': { word: string }
  'dagger-missing': { word: string }
  wrote: {
    got: string
    want: string
    place: LetterPlace
    detail: '' | 'bare' | 'madda' | 'dotless' | 'dots'
  }
  missing: { want: string; place: LetterPlace }
  extra: { got: string }
  'mark-missing': { letter: string; nth: string; sign: string }
  'mark-wrong': { letter: string; nth: string; want: string; got: string }
  'shadda-missing': { letter: string; nth: string }
  'shadda-extra': { letter: string; nth: string }
}
export type LetterPlace = 'begins' | 'ends' | 'has' | 'whole'
export type RemarkKind = keyof RemarkValues
export type Remark = { [K in RemarkKind]: { kind: K; values: RemarkValues[K] } }[RemarkKind]

/** More sentences tire a learner (R-ARABIC-015). */
const MAX_REMARKS = 4
const MARKS = /[\u064b-\u0652]/
const SHADDA = '\u0651'
const TANWIN = /[\u064b-\u064d]/
const VOWELS: Record<string, string> = { ا: '\u064e', و: '\u064f', ي: '\u0650' }
const ERROR = /^(letter|word)/

/** A key as its remarks name its parts. */
type Key = { text: string; characters: string[]; letters: Letter[] }

/** The remarks on an answer from its differences, at most four, mistakes before marks (R-ARABIC-006, R-ARABIC-015). */
export function remarksOn(
  key: string,
  given: string,
  differences: readonly Difference[],
): Remark[] {
  const text = canonicalText(key)
  const characters = [...text.replace(/[\p{M}\u06e5\u06e6]/gu, '')]
  const context: Key = { text, characters, letters: splitLetters(text) }
  const swapped = findSwapped(text, canonicalText(given), differences)
  if (swapped) return [swapped]
  const isBare = !MARKS.test(canonicalText(given))
  const unmarked = isBare ? differences.filter(({ kind }) => isMissingMark(kind)) : []
  const others = differences.filter((it) => !unmarked.includes(it))
  const remarks = groupCauses(context, others, given)
  if (unmarked.length > 0) remarks.push({ kind: 'no-marks', values: { word: text } })
  return remarks.slice(0, MAX_REMARKS)
}

const isMissingMark = (kind: string) => kind === 'mark-missing' || kind === 'shadda-missing'

/** The remark on each difference or on several with one cause, errors first. */
function groupCauses(key: Key, differences: readonly Difference[], given: string): Remark[] {
  const errors: Remark[] = []
  const slips: Remark[] = []
  for (let i = 0; i < differences.length; ) {
    const [it, next] = [differences[i], differences[i + 1]]
    if (!it) break
    const pair = next && ofPair(key, it, next)
    const remark = pair || ofOne(key, it, given)
    const isError = ERROR.test(it.kind) || (pair && next && ERROR.test(next.kind))
    ;(isError ? errors : slips).push(remark)
    i += pair ? 2 : 1
  }
  return [...errors, ...slips]
}

/** The article, and ون for a tanwīn, are two letters with one cause. */
function ofPair(key: Key, first: Difference, second: Difference): Remark | undefined {
  const both = `${first.kind} ${second.kind}`
  const word = wordAt(key, first.at)
  const isStart = first.at === 0 || key.characters[first.at - 1] === ' '
  if (both === 'letter-missing letter-missing' && first.want + second.want === 'ال' && isStart)
    return second.at === first.at + 1 ? { kind: 'article-missing', values: { word } } : undefined
  if (both !== 'letter-extra letter-extra' || first.at !== second.at) return undefined
  const got = first.got + second.got
  if (got === 'ال' && isStart && !bare(word).startsWith('ال'))
    return { kind: 'article-extra', values: { word } }
  const sound = { ون: '\u064c', ين: '\u064d' }[got]
  const before = letterBefore(key, first.at)
  return sound && before?.marks.includes(sound) && isEnd(key, first.at)
    ? { kind: 'tanwin-n', values: { got, word: wordAt(key, first.at - 1) } }
    : undefined
}

function ofOne(key: Key, it: Difference, given: string): Remark {
  const { kind, at, want } = it
  const got = asTyped(it.got, given)
  const word = wordAt(key, at)
  switch (kind) {
    case 'empty':
    case 'not-arabic':
      return { kind, values: {} }
    case 'word':
      return ofWord(want, it.got)
    case 'word-missing':
      return { kind, values: { word: want } }
    case 'word-extra':
      return { kind, values: { word: got } }
    case 'word-order':
      return { kind, values: { word: key.text } }
    case 'space':
      return ofSpace(key, it, given)
    case 'maqsura-alif':
      return { kind, values: { want, word } }
    case 'silent-alif':
    case 'tanwin-alif':
      return want === ''
        ? { kind: `${kind}-extra`, values: { word: wordAt(key, at - 1) } }
        : { kind: `${kind}-missing`, values: { word } }
    case 'dagger-written':
    case 'dagger-missing':
      return { kind, values: { word: wordAt(key, key.characters[at] === ' ' ? at - 1 : at) } }
    case 'mark-missing':
      return { kind, values: { ...letterAt(key, at), sign: want.replace(SHADDA, '') } }
    case 'mark-wrong':
      return {
        kind,
        values: {
          ...letterAt(key, at),
          want: want.replace(SHADDA, ''),
          got: it.got.replace(SHADDA, ''),
        },
      }
    case 'shadda-missing':
    case 'shadda-extra':
      return { kind, values: letterAt(key, at) }
    case 'letter-extra':
      return ofExtra(key, it, got, given)
    case 'letter-missing':
      return { kind: 'missing', values: { want, place: placeOf(key, at, want) } }
    default:
      return ofLetters(key, it, got)
  }
}

function ofWord(want: string, got: string): Remark {
  const hasArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
  if (!hasArabic(want) && hasArabic(got) && /\p{L}/u.test(want))
    return { kind: 'not-latin', values: {} }
  const isApart = got.includes(' ') && bare(got).replaceAll(' ', '') === bare(want)
  if (isApart) return { kind: 'letters-apart', values: { word: want } }
  return { kind: 'answer', values: { word: want } }
}

/** A space, or a hyphen or colon that is judged like one. */
function ofSpace(key: Key, { at, want, got }: Difference, given: string): Remark {
  const word = wordAt(key, at)
  const isHyphen = key.characters[at] === '-'
  if (want === ' ' && !isHyphen) {
    const values = { first: wordAt(key, at - 1), second: wordAt(key, at + 1) }
    return { kind: 'space-missing', values }
  }
  if (got === ' ' && /\s/.test(given.trim()) && !word.includes('-'))
    return { kind: 'space-extra', values: { word } }
  const sign = isHyphen ? '-' : want
  if (want !== '' && !given.includes(sign))
    return { kind: 'sign-missing', values: { want: sign, word } }
  if (got === ':' && !word.includes(got)) return { kind: 'sign-extra', values: { got, word } }
  return { kind: 'answer', values: { word } }
}

function ofExtra(key: Key, { at, got: canonical }: Difference, got: string, given: string): Remark {
  const [before, after] = [letterBefore(key, at), key.letters.find((it) => it.at === at)]
  if (canonical === 'ن' && before && TANWIN.test(before.marks) && isEnd(key, at))
    return { kind: 'tanwin-n', values: { got, word: wordAt(key, at - 1) } }
  const vowel = VOWELS[canonical]
  if (
    vowel &&
    before?.marks.replace(SHADDA, '') === vowel &&
    key.characters[at - 1] === before.written
  )
    return { kind: 'short-vowel', values: { sign: vowel, got } }
  const isTwice = bare(canonicalText(given)).includes(canonical + canonical)
  const same = isTwice ? [before, after].find((it) => it?.base === canonical) : undefined
  if (same?.marks.includes(SHADDA)) return { kind: 'doubled-shadda', values: { letter: got } }
  return same ? { kind: 'twice', values: { letter: got } } : { kind: 'extra', values: { got } }
}

/** A letter, or several, in place of others. */
function ofLetters(key: Key, { kind, at, want }: Difference, got: string): Remark {
  const place = placeOf(key, at, want)
  if (want === '') return { kind: 'extra', values: { got } }
  // letters of another spelling of the key
  if (key.characters.slice(at, at + [...want].length).join('') !== want)
    return { kind: 'answer', values: { word: wordAt(key, at) } }
  if (got === '') return { kind: 'missing', values: { want, place } }
  if (
    kind === 'letter' &&
    want === 'ا' &&
    got === 'ن' &&
    place === 'ends' &&
    letterBefore(key, at)?.marks.includes('\u064b')
  )
    return { kind: 'tanwin-n', values: { got, word: wordAt(key, at) } }
  return { kind: 'wrote', values: { got, want, place, detail: detailOf(kind, want) } }
}

/** What is said of the wanted letter besides its name. */
function detailOf(kind: string, want: string): RemarkValues['wrote']['detail'] {
  if (kind === 'hamza-extra') return /[ءأإآؤئ]/.test(want) ? '' : 'bare'
  if (kind === 'madda-missing') return 'madda'
  if (kind !== 'maqsura-ya') return ''
  return want === 'ى' ? 'dotless' : 'dots'
}

/** Two neighbouring letters in each other's place, the only mistake of the letters. */
function findSwapped(
  key: string,
  given: string,
  differences: readonly Difference[],
): Remark | undefined {
  const [want, got] = [bare(key), bare(given)]
  if (want.length !== got.length || !differences.some(({ kind }) => ERROR.test(kind)))
    return undefined
  const at = [...want].findIndex((it, i) => it !== got[i])
  const [first = '', second = ''] = want.slice(at, at + 2)
  const isSwap = got === want.slice(0, at) + second + first + want.slice(at + 2)
  const areLetters = /^\p{L}{2}$/u.test(first + second)
  return isSwap && areLetters
    ? { kind: 'swapped', values: { first: second, second: first } }
    : undefined
}

const bare = (text: string) => text.replace(/[\p{M}\u06e5\u06e6]/gu, '')

function letterBefore({ letters }: Key, at: number) {
  return letters.findLast((it) => it.at < at && !it.optional)
}

/** True if no letter of the word follows. */
const isEnd = ({ characters }: Key, at: number) =>
  characters[at] === undefined || characters[at] === ' ' || characters[at - 1] === ' '

/** The word of the key around a place, with its marks. */
function wordAt({ text }: Key, at: number): string {
  let left = at
  for (const word of text.split(' ')) {
    const length = [...bare(word)].length
    if (left <= length) return word
    left -= length + 1
  }
  return text.split(' ').at(-1) ?? ''
}

function placeOf({ characters }: Key, at: number, want: string): LetterPlace {
  const isFirst = at === 0 || characters[at - 1] === ' '
  const after = characters[at + [...want].length]
  const isLast = after === undefined || after === ' '
  if (isFirst) return isLast ? 'whole' : 'begins'
  return isLast ? 'ends' : 'has'
}

/** A letter of the key, with its number if the word has it several times. */
function letterAt({ characters }: Key, at: number) {
  const letter = characters[at] ?? ''
  const start = characters.lastIndexOf(' ', at) + 1
  const end = characters.indexOf(' ', at)
  const word = characters.slice(start, end < 0 ? undefined : end)
  const isRepeated = word.filter((it) => it === letter).length > 1
  const nth = word.slice(0, at - start + 1).filter((it) => it === letter).length
  return { letter, nth: isRepeated ? String(nth) : '' }
}

/** A letter or digit as the answer has it: ٥ for 5, ی for ي. */
function asTyped(got: string, given: string): string {
  if (got === '' || given.includes(got)) return got
  return [...given].find((it) => canonicalText(it) === got) ?? got
}
