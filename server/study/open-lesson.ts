import { type LessonState, lessonAccess } from '../../contract/lesson-access.ts'
import { lockEnrolment } from '../enrolment/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { insertLessonView } from './store.ts'
import {
  type ClassForStudent,
  getClassForStudent,
  readStudentProgress,
  toStudentClassState,
} from './student-class-state.ts'

export type LessonRequest = {
  studentId: number
  isAdmin: boolean
  /** Id or rand. */
  classRef: string
  lessonId: number
  /** Unix seconds. */
  now: number
}

/** A lesson as it stands for a student, in the class it was asked for. */
export type LessonInClass = { classForStudent: ClassForStudent; lesson: LessonState }

/**
 * Lets a student into a lesson, or refuses in the words of the first check that fails (R-LESSON-015). The
 * first opening is recorded: it is the student's attendance and counts for the month's limit.
 */
export async function openLesson(
  school: AppContext,
  request: LessonRequest,
): Promise<LessonInClass> {
  const classForStudent = await getClassForStudent(school.db, request)
  const lesson = await requireAccess(school, school.db, classForStudent, request)
  if (lesson.viewed) return { classForStudent, lesson }
  const opened = await inTransaction(school.db, async (tx) => {
    // two openings of one student come one by one, or both would count a limit that only one may fill
    await lockEnrolment(tx, request.studentId, classForStudent.row.id)
    const current = await requireAccess(school, tx, classForStudent, request)
    if (current.viewed) return current
    await insertLessonView(tx, { ...request, classId: classForStudent.row.id })
    return { ...current, viewed: true, viewedAt: request.now }
  })
  return { classForStudent, lesson: opened }
}

/** A lesson as it stands, whether or not it is open. Refuses a missing one and one of another class. */
export async function findLessonForAdmin(
  school: AppContext,
  request: LessonRequest,
): Promise<LessonInClass> {
  const classForStudent = await getClassForStudent(school.db, request)
  const { lesson } = await findLessonState(school, school.db, classForStudent, request)
  return { classForStudent, lesson }
}

async function requireAccess(
  school: AppContext,
  db: Db,
  classForStudent: ClassForStudent,
  request: LessonRequest,
): Promise<LessonState> {
  const { lesson, standing: state } = await findLessonState(school, db, classForStudent, request)
  const access = lessonAccess(lesson, state)
  if (!access.open) decline('lesson_not_accessible', access.message)
  return lesson
}

async function findLessonState(
  { config }: AppContext,
  db: Db,
  classForStudent: ClassForStudent,
  { lessonId, now }: LessonRequest,
) {
  const progress = await readStudentProgress(db, classForStudent)
  const state = toStudentClassState(classForStudent, progress, {
    now,
    timezone: config.SITE_TIMEZONE,
  })
  const lesson = state.lessons.find((it) => it.id === lessonId)
  return { standing: state, lesson: lesson ?? httpError('lesson_not_found', 'Lesson not found') }
}
