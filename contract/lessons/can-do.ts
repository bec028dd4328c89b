import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { LESSON_KINDS, type LessonKind } from './lesson-kinds.ts'

/** What a student of a class can do, in words of its teacher, and the lessons that show it (R-LEARN-012). */

export const MAX_STATEMENTS = 40
export const MAX_STATEMENT = 120
export const MAX_STATEMENT_LESSONS = 20
/** The score of an exam from which it counts, in points of 100, unless the teacher sets another. */
export const DEFAULT_PASS = 60

/** A statement, the ids of the lessons that show it, and the score from which an exam among them counts. */
export const canDoStatement = z.object({
  text: z.string(),
  lessons: z.array(id),
  pass: z.int(),
})
export type CanDoStatement = z.output<typeof canDoStatement>

/** What a student did in a lesson; `examScore` is undefined without a submission and null until it is marked. */
type LessonDone = {
  id: number
  kind: LessonKind
  viewed: boolean
  examScore?: number | null | undefined
}

export type CanDo = { text: string; isReached: boolean; done: number; total: number }

/**
 * How far a student is with each statement: reached once every lesson that shows it is read, every practice among them was right
 * throughout, and every exam among them has the score. Statements of which the student sees no lesson are left out.
 */
export function canDoOf(
  statements: readonly CanDoStatement[],
  lessons: readonly LessonDone[],
): CanDo[] {
  const byId = new Map(lessons.map((it) => [it.id, it]))
  return statements.flatMap(({ text, lessons: ids, pass }) => {
    const shown = ids.flatMap((id) => byId.get(id) ?? [])
    const done = shown.filter((it) => isShown(it, pass)).length
    const total = shown.length
    return total === 0 ? [] : [{ text, isReached: done === total, done, total }]
  })
}

const isShown = ({ kind, viewed, examScore }: LessonDone, pass: number) =>
  LESSON_KINDS[kind].completedBy === 'submission'
    ? typeof examScore === 'number' && examScore >= pass
    : viewed
