import type { QuestionMedia } from '../../contract/exams/questions.ts'
import type { LessonCheck } from '../../contract/lessons/lesson-checks.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import type { Db } from '../platform/db.ts'
import { filesOf, toAnswerFields } from './exam-question.ts'
import { listChecks, type Question } from './question-store.ts'
import { findLesson, type LessonRecord } from './store.ts'
import { listWords, type WordRecord } from './word-store.ts'

/** Finds a lesson with its words and ungraded checks; a kind without them has none, even if some are stored. */
export async function findCheckedLesson(
  db: Db,
  lessonId: number,
): Promise<(LessonRecord & { checks: Question[]; words: WordRecord[] }) | undefined> {
  const lesson = await findLesson(db, lessonId)
  if (!lesson) return
  if (!LESSON_KINDS[lesson.kind].hasChecks) return { ...lesson, checks: [], words: [] }
  const [checks, words] = [await listChecks(db, lessonId), await listWords(db, lessonId)]
  return { ...lesson, checks, words }
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
