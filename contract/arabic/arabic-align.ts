import type { Letter } from './arabic-letters.ts'
import { spellingKind } from './arabic-spelling.ts'

export type Pair = { key?: Letter; given?: Letter }
/** A word of a text with its letters and the space before it. */
export type Word = { letters: Letter[]; space?: Letter }
/** Words of the key with the words of the answer that stand for them; one side may be empty. */
export type Block = { key: Word[]; given: Word[] }

/** Costs of an alignment: a spelling mistake is preferred to another letter, which is preferred to a gap beside one. */
const SPELLING = 1
const OTHER = 4
/** So that an unknown word is rather another word than one missing and one too many. */
const WORD_GAP = 2
/** Words are only joined or split if they have nearly as many letters. */
const SLACK = 2
/** So that a word too many is no part of its neighbour. */
const SPACE = 3
const NONE = 1e9

export function splitWords(letters: readonly Letter[]): Word[] {
  const words: Word[] = [{ letters: [] }]
  for (const it of letters)
    if (it.base === ' ') words.push({ letters: [], space: it })
    else words.at(-1)?.letters.push(it)
  for (const word of words) {
    const last = word.letters.findLast(({ optional }) => !optional)
    if (last) last.isLast = true
  }
  return words.filter((it) => it.letters.length > 0)
}

export const lettersOf = (words: readonly Word[]): Letter[] => words.flatMap((it) => it.letters)

/** The cheapest pairing of the words of both texts in their order: a space never stands for a letter (R-ARABIC-005). */
export function alignWords(key: readonly Word[], given: readonly Word[]): Block[] {
  const { consider, chosen } = createBlocks(key, given)
  for (let i = key.length; i >= 0; i--)
    for (let j = given.length; j >= 0; j--) {
      consider(i, j, 1, 1)
      consider(i, j, 1, 0)
      consider(i, j, 0, 1)
      for (let a = 2; consider(i, j, a, 1); ) a++
      for (let b = 2; consider(i, j, 1, b); ) b++
      consider(i, j, 2, 2)
    }
  const blocks: Block[] = []
  for (let i = 0, j = 0; i < key.length || j < given.length; ) {
    const [a, b] = chosen[i * (given.length + 1) + j] ?? [1, 1]
    blocks.push({ key: key.slice(i, i + a), given: given.slice(j, j + b) })
    i += a
    j += b
  }
  return blocks
}

/** The cheapest block at each pair of places, `chosen` as its number of words of the key and of the answer. */
function createBlocks(key: readonly Word[], given: readonly Word[]) {
  const width = given.length + 1
  const best = new Int32Array(width * (key.length + 1)).fill(NONE, 0, -1)
  const chosen: [number, number][] = []
  const { fill } = createCosts(
    lettersOf(key),
    lettersOf(given),
    ({ base, isLast }) => base + isLast,
  )
  const [keyEnds, givenEnds] = [key, given].map(endsOf) as [Int32Array, Int32Array]
  /** Takes a block if it is cheaper; false if a word more is no part of it. */
  const consider = (i: number, j: number, a: number, b: number) => {
    if (i + a > key.length || j + b > given.length) return false
    const [from, to] = [at(keyEnds, i), at(keyEnds, i + a)]
    const [start, end] = [at(givenEnds, j), at(givenEnds, j + b)]
    const longer = to - from - end + start
    const cell = i * width + j
    const cost = wordsCost(a, b) + at(best, cell + a * width + b)
    // the letters only add to it
    if (cost < at(best, cell) && (a * b < 2 || Math.abs(longer) <= SLACK)) {
      const sum = cost + at(fill(from, to, start, end), 0)
      if (sum < at(best, cell)) {
        best[cell] = sum
        chosen[cell] = [a, b]
      }
    }
    return a > b ? longer < SLACK : longer > -SLACK
  }
  return { consider, chosen }
}

/** The cost of a block besides its letters. */
function wordsCost(a: number, b: number) {
  if (a * b === 0) return WORD_GAP
  return SPACE * (a === b ? 2 * (a - 1) : Math.abs(a - b))
}

/**
 * Costs of the letters of two texts. `fill` returns a table of (to - from + 1) rows of (end - start + 1) cells, each the cost
 * of pairing the letters of both ranges from there on; the next call overwrites it. Letters of the key with the same name have
 * the costs of the first of them.
 */
function createCosts(
  key: readonly Letter[],
  given: readonly Letter[],
  nameOf: (letter: Letter) => string,
) {
  const known: Record<string, Int32Array> = {}
  // numbers are compared faster than strings
  const codes = given.map(codeOf)
  const rows = key.map((it) => {
    const name = nameOf(it)
    const code = codeOf(it)
    known[name] ??= new Int32Array(
      given.map((got, j) => (codes[j] === code ? 0 : otherCost(it, got))),
    )
    return known[name]
  })
  const [keyGaps, givenGaps] = [key, given].map((it) => new Int32Array(it.map(gapCost)))
  const table = new Int32Array((key.length + 1) * (given.length + 1))
  const fill = (from: number, to: number, start: number, end: number) => {
    const width = end - start + 1
    let cell = (to - from + 1) * width - 1
    table[cell] = 0
    for (let j = end - 1; j >= start; j--) {
      const right = at(table, cell--)
      table[cell] = right + at(givenGaps, j)
    }
    for (let i = to - 1; i >= from; i--) {
      const [row, gap] = [rows[i], at(keyGaps, i)]
      let right = at(table, --cell + width) + gap
      table[cell] = right
      for (let j = end - 1; j >= start; j--) {
        const both = at(table, cell-- + width) + at(row, j)
        right = Math.min(both, right + at(givenGaps, j), at(table, cell + width) + gap)
        table[cell] = right
      }
    }
    return table
  }
  return { fill, rows, keyGaps }
}

/** The number of letters before each word, and of all. */
function endsOf(words: readonly Word[]): Int32Array {
  const ends = new Int32Array(words.length + 1)
  for (const [i, word] of words.entries()) ends[i + 1] = at(ends, i) + word.letters.length
  return ends
}

/** The cheapest pairing of letters in their order. */
export function alignLetters(keys: readonly Letter[], givens: readonly Letter[]): Pair[] {
  const { fill, rows, keyGaps } = createCosts(
    keys,
    givens,
    ({ base, isLast, optional }) => base + isLast + optional,
  )
  const width = givens.length + 1
  const table = fill(0, keys.length, 0, givens.length)
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < keys.length || j < givens.length; ) {
    const [key, given] = [keys[i], givens[j]]
    const cell = i * width + j
    const cost = at(table, cell)
    const isPair = key && given && cost === at(table, cell + width + 1) + at(rows[i], j)
    const isKey = isPair || (key && cost === at(table, cell + width) + at(keyGaps, i))
    const isGiven = isPair || !isKey
    pairs.push({ ...(isKey && { key }), ...(isGiven && { given }) })
    if (isKey) i++
    if (isGiven) j++
  }
  return pairs
}

function at(costs: Int32Array | undefined, cell: number) {
  return costs?.[cell] ?? 0
}

const codeOf = ({ base }: Letter) => base.codePointAt(0)

function otherCost(want: Letter, got: Letter) {
  // a sign of the Qurʾān stands for its own letter alone
  if (want.optional || got.optional) return 3 * OTHER
  return spellingKind(want, got) ? SPELLING : OTHER
}

function gapCost({ optional, base, half }: Letter) {
  if (optional) return 0
  return half || base === 'ء' || base === ':' ? SPELLING : OTHER
}
