import { type ShownPlan, toShownPlan } from '../../contract/enrolment/parts.ts'
import type { LessonState, StudentClassState } from '../../contract/lessons/lesson-access.ts'
import { say } from '../../messages/message.ts'
import { isVisible } from '../classes/visibility.ts'
import { effectivePaidUntil, isExpired, longStartDay, planOf } from '../enrolment/store.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { findClassRow, listProgress, type StudentClassRow } from './student-class-store.ts'
import { getCachedSyllabus, type Syllabus, type SyllabusLesson } from './syllabus.ts'

/** A class with the state of one student in it, enrolled or not. */
export type ClassForStudent = {
  id: number
  publicId: string
  name: string
  /** Changes with every change of the class, its lessons or its questions. */
  version: number
  /** New lessons per calendar month; 0 is no limit. */
  monthlyLimit: number
  syllabus: Syllabus
  studentId: number
  isEnrolled: boolean
  /** Unix seconds; 0 for no end. */
  paidUntil: number
  /** The day of the month on which the subscription began, if a month can be too short for it. */
  startDay?: number | undefined
  /** What the student still owes of a class paid in parts. */
  plan?: ShownPlan | undefined
}

type ClassForStudentQuery = {
  /** Id or public id. */
  classRef: string
  studentId: number
}

/** A class with a student's state in it, even if it is inactive; undefined if it does not exist. */
export async function findClassForStudent(
  db: Db,
  { classRef, studentId }: ClassForStudentQuery,
): Promise<ClassForStudent | undefined> {
  const row = await findClassRow(db, classRef, studentId)
  const syllabus = row && (await getCachedSyllabus(db, row))
  return (
    syllabus && {
      id: row.id,
      publicId: row.rand,
      name: row.name,
      version: row.version,
      monthlyLimit: row.monthly_limit,
      syllabus,
      studentId,
      isEnrolled: row.enrolment_id !== null,
      paidUntil: effectivePaidUntil({ ...row, paid_until: row.paid_until ?? 0 }),
      startDay: longStartDay(row),
      plan: shownPlanOf(row),
    }
  )
}

function shownPlanOf(row: StudentClassRow): ShownPlan | undefined {
  // the columns of the enrolment are null together
  if (!row.due_at) return undefined
  return toShownPlan(
    planOf({
      due_at: row.due_at,
      parts: row.parts ?? 0,
      parts_paid: row.parts_paid ?? 0,
      parts_total: row.parts_total ?? 0,
      paid_until: row.paid_until ?? 0,
      start_day: row.start_day ?? 0,
    }),
  )
}

/**
 * A class that a student may see. Throws `class_not_found` for a missing class and for an inactive class in which the
 * student is not enrolled (decision 0371).
 */
export async function getVisibleClass(
  db: Db,
  { isAdmin, ...query }: ClassForStudentQuery & { isAdmin: boolean },
): Promise<ClassForStudent> {
  const classForStudent = await findClassForStudent(db, query)
  if (
    !classForStudent ||
    !isVisible(classForStudent.syllabus.class, { ...classForStudent, isAdmin })
  )
    httpError('class_not_found', say('rules_classes_class_not_found'))
  return classForStudent
}

/**
 * When the student first read each lesson of a class (Unix seconds), when those were kept on a device that were not read
 * before, and which exams the student submitted.
 */
export type StudentProgress = {
  viewedAtByLesson: Map<number, number>
  keptAtByLesson: Map<number, number>
  submittedExams: Set<number>
}

/** The progress of a student in a class, and the total score of each submitted exam, null until it is marked. */
export async function readStudentProgress(
  db: Db,
  { id, studentId }: Pick<ClassForStudent, 'id' | 'studentId'>,
): Promise<StudentProgress & { examScores: Map<number, number | null> }> {
  const rows = await listProgress(db, { classId: id, studentId })
  const submissions = rows.filter((it) => it.submitted === 1)
  const examScores = new Map(submissions.map((it) => [it.lesson_id, it.score]))
  const openings = rows.filter((it) => it.submitted === 0)
  return {
    viewedAtByLesson: new Map(
      openings.filter((it) => it.at > 0).map((it) => [it.lesson_id, it.at]),
    ),
    keptAtByLesson: new Map(
      openings.filter((it) => it.kept_at > 0).map((it) => [it.lesson_id, it.kept_at]),
    ),
    submittedExams: new Set(examScores.keys()),
    examScores,
  }
}

/** The input of `lessonAccess`: every access check of the server reads it here (R-LESSON-015). */
export async function readStudentClassState(
  db: Db,
  classForStudent: ClassForStudent,
  moment: { now: number; timezone: string },
): Promise<StudentClassState> {
  return toStudentClassState(
    classForStudent,
    await readStudentProgress(db, classForStudent),
    moment,
  )
}

/** The state of a student in a class; each lesson keeps its subject and number. */
export function toStudentClassState(
  it: Pick<ClassForStudent, 'syllabus' | 'isEnrolled' | 'monthlyLimit' | 'paidUntil' | 'plan'>,
  { viewedAtByLesson, keptAtByLesson, submittedExams }: StudentProgress,
  { now, timezone }: { now: number; timezone: string },
): StudentClassState & { lessons: (LessonState & SyllabusLesson)[] } {
  return {
    enrolled: it.isEnrolled,
    expired: isExpired(it, now),
    owesPart: it.plan !== undefined,
    monthlyLimit: it.monthlyLimit,
    lessons: it.syllabus.lessons.map((lesson) => {
      const viewedAt = viewedAtByLesson.get(lesson.id)
      return {
        ...lesson,
        viewed: viewedAt !== undefined,
        viewedAt: viewedAt ?? 0,
        keptAt: keptAtByLesson.get(lesson.id),
        examDone: submittedExams.has(lesson.id),
      }
    }),
    now,
    timezone,
  }
}
