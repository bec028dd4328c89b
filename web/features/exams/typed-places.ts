import { type DiacriticsRule, findDifferences } from '../../../contract/arabic/arabic-judge.ts'
import type { Letter } from '../../../contract/arabic/arabic-letters.ts'
import { canonicalText } from '../../../contract/arabic/arabic-text.ts'

/**
 * A place in a text as it was written, in UTF-16 offsets: whole letters with their diacritics. `isMissing` is true if the
 * text leaves something out there: a diacritic of the letter or, if `start` equals `end`, a letter or a space.
 */
export type Place = { start: number; end: number; isMissing: boolean }

/** The places where a typed answer and its key differ, in both texts (R-ARABIC-006). */
export type Places = { answer: Place[]; key: Place[] }

/** Finds the differing places of an answer that `judgeAnswer` compares with this key. */
export function findPlaces(key: string, given: string, marks: DiacriticsRule): Places {
  const [inAnswer, inKey] = [createLocator(given), createLocator(key)]
  const places: Places = { answer: [], key: [] }
  const found = findDifferences(key, given, marks)
  // too long to be compared, or nothing alike
  if (found[0]?.kind === 'word' && found[0].given.length === 0)
    return { ...places, answer: [{ start: 0, end: given.length, isMissing: false }] }
  for (const { kind, key: letters, given: written, after } of found) {
    const isMissing = isMissingMark(kind)
    // the second half of آ has no place of its own
    for (const letter of letters.filter((it) => it.written !== ''))
      places.key.push({ ...inKey(letter), isMissing: false })
    for (const letter of written.filter((it) => it.written !== ''))
      places.answer.push({ ...inAnswer(letter), isMissing })
    if (written.length === 0) {
      const end = after ? inAnswer(after).end : 0
      places.answer.push({ start: end, end, isMissing: true })
    }
  }
  return { answer: joinNeighbours(places.answer), key: joinNeighbours(places.key) }
}

function isMissingMark(kind: string) {
  return kind === 'mark-missing' || kind === 'shadda-missing'
}

type Range = { start: number; end: number }
type Locate = (letter: Letter) => Range

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
  const sorted = places.toSorted((a, b) => a.start - b.start || a.end - b.end)
  for (const it of sorted) {
    const last = joined.at(-1)
    // two differences of one letter
    if (last && last.start === it.start && last.end === it.end) {
      last.isMissing &&= it.isMissing
      continue
    }
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
