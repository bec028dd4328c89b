import { foldForSearch } from '../arabic/arabic-search.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** Written answers and photographs that are the same or nearly the same as another student's (R-FAIR-004). */

/** A shorter answer is the same for many students without copying. */
export const MIN_COMPARED_LETTERS = 24
/** The share of common runs of three words from which two texts are nearly the same. */
const NEAR_TEXT = 0.6
/** The bits in which prints of two photographs of one paper differ at most, of 256. */
const NEAR_BITS = 20
export const MAX_SIMILAR = 10

/** A written answer as it is compared: its words without marks, and its runs of three words. */
export type ComparedText = { text: string; runs: ReadonlySet<string> }

/** Undefined for a text that is too short to compare. */
export function toComparedText(answer: string): ComparedText | undefined {
  const words = foldForSearch(answer).match(/[\p{L}\p{N}]+/gu) ?? []
  const text = words.join(' ')
  if (text.length < MIN_COMPARED_LETTERS) return undefined
  const runs = words.slice(2).map((it, index) => `${words[index]} ${words[index + 1]} ${it}`)
  return { text, runs: new Set(runs) }
}

export type Likeness = 'same' | 'near' | 'none'

/** How alike two written answers are. */
export function compareTexts(left: ComparedText, right: ComparedText): Likeness {
  if (left.text === right.text) return 'same'
  if (left.runs.size === 0 || right.runs.size === 0) return 'none'
  let common = 0
  for (const run of left.runs) if (right.runs.has(run)) common++
  return common / (left.runs.size + right.runs.size - common) >= NEAR_TEXT ? 'near' : 'none'
}

/** How alike two photographs are, by their prints of 64 hexadecimal digits. */
export function comparePrints(left: string, right: string): Likeness {
  if (left.length !== right.length || left === '') return 'none'
  let bits = 0
  for (let at = 0; at < left.length; at++) {
    let differing = Number.parseInt(left[at] ?? '', 16) ^ Number.parseInt(right[at] ?? '', 16)
    for (; differing > 0; differing >>= 1) bits += differing & 1
  }
  if (bits === 0) return 'same'
  return bits <= NEAR_BITS ? 'near' : 'none'
}

const similarAnswer = withFieldNames(
  z.object({ result_id: id, student_name: z.string(), likeness: z.enum(['same', 'near']) }),
  { submissionId: 'result_id' },
)
export type SimilarAnswer = z.output<typeof similarAnswer>

/**
 * Other submissions of the same exam whose written answer or photograph is the same or nearly the same, the same ones first; at most
 * ten. No score changes by it. In a class with anonymous marking the students have numbers.
 */
export const getSimilarAnswers = call({
  path: '/lessonsAction.php',
  action: 'getSimilarAnswers',
  access: { can: 'markExams' },
  effect: 'read',
  request: { result_id: id },
  fieldNames: { submissionId: 'result_id' },
  response: z.array(similarAnswer),
})
