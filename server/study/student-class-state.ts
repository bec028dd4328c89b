import type { LessonState, StudentClassState } from '../../contract/lesson-access.ts'
import { isVisible } from '../classes/visibility.ts'
import { effectivePaidUntil, isExpired } from '../enrolment/store.ts'
import { getCachedSyllabus, type Syllabus } from '../lessons/syllabus.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import {
  type ClassForStudentRow,
  findClassForStudentRow,
  listProgress,
  type ProgressRow,
} from './store.ts'

/** A student's place in a class, or beside it. `paidUntil` is Unix seconds, 0 for no end. */
export type ClassForStudent = {
  row: ClassForStudentRow
  syllabus: Syllabus
  studentId: number
  isEnrolled: boolean
  paidUntil: number
}

/**
 * Where a student is in a class, which is named by its id or rand. Declines a missing class, and in the same words an
 * inactive one that the student is not in (decision 0371).
 */
export async function getClassForStudent(
  db: Db,
  { classRef, studentId, isAdmin }: { classRef: string; studentId: number; isAdmin: boolean },
): Promise<ClassForStudent> {
  const row =
    (await findClassForStudentRow(db, classRef, studentId)) ??
    httpError('class_not_found', 'Class not found')
  const syllabus =
    (await getCachedSyllabus(db, row)) ?? httpError('class_not_found', 'Class not found')
  const isEnrolled = row.enrolment_id !== null
  if (!isVisible(syllabus.class, { isEnrolled, isAdmin }))
    httpError('class_not_found', 'Class not found')
  const paidUntil = effectivePaidUntil({ paid_until: row.paid_until ?? 0, monthly: row.monthly })
  return { row, syllabus, studentId, isEnrolled, paidUntil }
}

/** What the student did in the class, by lesson: the moment each was viewed, and which exams were submitted. */
export type StudentProgress = { viewedAtByLesson: Map<number, number>; submittedExams: Set<number> }

/** Reads what a student did in a class so far. */
export async function readStudentProgress(
  db: Db,
  { row, studentId }: ClassForStudent,
): Promise<StudentProgress> {
  const progress = await listProgress(db, { classId: row.id, studentId })
  const rowsOf = (submitted: number) =>
    progress.filter((it: ProgressRow) => it.submitted === submitted)
  return {
    viewedAtByLesson: new Map(rowsOf(0).map((it) => [it.lesson_id, it.at])),
    submittedExams: new Set(rowsOf(1).map((it) => it.lesson_id)),
  }
}

/** What `lessonAccess` asks for (R-LESSON-015). */
export function toStudentClassState(
  { row, syllabus, isEnrolled, paidUntil }: ClassForStudent,
  progress: StudentProgress,
  { now, timezone }: { now: number; timezone: string },
): StudentClassState {
  return {
    enrolled: isEnrolled,
    expired: isExpired({ paidUntil }, now),
    monthlyLimit: row.monthly_limit,
    lessons: syllabus.lessons.map(({ id, kind, scheduled, opensAt }): LessonState => {
      const viewedAt = progress.viewedAtByLesson.get(id)
      return {
        id,
        kind,
        scheduled,
        opensAt,
        viewed: viewedAt !== undefined,
        viewedAt: viewedAt ?? 0,
        examDone: progress.submittedExams.has(id),
      }
    }),
    now,
    timezone,
  }
}
