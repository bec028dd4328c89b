import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'

type AnswerOfStudent = { studentId: number; lessonId: number; isLimited: boolean }

/**
 * Throws 404 unless the lesson is an exam of a class that the student has joined, and declines a recording without a consent to
 * recordings (R-VOICE-010). Whether the exam is open is decided by the submission.
 */
export async function requireAnswerAllowed(
  db: Db,
  { studentId, lessonId }: AnswerOfStudent,
): Promise<{ limitedTo: number | null }> {
  const lesson = await db
    .selectFrom('lessons')
    .innerJoin('enrolments', 'enrolments.class_id', 'lessons.class_id')
    .select('lessons.kind')
    .where('lessons.id', '=', lessonId)
    .where('lessons.deleted_at', 'is', null)
    .where('enrolments.student_id', '=', studentId)
    .executeTakeFirst()
  if (!lesson || !LESSON_KINDS[lesson.kind].hasQuestions)
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  const consent = await db
    .selectFrom('recording_consents')
    .select('id')
    .where('user_id', '=', studentId)
    .executeTakeFirst()
  if (!consent) decline('recording_consent_needed', say('rules_voice_consent_needed'))
  return { limitedTo: null }
}
