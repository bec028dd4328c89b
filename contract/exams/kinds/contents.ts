import type { GapContent, PublicGap } from './gap/gap.ts'
import type { HearContent, PublicHear } from './hear/hear.ts'
import type { MarksContent, PublicMarks } from './marks/marks.ts'
import type { MatchContent, PublicMatch } from './match/match.ts'
import type { OrderContent, PublicOrder } from './order/order.ts'
import type { ParseContent, PublicParse } from './parse/parse.ts'
import type { PublicTable, TableContent } from './table/table.ts'

/**
 * The kinds of question with a content of their own, each with the content that its teacher writes and what of it a student is shown
 * before the answer (R-LEARN-001 to R-LEARN-008). A new kind is a folder here and an entry.
 */
export type Exercises = {
  hear: [HearContent, PublicHear]
  gap: [GapContent, PublicGap]
  order: [OrderContent, PublicOrder]
  match: [MatchContent, PublicMatch]
  marks: [MarksContent, PublicMarks]
  table: [TableContent, PublicTable]
  parse: [ParseContent, PublicParse]
}
export const exerciseKinds = ['hear', 'gap', 'order', 'match', 'marks', 'table', 'parse'] as const
export type ExerciseKind = keyof Exercises
export type ContentOf<K extends ExerciseKind> = Exercises[K][0]
export type PublicOf<K extends ExerciseKind> = Exercises[K][1]

/** Whether a kind of question has a content of its own. */
export const isExerciseKind = (kind: string): kind is ExerciseKind =>
  exerciseKinds.some((it) => it === kind)
