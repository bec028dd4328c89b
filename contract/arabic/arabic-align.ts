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

/** The cheapest pairing of the words of both texts in their order: a space never stands for a letter (R-ARABIC-005). */
export function alignWords(key: readonly Word[], given: readonly Word[]): Block[] {
  const width = given.length + 1
  const best = new Int32Array(width * (key.length + 1))
  // a hundred times the words of the key, and those of the answer
  const chosen = new Int32Array(best.length)
  const costs = createBlockCosts(key, given)
  for (let i = key.length; i >= 0; i--)
    for (let j = given.length - (i === key.length ? 1 : 0); j >= 0; j--) {
      const cell = i * width + j
      best[cell] = NONE
      for (const block of blocksAt(costs, i, j)) {
        const [a, b] = [Math.floor(block / 100), block % 100]
        const cost = costs.of(i, a, j, b) + at(best, (i + a) * width + j + b)
        if (cost >= at(best, cell)) continue
        best[cell] = cost
        chosen[cell] = block
      }
    }
  const blocks: Block[] = []
  for (let i = 0, j = 0; i < key.length || j < given.length; ) {
    const block = at(chosen, i * width + j)
    const [a, b] = [Math.floor(block / 100), block % 100]
    blocks.push({ key: key.slice(i, i + a), given: given.slice(j, j + b) })
    i += a
    j += b
  }
  return blocks
}

type BlockCosts = {
  of: (i: number, a: number, j: number, b: number) => number
  keyEnds: Int32Array
  givenEnds: Int32Array
}

/** The costs of putting words of the answer in place of words of the key, from the costs of their letters. */
function createBlockCosts(key: readonly Word[], given: readonly Word[]): BlockCosts {
  const keys = key.flatMap((it) => it.letters)
  const givens = given.flatMap((it) => it.letters)
  const rows = pairCosts(keys, givens)
  const [keyGaps, givenGaps] = [keys.map(gapCost), givens.map(gapCost)]
  const [keyEnds, givenEnds] = [key, given].map(endsOf) as [Int32Array, Int32Array]
  const buffer = new Int32Array(givens.length + 1)
  const of = (i: number, a: number, j: number, b: number) => {
    const [keyFrom, keyTo] = [at(keyEnds, i), at(keyEnds, i + a)]
    const [from, to] = [at(givenEnds, j), at(givenEnds, j + b)]
    buffer[to] = 0
    for (let g = to - 1; g >= from; g--) buffer[g] = at(buffer, g + 1) + at(givenGaps, g)
    for (let k = keyTo - 1; k >= keyFrom; k--) {
      const row = rows[k]
      const gap = at(keyGaps, k)
      let diagonal = at(buffer, to)
      buffer[to] = diagonal + gap
      for (let g = to - 1; g >= from; g--) {
        const below = at(buffer, g)
        const skip = Math.min(below + gap, at(buffer, g + 1) + at(givenGaps, g))
        buffer[g] = Math.min(skip, diagonal + at(row, g))
        diagonal = below
      }
    }
    if (a === 0 || b === 0) return at(buffer, from) + WORD_GAP
    return at(buffer, from) + SPACE * (a === 2 && b === 2 ? 2 : Math.abs(a - b))
  }
  return { of, keyEnds, givenEnds }
}

/** The costs of the letters of an answer in place of each letter of the key, once for each letter of the alphabet. */
function pairCosts(keys: readonly Letter[], givens: readonly Letter[]) {
  const known = new Map<string, Uint8Array>()
  return keys.map((key) => {
    const name = `${key.base}${key.isLast}`
    const row = known.get(name) ?? new Uint8Array(givens.length)
    if (!known.has(name)) for (const [j, given] of givens.entries()) row[j] = pairCost(key, given)
    known.set(name, row)
    return row
  })
}

/** The number of letters before each word, and of all. */
function endsOf(words: readonly Word[]): Int32Array {
  const ends = new Int32Array(words.length + 1)
  for (const [i, word] of words.entries()) ends[i + 1] = at(ends, i) + word.letters.length
  return ends
}

/** The blocks that may begin at two places: one for one, several for one, two for two, or one for none. */
function blocksAt({ keyEnds, givenEnds }: BlockCosts, i: number, j: number): number[] {
  const [hasKey, hasGiven] = [i + 1 < keyEnds.length, j + 1 < givenEnds.length]
  if (!hasKey || !hasGiven) return [hasKey ? 100 : 1]
  const lengthOf = (ends: Int32Array, from: number, count: number) =>
    at(ends, from + count) - at(ends, from)
  const found = [101, 100, 1]
  const add = (a: number, b: number) => {
    if (i + a >= keyEnds.length || j + b >= givenEnds.length) return false
    const difference = lengthOf(keyEnds, i, a) - lengthOf(givenEnds, j, b)
    if (Math.abs(difference) <= SLACK) found.push(a * 100 + b)
    return a > b ? difference < SLACK : difference > -SLACK
  }
  for (let a = 2; add(a, 1); ) a++
  for (let b = 2; add(1, b); ) b++
  add(2, 2)
  return found
}

/** The cheapest pairing of letters in their order. */
export function alignLetters(key: readonly Letter[], given: readonly Letter[]): Pair[] {
  const costs = fillCosts(key, given)
  const width = given.length + 1
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  while (i < key.length || j < given.length) {
    const [k, g] = [key[i], given[j]]
    const cost = at(costs, i * width + j)
    if (k && g && cost === pairCost(k, g) + at(costs, (i + 1) * width + j + 1)) {
      pairs.push({ key: k, given: g })
      i++
      j++
    } else if (k && cost === gapCost(k) + at(costs, (i + 1) * width + j)) {
      pairs.push({ key: k })
      i++
    } else if (g) {
      pairs.push({ given: g })
      j++
    }
  }
  return pairs
}

/** Each cell is the cost of pairing the letters from there on. */
function fillCosts(key: readonly Letter[], given: readonly Letter[]) {
  const width = given.length + 1
  const costs = new Int32Array(width * (key.length + 1))
  for (let i = key.length; i >= 0; i--)
    for (let j = given.length; j >= 0; j--) {
      const cell = i * width + j
      const [down, right, both] = [cell + width, cell + 1, cell + width + 1]
      costs[cell] = cheapest(key[i], given[j], at(costs, down), at(costs, right), at(costs, both))
    }
  return costs
}

/** The cost from a cell on, from those without the letter of the key, without that of the answer, and without both. */
function cheapest(
  key: Letter | undefined,
  given: Letter | undefined,
  withoutKey: number,
  withoutGiven: number,
  withoutBoth: number,
) {
  if (!key) return given ? gapCost(given) + withoutGiven : 0
  const skipKey = gapCost(key) + withoutKey
  if (!given) return skipKey
  return Math.min(skipKey, gapCost(given) + withoutGiven, pairCost(key, given) + withoutBoth)
}

function at(costs: ArrayLike<number> | undefined, cell: number) {
  return costs?.[cell] ?? 0
}

function pairCost(want: Letter, got: Letter) {
  if (want.base === got.base) return 0
  // a sign of the Qurʾān stands for its own letter alone
  if (want.optional || got.optional) return 3 * OTHER
  return spellingKind(want, got) ? SPELLING : OTHER
}

function gapCost({ optional, base, half }: Letter) {
  if (optional) return 0
  return half || base === 'ء' || base === ':' ? SPELLING : OTHER
}
