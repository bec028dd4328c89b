import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { findConsent } from './consent.ts'
import { findNamedMarker } from './rules.ts'

type AnswerOfStudent = { studentId: number; lessonId: number; isLimited: boolean }

/** The class of an exam that the student has joined. Throws 404 for any other lesson. */
export async function requireExamOfStudent(
  db: Db,
  { studentId, lessonId }: Pick<AnswerOfStudent, 'studentId' | 'lessonId'>,
): Promise<number> {
  const lesson = await db
    .selectFrom('lessons')
    .innerJoin('enrolments', 'enrolments.class_id', 'lessons.class_id')
    .select(['lessons.kind', 'lessons.class_id as classId'])
    .where('lessons.id', '=', lessonId)
    .where('lessons.deleted_at', 'is', null)
    .where('enrolments.student_id', '=', studentId)
    .executeTakeFirst()
  if (!lesson || !LESSON_KINDS[lesson.kind].hasQuestions)
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  return lesson.classId
}

/**
 * Declines an answer without a consent to recordings (R-VOICE-010), and one that is limited to a marker whom the school does not name
 * any more. Whether the exam is open is decided by the submission.
 */
export async function requireAnswerAllowed(
  db: Db,
  { isLimited, ...answer }: AnswerOfStudent,
): Promise<{ limitedTo: number | null }> {
  const classId = await requireExamOfStudent(db, answer)
  if (!(await findConsent(db, answer.studentId)))
    decline('recording_consent_needed', say('rules_voice_consent_needed'))
  if (!isLimited) return { limitedTo: null }
  const marker =
    (await findNamedMarker(db, classId)) ??
    // heard by nobody is better than by everybody
    decline('recording_marker_changed', say('rules_voice_marker_changed'))
  return { limitedTo: marker.id }
}
