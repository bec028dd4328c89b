import { countProgress } from '../../contract/lessons/next-lesson.ts'
import { type AccessRow, effectivePaidUntil } from '../enrolment/store.ts'
import { type StudentProgress, toStudentClassState } from '../lessons/student-class-state.ts'
import type { Syllabus } from '../lessons/syllabus.ts'
import type { Db } from '../platform/db.ts'
import { findAnonymousSubmissions, listStudentProgress } from './store.ts'

/** The progress of a student in one class; `lastStudiedAt` is Unix seconds, 0 before the first lesson. */
export type ProgressInClass = StudentProgress & { lastStudiedAt: number }

/** The progress of a student who has not begun. */
export const NO_PROGRESS: ProgressInClass = {
  viewedAtByLesson: new Map(),
  keptAtByLesson: new Map(),
  submittedExams: new Set(),
  lastStudiedAt: 0,
}

const NONE: ReadonlySet<number> = new Set()

type EnrolledClass = {
  syllabus: Syllabus
  /** The end of the subscription as it is stored. */
  enrolment: AccessRow
  /** Undefined for a student who has not begun. */
  progress: ProgressInClass | undefined
}

/** The state of an enrolled student in a class, the end of the subscription (Unix seconds), and how much is done. */
export function summarizeClass(
  { syllabus, enrolment, progress = NO_PROGRESS }: EnrolledClass,
  moment: { now: number; timezone: string },
) {
  const paidUntil = effectivePaidUntil(enrolment)
  const { monthlyLimit } = syllabus.class
  const state = toStudentClassState(
    { syllabus, isEnrolled: true, monthlyLimit, paidUntil },
    progress,
    moment,
  )
  const { done: lessonsDone, total: lessonsTotal } = countProgress(state.lessons)
  return { state, paidUntil, lessonsDone, lessonsTotal, lastStudiedAt: progress.lastStudiedAt }
}

/**
 * The progress of a student by the id of each class that the student has begun, from one query; for a reader without `seesNames` without
 * submissions that wait in a class with anonymous marking (R-STAFF-004).
 */
export async function readProgressByClass(
  db: Db,
  studentId: number,
  { seesNames = true }: { seesNames?: boolean } = {},
): Promise<Map<number, ProgressInClass>> {
  const byClass = new Map<number, ProgressInClass>()
  const hidden = seesNames ? NONE : await findAnonymousSubmissions(db, { studentId })
  for (const row of await listStudentProgress(db, { studentId })) {
    if (hidden.has(row.lesson_id)) continue
    let progress = byClass.get(row.class_id)
    if (!progress) {
      progress = {
        viewedAtByLesson: new Map(),
        keptAtByLesson: new Map(),
        submittedExams: new Set(),
        lastStudiedAt: 0,
      }
      byClass.set(row.class_id, progress)
    }
    if (row.submitted === 1) progress.submittedExams.add(row.lesson_id)
    else if (row.at > 0) progress.viewedAtByLesson.set(row.lesson_id, row.at)
    if (row.kept_at > 0) progress.keptAtByLesson.set(row.lesson_id, row.kept_at)
    progress.lastStudiedAt = Math.max(progress.lastStudiedAt, row.at)
  }
  return byClass
}
