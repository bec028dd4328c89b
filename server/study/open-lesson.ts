import {
  type LessonState,
  lastLessonQuestion,
  lessonAccess,
  lessonsOpenedThisMonth,
  type StudentClassState,
} from '../../contract/lesson-access.ts'
import { lockEnrolment } from '../enrolment/store.ts'
import {
  type ClassForStudent,
  getVisibleClass,
  readStudentClassState,
} from '../lessons/student-class-state.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { insertLessonView } from './store.ts'

export type LessonRequest = {
  studentId: number
  isAdmin: boolean
  /** Id or public id. */
  classRef: string
  lessonId: number
  /** Declines the last new lesson of the month, so that the client can ask first (decision 0441). */
  asksBeforeLast?: boolean | undefined
  /** Unix seconds. */
  now: number
}

/** A lesson in the class of the request, with the progress of the student and the new lessons of this month. */
export type LessonInClass = {
  classForStudent: ClassForStudent
  lesson: LessonState
  openedThisMonth: number
}

type LessonAndState = { lesson: LessonState; state: StudentClassState }

/**
 * Opens a lesson for a student and records the first opening, which is the attendance and counts for the monthly limit.
 * Declines with the first access check that fails (R-LESSON-015).
 */
export async function openLesson(
  school: AppContext,
  request: LessonRequest,
): Promise<LessonInClass> {
  const classForStudent = await getVisibleClass(school.db, request)
  const found = await requireAccess(school, school.db, classForStudent, request)
  if (found.lesson.viewed) return toLessonInClass(classForStudent, found)
  const opened = await inTransaction(school.db, async (tx) => {
    // concurrent openings of one student run one by one, so that they cannot exceed the monthly limit together
    await lockEnrolment(tx, request.studentId, classForStudent.id)
    const current = await requireAccess(school, tx, classForStudent, request)
    if (current.lesson.viewed) return current
    await insertLessonView(tx, { ...request, classId: classForStudent.id })
    return withView(current, request.now)
  })
  return toLessonInClass(classForStudent, opened)
}

/** A lesson, open for the student or not. Throws `lesson_not_found` for a missing lesson and for one of another class. */
export async function findLessonForAdmin(
  school: AppContext,
  request: LessonRequest,
): Promise<LessonInClass> {
  const classForStudent = await getVisibleClass(school.db, request)
  const found = await readLessonState(school, school.db, classForStudent, request)
  return toLessonInClass(classForStudent, found)
}

function toLessonInClass(
  classForStudent: ClassForStudent,
  { lesson, state }: LessonAndState,
): LessonInClass {
  return { classForStudent, lesson, openedThisMonth: lessonsOpenedThisMonth(state) }
}

function withView({ lesson, state }: LessonAndState, now: number): LessonAndState {
  const viewed = { ...lesson, viewed: true, viewedAt: now }
  const lessons = state.lessons.map((it) => (it.id === lesson.id ? viewed : it))
  return { lesson: viewed, state: { ...state, lessons } }
}

async function requireAccess(
  school: AppContext,
  db: Db,
  classForStudent: ClassForStudent,
  request: LessonRequest,
): Promise<LessonAndState> {
  const { lesson, state } = await readLessonState(school, db, classForStudent, request)
  const access = lessonAccess(lesson, state)
  if (!access.open) decline(access.reason, access.message)
  const question = request.asksBeforeLast ? lastLessonQuestion(lesson, state) : null
  if (question) decline('last_lesson_of_month', question)
  return { lesson, state }
}

async function readLessonState(
  { config }: AppContext,
  db: Db,
  classForStudent: ClassForStudent,
  { lessonId, now }: LessonRequest,
): Promise<LessonAndState> {
  const timezone = config.SITE_TIMEZONE
  const state = await readStudentClassState(db, classForStudent, { now, timezone })
  const lesson = state.lessons.find((it) => it.id === lessonId)
  return { state, lesson: lesson ?? httpError('lesson_not_found', 'Lesson not found') }
}
