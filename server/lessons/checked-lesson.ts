import type { QuestionMedia } from '../../contract/exams/questions.ts'
import type { LessonCheck } from '../../contract/lessons/lesson-checks.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import type { Db } from '../platform/db.ts'
import { filesOf, toAnswerFields } from './exam-question.ts'
import { listChecks, type Question } from './question-store.ts'
import { findLesson, type LessonRecord } from './store.ts'

/** Finds a lesson with its ungraded checks; a kind without checks has none, even if some are stored. */
export async function findCheckedLesson(
  db: Db,
  lessonId: number,
): Promise<(LessonRecord & { checks: Question[] }) | undefined> {
  const lesson = await findLesson(db, lessonId)
  if (!lesson) return
  const checks = LESSON_KINDS[lesson.kind].hasChecks ? await listChecks(db, lessonId) : []
  return { ...lesson, checks }
}

/** A check in the format of the lesson page and the editor. */
export function toLessonCheck(
  check: Question,
  media: ReadonlyMap<number, QuestionMedia>,
): LessonCheck {
  const { id, kind, question, answer, mediaId } = check
  const file = mediaId === null ? undefined : media.get(mediaId)
  return {
    ...{ id, kind, question, answer },
    ...toAnswerFields(check),
    ...(file && { media: file }),
    ...filesOf(check, media),
  }
}
