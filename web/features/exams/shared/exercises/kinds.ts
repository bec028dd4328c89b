import type { ComponentType } from 'react'
import type {
  ContentOf,
  ExerciseKind,
  PublicOf,
} from '../../../../../contract/exams/kinds/contents.ts'
import type { ExerciseRules } from '../../../../../contract/exams/kinds/exercise.ts'
import { lazyPart } from '../../../../kit/lazy-part.ts'
import type { ExerciseAnswerProps } from './exercise-props.ts'

/** The fields of each kind; a page loads those of the kinds that it shows. */
const ANSWERS: { [K in ExerciseKind]: ComponentType<ExerciseAnswerProps<PublicOf<K>>> } = {
  hear: lazyPart(async () => (await import('./hear/HearAnswer.tsx')).HearAnswer),
  gap: lazyPart(async () => (await import('./gap/GapAnswer.tsx')).GapAnswer),
  order: lazyPart(async () => (await import('./order/OrderAnswer.tsx')).OrderAnswer),
  match: lazyPart(async () => (await import('./match/MatchAnswer.tsx')).MatchAnswer),
  marks: lazyPart(async () => (await import('./marks/MarksAnswer.tsx')).MarksAnswer),
  table: lazyPart(async () => (await import('./table/TableAnswer.tsx')).TableAnswer),
  parse: lazyPart(async () => (await import('./parse/ParseAnswer.tsx')).ParseAnswer),
}

/** The rules of each kind, by which the page judges answers that have no score. */
const RULES: {
  [K in ExerciseKind]: () => Promise<ExerciseRules<ContentOf<K>, PublicOf<K>>>
} = {
  hear: async () => (await import('../../../../../contract/exams/kinds/hear/hear.ts')).hear,
  gap: async () => (await import('../../../../../contract/exams/kinds/gap/gap.ts')).gap,
  order: async () => (await import('../../../../../contract/exams/kinds/order/order.ts')).order,
  match: async () => (await import('../../../../../contract/exams/kinds/match/match.ts')).match,
  marks: async () => (await import('../../../../../contract/exams/kinds/marks/marks.ts')).marks,
  table: async () => (await import('../../../../../contract/exams/kinds/table/table.ts')).table,
  parse: async () => (await import('../../../../../contract/exams/kinds/parse/parse.ts')).parse,
}

// the type checker does not relate a kind to its content
export const answerOf = (kind: ExerciseKind) =>
  ANSWERS[kind] as unknown as ComponentType<ExerciseAnswerProps<unknown>>

/** Loads what shows an answer beside the right one: the rules of the kind and the list of its parts. */
export async function loadReview(kind: ExerciseKind) {
  const [rules, { ReviewedParts }] = await Promise.all([
    RULES[kind]() as unknown as Promise<ExerciseRules<unknown, unknown>>,
    import('./ReviewedParts.tsx'),
  ])
  return { rules, ReviewedParts }
}
export type LoadedReview = Awaited<ReturnType<typeof loadReview>>
