import { alignLetters, type Block, lettersOf, type Pair } from './arabic-align.ts'
import { FATHATAN, isWritten, type Letter, SHADDA, SUKUN } from './arabic-letters.ts'
import { maddaKind, spellingKind } from './arabic-spelling.ts'
import type { DiacriticsRule, Difference, DifferenceKind } from './arabic-verdict.ts'
import { findEnding, findUnaskedMarks, findUnwrittenA } from './arabic-words.ts'

/** A difference with its letters in both texts. `after` is the letter of the answer before a place where it has none. */
export type Found = Difference & { key: Letter[]; given: Letter[]; after: Letter | undefined }

const writtenOf = (letters: readonly Letter[]) => letters.map(({ written }) => written).join('')

/** What the differences of a pair depend on: its words, and the written letters before it. */
type Context = {
  rule: DiacriticsRule
  endings: ReadonlySet<Letter | undefined>
  unasked: ReadonlyMap<Letter, string>
  unwrittenA: ReadonlySet<Letter | undefined>
  before: Letter | undefined
  written: Letter | undefined
}
/** Differences whose places are filled in by `differencesOf`. */
type Kinds = readonly (Pick<Difference, 'kind'> &
  Partial<Pick<Difference, 'at' | 'want' | 'got'>>)[]

/** The differences of the letters of words that stand for each other, with the spaces between them. */
export function differencesOf({ key, given }: Block, rule: DiacriticsRule): Found[] {
  const letters = lettersOf(key)
  const pairs = alignLetters(letters, lettersOf(given))
  const context: Context = {
    rule,
    endings: new Set(key.map((it) => findEnding(it.letters))),
    unasked: new Map(key.flatMap((it) => [...findUnaskedMarks(it.letters)])),
    unwrittenA: new Set(key.flatMap((it) => findUnwrittenA(it.letters))),
    before: undefined,
    written: undefined,
  }
  const spaces = new Map(
    [...key.slice(1), ...given.slice(1)].map((it) => [it.letters[0], it.space] as const),
  )
  const last = letters.at(-1)
  const end = last ? last.at + Math.max(1, [...last.written].length) : 0
  const found: Found[] = []
  let after: Letter | undefined
  for (let i = 0; i < pairs.length; ) {
    const group = pairs.slice(i, i + groupSize(pairs, i))
    i += group.length
    const keys = group.flatMap((it) => it.key ?? [])
    const givens = group.flatMap((it) => it.given ?? [])
    const at = keys[0]?.at ?? pairs.find((it, index) => index >= i && it.key)?.key?.at ?? end
    const kind = 'space'
    const [missing, extra] = [keys[0], givens[0]].map((it) => spaces.get(it))
    if (missing)
      found.push({ at: missing.at, kind, want: ' ', got: '', key: [missing], given: [], after })
    if (extra) found.push({ at, kind, want: '', got: ' ', key: [], given: [extra], after })
    // a sign of the Qurʾān between the letters of an آ is not named with them
    const [want = '', got = ''] = [keys, givens].map((it) =>
      writtenOf(group.length > 1 ? it.filter(isWritten) : it),
    )
    for (const it of kindsOf(group, keys, givens, context))
      found.push({ at, want, got, key: keys, given: givens, after, ...it })
    after = givens.at(-1) ?? after
    context.before = keys.findLast(isWritten) ?? context.before
    context.written = givens.findLast(isWritten) ?? context.written
  }
  return found
}

/** The number of pairs from a place on that are one difference at most: those of an آ, and a hamza beside its carrier. */
function groupSize(pairs: readonly Pair[], start: number): number {
  if (isSeat(pairs[start], pairs[start + 1])) return 2
  let [key, given]: (number | undefined)[] = []
  for (let i = start; i < pairs.length; i++) {
    key = pairs[i]?.key?.half ?? key
    given = pairs[i]?.given?.half ?? given
    if (key !== 1 && given !== 1) return i - start + 1
  }
  return pairs.length
}

/** A hamza beside the letter that should carry it, or the reverse: شئ for شيء, جزأ for جزءا, شيأ for شيئا. */
function isSeat(first: Pair | undefined, second: Pair | undefined): boolean {
  if (second?.key?.base === 'ا' && second.key.isLast && !second.given)
    return /[ئؤ]/.test(first?.key?.base ?? '') && first?.given?.base === 'أ'
  const [a, b] = [first, second].map((it) => it && seatPart(it))
  return !!a && !!b && a !== b && (isGap(first) || isGap(second))
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
  keys: readonly Letter[],
  givens: readonly Letter[],
  context: Context,
): Kinds {
  if ([...keys, ...givens].some((it) => it.half)) {
    const kind = maddaKind(writtenOf(keys.filter(isWritten)), writtenOf(givens.filter(isWritten)))
    if (kind) return [{ kind }]
    return group.flatMap(({ key, given }) => (key && given ? marksOf(key, given, context) : []))
  }
  if (group.length > 1) {
    const [key, given] = [keys, givens].map((it) => it.findLast(({ marks }) => marks) ?? it.at(-1))
    const marks = key && given ? marksOf(key, given, context) : []
    return [{ kind: 'hamza-seat' }, ...marks.map((it) => ({ ...it, at: key?.at ?? 0 }))]
  }
  const [key, given] = [keys[0], givens[0]]
  if (key && given) return pairKinds(key, given, context)
  const kind = key ? missingKind(key, context) : given && extraKind(given, context)
  return kind ? [{ kind }] : []
}

function pairKinds(key: Letter, given: Letter, context: Context): Kinds {
  if (key.base !== given.base) {
    const kind = spellingKind(key, given)
    return kind ? [{ kind }, ...marksOf(key, given, context)] : [{ kind: 'letter' }]
  }
  const isWrittenA = key.optional && !given.optional && key.base === 'ا'
  if (isWrittenA && context.unwrittenA.has(context.before))
    return [{ kind: 'dagger-written', want: '' }]
  return marksOf(key, given, context)
}

function missingKind(
  key: Letter,
  { unwrittenA, before, written }: Context,
): DifferenceKind | undefined {
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
  { unwrittenA, before, written }: Context,
): DifferenceKind | undefined {
  if (given.optional) return undefined
  if (given.base === 'ء') return 'hamza-extra'
  if (given.base === ':') return 'space'
  if (given.base !== 'ا') return 'letter-extra'
  if (unwrittenA.has(before)) return 'dagger-written'
  return given.isLast && before?.isLast && written ? finalAlifKind(before, written) : 'letter-extra'
}

/** An alif after the last letter of a word, which is not heard after و and after a tanwīn. */
function finalAlifKind(before: Letter, written: Letter): DifferenceKind {
  if (before.base === 'و' && written.base === 'و') return 'silent-alif'
  const hasTanwin = before.marks.includes(FATHATAN)
  const takesNone = hasTanwin || (before.marks === '' && /[ةء]/.test(before.base))
  const isSame = written.base === before.base || spellingKind(before, written) !== undefined
  // without its sign, only an alif that can be no other letter is that of a tanwīn: جاءا is another word
  const isTanwin =
    written.marks.includes(FATHATAN) || (written.marks === '' && (hasTanwin || before.base === 'ة'))
  return takesNone && isSame && isTanwin ? 'tanwin-alif' : 'letter-extra'
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
