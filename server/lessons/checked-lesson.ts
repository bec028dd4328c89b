import type { LessonCheck } from '../../contract/lessons/lesson-checks.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import type { Db } from '../platform/db.ts'
import { toAnswerFields } from './exam-question.ts'
import { listChecks, type Question } from './question-store.ts'
import { findLesson, type LessonRecord } from './store.ts'

/** Finds a lesson with its ungraded checks; a kind without checks has none, even if some are stored. */
export async function findCheckedLesson(
  db: Db,
  lessonId: number,
): Promise<(LessonRecord & { checks: LessonCheck[] }) | undefined> {
  const lesson = await findLesson(db, lessonId)
  if (!lesson) return
  const checks = LESSON_KINDS[lesson.kind].hasChecks ? await listChecks(db, lessonId) : []
  return { ...lesson, checks: checks.map(toLessonCheck) }
}

/** A check in the format of the lesson page and the editor. */
export function toLessonCheck(check: Question): LessonCheck {
  const { id, kind, question, answer } = check
  return { id, kind, question, answer, ...toAnswerFields(check) }
}
