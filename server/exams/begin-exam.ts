import { say } from '../../messages/message.ts'
import { readExamContent } from '../lessons/exam-versions.ts'
import type { AppContext } from '../platform/app-context.ts'
import { decline, httpError } from '../platform/errors.ts'
import { requireOpenExam } from './accept-submission.ts'
import { beginAttempt, readSitting } from './sittings.ts'
import { findExam, findSubmission } from './store.ts'

type BeginRequest = {
  studentId: number
  lessonId: number
  /** From 1. */
  attempt: number
  /** When the student began a kept exam without a connection, Unix seconds. */
  begunAt?: number | undefined
  /** Unix seconds. */
  now: number
}

/**
 * Begins an attempt of a student at an exam (R-FAIR-001, R-FAIR-003). A repetition changes nothing. Declines an exam that the student
 * may not open, and an attempt that the student does not have.
 */
export async function beginExamOf(school: AppContext, request: BeginRequest): Promise<void> {
  const { db } = school
  const { studentId, lessonId, now } = request
  const exam =
    (await findExam(db, lessonId)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  await requireOpenExam(school, exam, { studentId, now })
  const submission = await findSubmission(db, studentId, lessonId)
  const content = await readExamContent(db, lessonId)
  const sitting = await readSitting(db, {
    ...{ lesson: exam, studentId, lessonId, now },
    hasSubmission: submission !== undefined,
  })
  if (!sitting || !content) decline('attempt_not_open', say('rules_fair_no_such_attempt'))
  const { attempt, begunAt } = request
  await beginAttempt(db, { studentId, lessonId }, { attempt, begunAt, now, sitting, content })
}
