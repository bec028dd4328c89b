import type { ContentOf, ExerciseKind, PublicOf } from './contents.ts'
import type { ExerciseRules } from './exercise.ts'
import { gap } from './gap/gap.ts'
import { hear } from './hear/hear.ts'
import { marks } from './marks/marks.ts'
import { match } from './match/match.ts'
import { order } from './order/order.ts'
import { parse } from './parse/parse.ts'
import { table } from './table/table.ts'

/** The rules of every kind, for the server and the editor. A page of students loads those of the kinds that it shows. */
export const EXERCISES: { [K in ExerciseKind]: ExerciseRules<ContentOf<K>, PublicOf<K>> } = {
  hear,
  gap,
  order,
  match,
  marks,
  table,
  parse,
}

/** The rules of a kind, of which the type checker does not know that they take its content. */
export type AnyRules = ExerciseRules<unknown, unknown>
export const exerciseRules = (kind: ExerciseKind): AnyRules =>
  EXERCISES[kind] as unknown as AnyRules
