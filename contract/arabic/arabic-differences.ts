import { alignLetters, type Block, type Pair } from './arabic-align.ts'
import { FATHATAN, type Letter } from './arabic-letters.ts'
import { maddaKind, spellingKind } from './arabic-spelling.ts'
import type { Difference, DifferenceKind, MarksRule } from './arabic-verdict.ts'
import { findEnding, findUnaskedMarks, findUnwrittenA } from './arabic-words.ts'

/** A difference with its letters in both texts. `after` is the letter of the answer before a place where it has none. */
export type Found = Difference & { key: Letter[]; given: Letter[]; after: Letter | undefined }

const SHADDA = '\u0651'
const SUKUN = '\u0652'
const isWritten = ({ optional }: Letter) => !optional
const writtenOf = (letters: readonly Letter[]) => letters.map(({ written }) => written).join('')
const isPresent = (it: Letter | undefined): it is Letter => it !== undefined

/** What the differences of a block depend on besides a pair. */
type Context = {
  rule: MarksRule
  endings: ReadonlySet<Letter | undefined>
  unasked: ReadonlyMap<Letter, string>
  unwrittenA: ReadonlySet<Letter | undefined>
}
/** Differences whose places are filled in by `differencesOf`. */
type Kinds = readonly (Pick<Difference, 'kind'> &
  Partial<Pick<Difference, 'at' | 'want' | 'got'>>)[]

/** The differences of the letters of words that stand for each other, with the spaces between them. */
export function differencesOf({ key, given }: Block, rule: MarksRule): Found[] {
  const [keyLetters, givenLetters] = [key, given].map((words) => words.flatMap((it) => it.letters))
  const pairs = alignLetters(keyLetters ?? [], givenLetters ?? [])
  const context: Context = {
    rule,
    endings: new Set(key.map((it) => findEnding(it.letters))),
    unasked: new Map(key.flatMap((it) => [...findUnaskedMarks(it.letters)])),
    unwrittenA: new Set(key.flatMap((it) => [...findUnwrittenA(it.letters)])),
  }
  const last = keyLetters?.at(-1)
  const end = last ? last.at + Math.max(1, [...last.written].length) : 0
  const found: Found[] = []
  for (let i = 0; i < pairs.length; ) {
    const size = groupSize(pairs, i)
    const group = pairs.slice(i, i + size)
    const [keys, givens] = [group.map((it) => it.key), group.map((it) => it.given)].map((it) =>
      it.filter(isPresent),
    ) as [Letter[], Letter[]]
    const place = pairs.slice(i).find((it) => it.key)?.key?.at ?? end
    const after = pairs.findLast((it, index) => index < i && it.given)?.given
    found.push(...spacesBefore({ key, given }, keys[0], givens[0], place, after))
    // a sign of the Qurʾān between the letters of an آ is not named with them
    const [want, got] = [keys, givens].map((it) => writtenOf(size > 1 ? it.filter(isWritten) : it))
    for (const it of kindsOf(group, pairs, i, context))
      found.push({
        ...{ at: keys[0]?.at ?? place, want: want ?? '', got: got ?? '' },
        ...{ key: keys, given: givens, after },
        ...it,
      })
    i += size
  }
  return found
}

/** The spaces that only one of the texts has before a letter. */
function spacesBefore(
  { key, given }: Block,
  keyLetter: Letter | undefined,
  givenLetter: Letter | undefined,
  place: number,
  after: Letter | undefined,
): Found[] {
  const spaceBefore = (words: Block['key'], letter: Letter | undefined) =>
    words.slice(1).find((it) => letter && it.letters[0] === letter)?.space
  const [missing, extra] = [spaceBefore(key, keyLetter), spaceBefore(given, givenLetter)]
  const kind = 'space' as const
  return [
    ...(missing
      ? [{ at: missing.at, kind, want: ' ', got: '', key: [missing], given: [], after }]
      : []),
    ...(extra ? [{ at: place, kind, want: '', got: ' ', key: [], given: [extra], after }] : []),
  ]
}

/** The number of pairs from a place on that are one difference at most: those of an آ, and a hamza beside its carrier. */
function groupSize(pairs: readonly Pair[], start: number): number {
  const [isKeyOpen, isGivenOpen] = [pairs[start]?.key?.half === 1, pairs[start]?.given?.half === 1]
  if (!isKeyOpen && !isGivenOpen) return isSeat(pairs[start], pairs[start + 1]) ? 2 : 1
  const open = { key: false, given: false }
  for (let i = start; i < pairs.length; i++) {
    for (const side of ['key', 'given'] as const) {
      const half = pairs[i]?.[side]?.half
      if (half) open[side] = half === 1
    }
    if (!open.key && !open.given) return i - start + 1
  }
  return pairs.length - start
}

/** A hamza beside the letter that should carry it, or the reverse: شئ for شيء, جزأ for جزءا. */
function isSeat(first: Pair | undefined, second: Pair | undefined): boolean {
  const [a, b] = [first, second].map((it) => it && seatPart(it))
  return a !== undefined && b !== undefined && a !== b && (isGap(first) || isGap(second))
}

const isGap = (pair: Pair | undefined) => !pair?.key || !pair.given

function seatPart({ key, given }: Pair): 'more' | 'less' | undefined {
  if (key?.half || given?.half) return undefined
  if (!key || !given) {
    if ((key ?? given)?.base !== 'ء') return undefined
    return key ? 'less' : 'more'
  }
  const kind = key.base === given.base ? undefined : spellingKind(key, given)
  if (kind === 'hamza-extra') return 'more'
  return kind === 'hamza-missing' ? 'less' : undefined
}

function kindsOf(
  group: readonly Pair[],
  pairs: readonly Pair[],
  start: number,
  context: Context,
): Kinds {
  const [first] = group
  if (!first) return []
  const keys = group.flatMap((it) => it.key ?? [])
  const givens = group.flatMap((it) => it.given ?? [])
  if (group.some((it) => it.key?.half || it.given?.half)) {
    const kind = maddaKind(writtenOf(keys.filter(isWritten)), writtenOf(givens.filter(isWritten)))
    if (kind) return [{ kind }]
    return group.flatMap(({ key, given }) => (key && given ? marksOf(key, given, context) : []))
  }
  if (group.length > 1) {
    const [key, given] = [keys, givens].map(
      (it) => it.findLast(({ marks }) => marks !== '') ?? it.at(-1),
    )
    const marks = key && given ? marksOf(key, given, context) : []
    return [{ kind: 'hamza-seat' }, ...marks.map((it) => ({ ...it, at: key?.at ?? 0 }))]
  }
  const { key, given } = first
  if (key && given) return pairKinds(key, given, pairs, start, context)
  const kind = key
    ? missingKind(key, pairs, start, context)
    : given && extraKind(given, pairs, start, context)
  return kind ? [{ kind }] : []
}

function keyBefore(pairs: readonly Pair[], start: number): Letter | undefined {
  return pairs.findLast(({ key }, i) => i < start && key && isWritten(key))?.key
}

function givenBefore(pairs: readonly Pair[], start: number): Letter | undefined {
  return pairs.findLast(({ given }, i) => i < start && given && isWritten(given))?.given
}

function pairKinds(
  key: Letter,
  given: Letter,
  pairs: readonly Pair[],
  start: number,
  context: Context,
): Kinds {
  if (key.base !== given.base) {
    const kind = spellingKind(key, given)
    return kind ? [{ kind }, ...marksOf(key, given, context)] : [{ kind: 'letter' }]
  }
  const isWrittenA = key.optional && !given.optional && key.base === 'ا'
  if (isWrittenA && context.unwrittenA.has(keyBefore(pairs, start)))
    return [{ kind: 'dagger-written', want: '' }]
  return marksOf(key, given, context)
}

function missingKind(
  key: Letter,
  pairs: readonly Pair[],
  start: number,
  { unwrittenA }: Context,
): DifferenceKind | undefined {
  const [before, written] = [keyBefore(pairs, start), givenBefore(pairs, start)]
  if (key.optional) {
    // over ى and و the small alif is their sound
    const isSounded = key.base === 'ا' && !/[ىو]/.test(before?.base ?? '')
    return isSounded && !unwrittenA.has(before) ? 'dagger-missing' : undefined
  }
  if (key.base === 'ء') return 'hamza-missing'
  if (key.base === ':') return 'space'
  if (key.base === 'ا' && key.isLast && written?.isLast) {
    if (before?.base === 'و' && written.base === 'و') return 'silent-alif'
    if (written.marks.includes(FATHATAN)) return 'tanwin-alif'
  }
  return 'letter-missing'
}

function extraKind(
  given: Letter,
  pairs: readonly Pair[],
  start: number,
  { unwrittenA }: Context,
): DifferenceKind | undefined {
  if (given.optional) return undefined
  const [before, written] = [keyBefore(pairs, start), givenBefore(pairs, start)]
  if (given.base === 'ء') return 'hamza-extra'
  if (given.base === ':') return 'space'
  if (given.base !== 'ا') return 'letter-extra'
  if (unwrittenA.has(before)) return 'dagger-written'
  return given.isLast && before?.isLast && written ? finalAlifKind(before, written) : 'letter-extra'
}

/** An alif after the last letter of a word, which is not heard after و and after a tanwīn. */
function finalAlifKind(before: Letter, written: Letter): DifferenceKind {
  if (before.base === 'و' && written.base === 'و') return 'silent-alif'
  const takesNone =
    before.marks.includes(FATHATAN) || (before.marks === '' && /[ةء]/.test(before.base))
  const isSame = written.base === before.base || spellingKind(before, written) !== undefined
  return takesNone && isSame && written.marks.includes(FATHATAN) ? 'tanwin-alif' : 'letter-extra'
}

function marksOf(key: Letter, given: Letter, { rule, endings, unasked }: Context): Kinds {
  const [wantVowels = '', gotVowels = ''] = [key, given].map((it) => it.marks.replace(SHADDA, ''))
  const [wantShadda, gotShadda] = [key, given].map((it) => it.marks.includes(SHADDA))
  const isEnding = endings.has(key)
  const difference = { want: key.marks, got: given.marks }
  const found: (typeof difference & { kind: DifferenceKind })[] = []
  const isPausal = rule === 'free' && isEnding && gotVowels === SUKUN
  const contradicts = wantVowels !== '' && [...gotVowels].some((it) => !wantVowels.includes(it))
  const isAsked = rule === 'asked' || (rule === 'ending' && isEnding)
  const optional = rule === 'asked' ? (unasked.get(key) ?? '') : ''
  if (contradicts && !isPausal) found.push({ ...difference, kind: 'mark-wrong' })
  else if (
    !contradicts &&
    isAsked &&
    gotVowels.length < wantVowels.length &&
    !optional.includes(wantVowels)
  )
    found.push({ ...difference, kind: 'mark-missing' })
  if (wantShadda && !gotShadda && isAsked && !optional.includes(SHADDA))
    found.push({ ...difference, kind: 'shadda-missing' })
  if (gotShadda && !wantShadda && wantVowels !== '')
    found.push({ ...difference, kind: 'shadda-extra' })
  return found
}
