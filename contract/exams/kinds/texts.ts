import type { ContentOf, ExerciseKind } from './contents.ts'
import type { ExerciseText } from './exercise.ts'
import { gapText } from './gap/gap-text.ts'
import { hearText } from './hear/hear-text.ts'
import { marksText } from './marks/marks-text.ts'
import { matchText } from './match/match-text.ts'
import { orderText } from './order/order-text.ts'
import { parseText } from './parse/parse-text.ts'
import { tableText } from './table/table-text.ts'

const TEXTS: { [K in ExerciseKind]: ExerciseText<ContentOf<K>> } = {
  hear: hearText,
  gap: gapText,
  order: orderText,
  match: matchText,
  marks: marksText,
  table: tableText,
  parse: parseText,
}

/** The text form of a kind (R-LEARN-010), of which the type checker does not know that it takes its content. */
export const exerciseText = (kind: ExerciseKind): ExerciseText<unknown> =>
  TEXTS[kind] as unknown as ExerciseText<unknown>
