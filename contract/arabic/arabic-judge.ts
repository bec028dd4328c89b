import { type Letter, splitLetters } from './arabic-letters.ts'
import { type SpellingKind, spellingKind } from './arabic-spelling.ts'
import { canonicalText } from './arabic-text.ts'

type MarkKind = 'mark-missing' | 'mark-wrong' | 'shadda-missing' | 'shadda-extra'
type ErrorKind = 'letter' | 'letter-missing' | 'letter-extra' | 'empty' | 'not-arabic'
/** Only the last five make an answer wrong; with the others it is near. */
export type DifferenceKind = SpellingKind | 'space' | MarkKind | ErrorKind
/** `at` counts the characters of the canonical key before the place, without diacritics. */
export type Difference = { at: number; kind: DifferenceKind; want: string; got: string }
export type Verdict = 'right' | 'near' | 'wrong'
/** Whether an answer may leave out the diacritics of its key. Diacritics that contradict the key count in both. */
export type MarksRule = 'free' | 'asked'
type Pair = { key?: Letter; given?: Letter }

const ERRORS: ReadonlySet<DifferenceKind> = new Set<ErrorKind>([
  'letter',
  'letter-missing',
  'letter-extra',
  'empty',
  'not-arabic',
])
const SHADDA = /\u0651/
const ARABIC_LETTER = /\p{Script=Arabic}/u
/** Costs of an alignment: a spelling mistake is preferred to another letter, which is preferred to a gap beside one. */
const SPELLING = 1
const OTHER = 4
const NONE = 1e9
/** Texts that need a larger table differ as a whole, so that a judgement takes at most 20 ms (R-ARABIC-010). */
const MAX_CELLS = 90_000

/**
 * Compares a typed answer with its key (R-ARABIC-005, R-ARABIC-010): 'right', 'near' if it differs only in spelling
 * (hamza, madda, ى and ي, ة and ه or ت, spaces) or diacritics, otherwise 'wrong'. Punctuation, case, the accents of
 * Latin letters and everything that `canonicalText` unifies make no difference. Never throws.
 */
export function judgeAnswer(
  key: string,
  given: string,
  { marks = 'free' }: { marks?: MarksRule } = {},
): { verdict: Verdict; differences: Difference[] } {
  const want = canonicalText(key)
  const got = canonicalText(given)
  const found = want === got && want !== '' ? [] : compare(want, got, marks)
  const differences =
    writesFinalYaAlike(key) || writesFinalYaAlike(given)
      ? found.filter(({ kind }) => kind !== 'maqsura-ya')
      : found
  const verdict = differences.some(({ kind }) => ERRORS.has(kind)) ? 'wrong' : 'near'
  return { verdict: differences.length === 0 ? 'right' : verdict, differences }
}

const FINAL_FARSI_YA = /[یےې](?!\p{M}*\p{L})/u
const FINAL_DOTTED_YA = /[يى](?!\p{M}*\p{L})/u

/** True for a text of a keyboard that has one letter for ي and ى at the end of a word, drawn without dots (R-ARABIC-014). */
const writesFinalYaAlike = (text: string) =>
  FINAL_FARSI_YA.test(text) && !FINAL_DOTTED_YA.test(text)

function compare(want: string, got: string, marks: MarksRule): Difference[] {
  const whole = (kind: ErrorKind) => [{ at: 0, kind, want, got }]
  const key = splitLetters(want)
  const answer = splitLetters(got)
  if (got === '' || (answer.length === 0 && key.length > 0)) return whole('empty')
  if (key.length === 0) return withoutSigns(want) === withoutSigns(got) ? [] : whole('letter')
  if (key.some(isArabic) && answer.some(isLetter) && !answer.some(isArabic))
    return whole('not-arabic')
  const pairs = align(key, answer)
  if (!pairs) return whole('letter')
  return joinSeats(pairs.flatMap((pair) => differencesOf(pair, marks)))
}

function isArabic({ base, optional }: Letter) {
  return !optional && ARABIC_LETTER.test(base)
}

function isLetter({ base }: Letter) {
  return /\p{L}/u.test(base)
}

function withoutSigns(text: string) {
  return text.replace(/[\p{M}\s\u06e5\u06e6]/gu, '')
}

/** A hamza beside the letter that should carry it, or the reverse, is one mistake: شئ for شيء. */
function joinSeats(differences: Difference[]) {
  const joined: Difference[] = []
  for (const it of differences) {
    const last = joined.at(-1)
    if (last && isOneSeat(last, it))
      joined[joined.length - 1] = {
        at: last.at,
        kind: 'hamza-seat',
        want: last.want + it.want,
        got: last.got + it.got,
      }
    else joined.push(it)
  }
  return joined
}

function isOneSeat(a: Difference, b: Difference) {
  const opposite = /^hamza-(extra hamza-missing|missing hamza-extra)$/.test(`${a.kind} ${b.kind}`)
  return opposite && b.at - a.at <= 1 && (b.want === 'ء' || b.got === 'ء')
}

/** The cheapest pairing of the letters of both texts in their order, or undefined if their table would be too large. */
export function align(key: Letter[], given: Letter[]): Pair[] | undefined {
  const width = given.length + 1
  if (width * (key.length + 1) > MAX_CELLS) return undefined
  const costs = new Int32Array(width * (key.length + 1))
  const pairCosts = pairCostsByLetter(key, given)
  for (let i = key.length; i >= 0; i--)
    fillRow(costs, i * width, given, key[i] && { gap: gapCost(key[i]), pairs: pairCosts(key[i]) })
  return trace(key, given, costs)
}

type RowCosts = { gap: number; pairs: Int32Array | undefined }

/** Fills a row from its end: each cell is the cost of pairing the letters from there on. The last row has no letter. */
function fillRow(costs: Int32Array, start: number, given: Letter[], letter?: RowCosts) {
  const below = start + given.length + 1
  for (let j = given.length; j >= 0; j--) {
    const last = j === given.length
    const skipKey = letter ? letter.gap + at(costs, below + j) : NONE
    const skipGiven = last ? NONE : gapCost(given[j]) + at(costs, start + j + 1)
    const pair = letter?.pairs && !last ? at(letter.pairs, j) + at(costs, below + j + 1) : NONE
    costs[start + j] = last && !letter ? 0 : Math.min(skipKey, skipGiven, pair)
  }
}

/** The costs of all given letters in place of a letter of the key, computed once for each letter of the alphabet. */
function pairCostsByLetter(key: Letter[], given: Letter[]) {
  const rows = new Map<string, Int32Array>()
  for (const { base } of key)
    if (!rows.has(base))
      rows.set(
        base,
        Int32Array.from(given, (it) => pairCost(base, it.base)),
      )
  return (letter: Letter | undefined) => rows.get(letter?.base ?? '')
}

function trace(key: Letter[], given: Letter[], costs: Int32Array) {
  const width = given.length + 1
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  while (i < key.length || j < given.length) {
    const [k, g] = [key[i], given[j]]
    const cell = i * width + j
    const next = key[i]?.at ?? (key.at(-1)?.at ?? -1) + 1
    if (k && g && at(costs, cell) === pairCost(k.base, g.base) + at(costs, cell + width + 1)) {
      pairs.push({ key: k, given: g })
      i++
      j++
    } else if (k && at(costs, cell) === gapCost(k) + at(costs, cell + width)) {
      pairs.push({ key: k })
      i++
    } else if (g) {
      pairs.push({ given: { ...g, at: next } })
      j++
    }
  }
  return pairs
}

function at(costs: Int32Array, cell: number) {
  return costs[cell] ?? 0
}

function pairCost(want: string, got: string) {
  if (want === got) return 0
  return spellingKind(want, got) ? SPELLING : OTHER
}

function gapCost(letter: Letter | undefined) {
  if (!letter || letter.optional) return 0
  return letter.base === ' ' || letter.base === 'ء' ? SPELLING : OTHER
}

export function differencesOf({ key, given }: Pair, marks: MarksRule): Difference[] {
  if (!key || !given) return gapDifference(key, given)
  const letter = { at: key.at, want: key.written, got: given.written }
  if (key.base !== given.base) {
    const kind = spellingKind(key.base, given.base) ?? 'letter'
    return kind === 'letter'
      ? [{ ...letter, kind }]
      : [{ ...letter, kind }, ...markDifferences(key, given, marks)]
  }
  // أا for آ; ءا is the same
  if (key.base === 'آ' && key.written !== given.written && /أ/.test(key.written + given.written))
    return [{ ...letter, kind: 'hamza-seat' }]
  return markDifferences(key, given, marks)
}

function gapDifference(key: Letter | undefined, given: Letter | undefined): Difference[] {
  const letter = key ?? given
  if (!letter || letter.optional) return []
  const difference = { at: letter.at, want: key?.written ?? '', got: given?.written ?? '' }
  if (letter.base === ' ') return [{ ...difference, kind: 'space' }]
  if (letter.base === 'ء') return [{ ...difference, kind: key ? 'hamza-missing' : 'hamza-extra' }]
  return [{ ...difference, kind: key ? 'letter-missing' : 'letter-extra' }]
}

function markDifferences(key: Letter, given: Letter, rule: MarksRule): Difference[] {
  const [wantVowels = '', gotVowels = ''] = [key, given].map((it) => it.marks.replace(SHADDA, ''))
  const [wantShadda, gotShadda] = [key, given].map((it) => SHADDA.test(it.marks))
  const difference = { at: key.at, want: key.marks, got: given.marks }
  const found: Difference[] = []
  const contradicts = wantVowels !== '' && [...gotVowels].some((it) => !wantVowels.includes(it))
  if (contradicts) found.push({ ...difference, kind: 'mark-wrong' })
  else if (gotVowels.length < wantVowels.length && rule === 'asked')
    found.push({ ...difference, kind: 'mark-missing' })
  if (wantShadda && !gotShadda && rule === 'asked')
    found.push({ ...difference, kind: 'shadda-missing' })
  if (gotShadda && !wantShadda && wantVowels !== '')
    found.push({ ...difference, kind: 'shadda-extra' })
  return found
}
