import {
  type LessonState,
  lastLessonQuestion,
  lessonAccess,
  lessonsOpenedThisMonth,
  type StudentClassState,
} from '../../contract/lessons/lesson-access.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { say } from '../../messages/message.ts'
import { lockEnrolment } from '../enrolment/store.ts'
import {
  type ClassForStudent,
  getVisibleClass,
  readStudentClassState,
} from '../lessons/student-class-state.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type Db, hasCompanionWrite, inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { addLessonView, insertLessonViews, markKeptLessonRead } from './store.ts'

export type LessonRequest = {
  studentId: number
  isAdmin: boolean
  /** Id or public id. */
  classRef: string
  lessonId: number
  /** Declines the last new lesson of the month, so that the client can ask for confirmation first. */
  confirmsLast?: boolean | undefined
  /** Opens the lesson for every gate, without counting it as read (decision 0846). */
  isForKeeping?: boolean | undefined
  /** Leaves out the questions of an exam with a time limit until it is begun. */
  confirmsBegin?: boolean | undefined
  /** Unix seconds. */
  now: number
}

/** A lesson in the class of the request, with the progress of the student and the new lessons of this month. */
export type LessonInClass = {
  classForStudent: ClassForStudent
  lesson: LessonState
  openedThisMonth: number
  /** The student had never opened, kept or submitted it. */
  isFirst?: boolean
}

type LessonAndState = { lesson: LessonState; state: StudentClassState }

/**
 * Opens a lesson for a student and records the first opening, which counts for the monthly limit, and the first reading,
 * which is the attendance.
 * Declines with the first access check that fails (R-LESSON-015).
 */
export async function openLesson(
  school: AppContext,
  request: LessonRequest,
): Promise<LessonInClass> {
  const classForStudent = await getVisibleClass(school.db, request)
  const found = await requireAccess(school, school.db, classForStudent, request)
  // a practice is opened by this, and read by its exercises
  const isRead = LESSON_KINDS[found.lesson.kind].readBy === 'opening'
  const isForKeeping = request.isForKeeping || !isRead
  const isDone = ({ viewed, keptAt }: LessonState) =>
    viewed || (isForKeeping && keptAt !== undefined)
  if (isDone(found.lesson)) return toLessonInClass(classForStudent, found)
  const { keptAt, viewed, examDone } = found.lesson
  const isFirst = keptAt === undefined && !viewed && !examDone
  const view = { ...request, classId: classForStudent.id, isForKeeping }
  // nothing limits the openings of a student in this class, so two of them need no lock
  if (isFirst && classForStudent.monthlyLimit === 0 && !hasCompanionWrite(school.db)) {
    await addLessonView(school.db, view)
    const opened = withView(found, { now: request.now, isForKeeping })
    return { ...toLessonInClass(classForStudent, opened), isFirst }
  }
  const opened = await inTransaction(school.db, async (tx) => {
    // concurrent openings of one student run one by one, so that they cannot exceed the monthly limit together
    await lockEnrolment(tx, request.studentId, classForStudent.id)
    const current = await requireAccess(school, tx, classForStudent, request)
    if (isDone(current.lesson)) return current
    if (current.lesson.keptAt !== undefined) await markKeptLessonRead(tx, view)
    else await insertLessonViews(tx, [view])
    return withView(current, { now: request.now, isForKeeping })
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

function withView(
  { lesson, state }: LessonAndState,
  { now, isForKeeping }: { now: number; isForKeeping: boolean },
): LessonAndState {
  const opened = {
    ...lesson,
    ...(isForKeeping ? { keptAt: now } : { viewed: true, viewedAt: now }),
  }
  const lessons = state.lessons.map((it) => (it.id === lesson.id ? opened : it))
  return { lesson: opened, state: { ...state, lessons } }
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
  const question = request.confirmsLast ? lastLessonQuestion(lesson, state) : null
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
  return {
    state,
    lesson: lesson ?? httpError('lesson_not_found', say('rules_lessons_lesson_not_found')),
  }
}
