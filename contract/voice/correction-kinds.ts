/** What a mark on an answer says, and the criteria by which a recitation is scored: both are lists of the school (R-VOICE-006). */

/** The kinds of a school that has no list of its own; their names are messages. */
export const CORRECTION_KINDS = [
  'makhraj',
  'madd',
  'vowel',
  'shaddah',
  'ghunnah',
  'waqf',
  'word',
  'left_out',
  'added',
  'well_done',
] as const
export type CorrectionKind = (typeof CORRECTION_KINDS)[number]

/** The kind that praises; all others are faults. */
export const PRAISE: CorrectionKind = 'well_done'

/** The kind for which the letter that was wrong can be named. */
export const LETTER_KIND: CorrectionKind = 'makhraj'

export const MAX_CORRECTION_KINDS = 20
export const MAX_CRITERIA = 4
/** The maximum length of a kind and of a criterion, in characters. */
export const MAX_LISTED_CHARS = 40

/** The entries of a list that is stored as lines, each once. */
const linesOf = (setting: string, max: number): string[] =>
  [...new Set(setting.split('\n').map((it) => it.trim().slice(0, MAX_LISTED_CHARS)))]
    .filter((it) => it !== '')
    .slice(0, max)

/** The kinds of the setting `correctionKinds`, one a line: names of `CORRECTION_KINDS` and texts of the school's own. */
export function correctionKindsOf(setting: string): string[] {
  const kinds = linesOf(setting, MAX_CORRECTION_KINDS)
  return kinds.length > 0 ? kinds : [...CORRECTION_KINDS]
}

/** The criteria of the setting `recitationCriteria`, one a line; empty for a score without criteria. */
export const criteriaOf = (setting: string): string[] => linesOf(setting, MAX_CRITERIA)

/** A kind that has a message; undefined for one of the school's own. */
export const knownKind = (kind: string): CorrectionKind | undefined =>
  CORRECTION_KINDS.find((it) => it === kind)

/** The score of a recitation: the mean of its criteria, rounded; null while one is missing. */
export function meanOfCriteria(scores: readonly (number | null)[]): number | null {
  if (scores.length === 0) return null
  let sum = 0
  for (const score of scores) {
    if (score === null) return null
    sum += score
  }
  return Math.round(sum / scores.length)
}
