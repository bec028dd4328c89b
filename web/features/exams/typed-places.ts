import { align, differencesOf, type MarksRule } from '../../../contract/arabic/arabic-judge.ts'
import { type Letter, splitLetters } from '../../../contract/arabic/arabic-letters.ts'
import { canonicalText } from '../../../contract/arabic/arabic-text.ts'

/**
 * A place in a text as it was written, in UTF-16 offsets: whole letters with their diacritics. `isMissing` is true if the
 * text leaves something out there: a diacritic of the letter or, if `start` equals `end`, a letter or a space.
 */
export type Place = { start: number; end: number; isMissing: boolean }

/** The places where a typed answer and its key differ, in both texts (R-ARABIC-006). */
export type Places = { answer: Place[]; key: Place[] }

/** Finds the differing places of an answer that `judgeAnswer` compares with this key. */
export function findPlaces(key: string, given: string, marks: MarksRule): Places {
  const places: Places = { answer: [], key: [] }
  const letters = splitLetters(canonicalText(given))
  const pairs = align(splitLetters(canonicalText(key)), letters)
  // too long to be aligned
  if (!pairs) return { ...places, answer: [{ start: 0, end: given.length, isMissing: false }] }
  const [inAnswer, inKey] = [createLocator(given), createLocator(key)]
  let next = 0
  for (const pair of pairs) {
    // a letter without a counterpart in the key is at its neighbour's position there, and at its own in the answer
    const written = pair.given && letters[next++]
    const kinds = differencesOf(pair, marks).map(({ kind }) => kind)
    if (kinds.length === 0) continue
    if (pair.key) places.key.push({ ...inKey(pair.key), isMissing: false })
    if (written) places.answer.push({ ...inAnswer(written), isMissing: kinds.every(isMissingMark) })
    else addGap(places.answer, endOf(letters[next - 1], inAnswer), kinds.includes('hamza-missing'))
  }
  return { answer: joinNeighbours(places.answer), key: joinNeighbours(places.key) }
}

function isMissingMark(kind: string) {
  return kind === 'mark-missing' || kind === 'shadda-missing'
}

/** Adds a gap, except for a hamza beside its carrier: that is one mistake, highlighted at the carrier. */
function addGap(places: Place[], at: number, isHamza: boolean) {
  if (!isHamza || places.at(-1)?.end !== at) places.push({ start: at, end: at, isMissing: true })
}

type Range = { start: number; end: number }
type Locate = (letter: Letter) => Range

function endOf(letter: Letter | undefined, locate: Locate) {
  return letter ? locate(letter).end : 0
}

/** Finds the letters of a split text in the text as it was written. */
function createLocator(text: string): Locate {
  const clusters = splitClusters(text)
  return ({ at, written }) => {
    const end = at + [...written].length
    const within = clusters.filter((it) => it.at < end && it.at + it.count > at)
    return { start: within[0]?.start ?? 0, end: within.at(-1)?.end ?? 0 }
  }
}

/** A character with its diacritics: `count` characters of the canonical text from `at` on, without diacritics. */
type Cluster = Range & { at: number; count: number }

function splitClusters(text: string): Cluster[] {
  let at = 0
  // spaces at the beginning and spaces after a space are not in the canonical text
  let isAfterSpace = true
  return [...text.matchAll(/\P{M}\p{M}*|^\p{M}+/gu)].map(({ 0: raw, index }) => {
    const canonical = canonicalText(`|${raw}|`).slice(1, -1)
    const letters = canonical.replace(/[\p{M}\u06e5\u06e6]/gu, '')
    const isSpace = letters === ' '
    const count = isSpace && isAfterSpace ? 0 : [...letters].length
    if (letters !== '') isAfterSpace = isSpace
    const cluster = { start: index, end: index + raw.length, at, count }
    at += count
    return cluster
  })
}

function joinNeighbours(places: Place[]): Place[] {
  const joined: Place[] = []
  for (const it of places) {
    const last = joined.at(-1)
    const touches = last && last.end === it.start && last.isMissing === it.isMissing
    const isGap = it.start === it.end
    const isGapAfter = last?.start === last?.end
    // a word that was left out is one gap
    if (touches && isGap && isGapAfter) continue
    if (touches && !isGap && !isGapAfter) joined[joined.length - 1] = { ...last, end: it.end }
    else joined.push(it)
  }
  return joined
}
