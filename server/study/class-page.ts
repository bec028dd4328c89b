import { lessonsOpenedThisMonth } from '../../contract/lessons/lesson-access.ts'
import {
  type ClassPageState,
  encodeClassPage,
  type Prerequisite,
} from '../../contract/study/study.ts'
import { isCompleted } from '../classes/completion.ts'
import { findClass } from '../classes/store.ts'
import { canReadLinks, isVisible, type Viewer } from '../classes/visibility.ts'
import { findAwaitedPayments } from '../enrolment/awaited-payments.ts'
import { findEnrolment, isExpired } from '../enrolment/store.ts'
import {
  type ClassForStudent,
  getVisibleClass,
  readStudentProgress,
  type StudentProgress,
} from '../lessons/student-class-state.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'

/**
 * A class with its lessons in order and the progress of this student, as wire JSON (R-CLASS-017). Texts and
 * material URLs of lessons are left out; those of a timetable are included for enrolled students (R-LESSON-041).
 * Throws `class_not_found` for a class that the student may not see.
 */
export async function classPage(
  school: AppContext,
  request: { classRef: string; studentId: number; isAdmin: boolean; now: number },
) {
  const { db, config } = school
  const classForStudent = await getVisibleClass(db, request)
  const { isEnrolled } = classForStudent
  return encodeClassFor(school, classForStudent, {
    progress: await readStudentProgress(db, classForStudent),
    prerequisite: await findPrerequisite(db, classForStudent),
    payment: await findAwaitedPayment(db, classForStudent, request.now),
    viewer: { ...request, isEnrolled, timezone: config.SITE_TIMEZONE },
  })
}

type StateOfStudent = Pick<ClassPageState, 'prerequisite' | 'payment'> & {
  progress: Awaited<ReturnType<typeof readStudentProgress>>
  viewer: Viewer
}

/** The class page of a student as wire JSON. */
export function encodeClassFor(
  { mediaSecret }: Pick<AppContext, 'mediaSecret'>,
  classForStudent: ClassForStudent,
  { progress, prerequisite, payment, viewer }: StateOfStudent,
) {
  const { syllabus, isEnrolled, paidUntil, startDay, plan, monthlyLimit } = classForStudent
  return encodeClassPage(syllabus.encoded, {
    showsLinks: canReadLinks(syllabus.class, viewer),
    isEnrolled,
    paidUntil,
    startDay,
    plan,
    subscription: subscriptionStatus(classForStudent, viewer.now),
    monthlyLimit,
    openedThisMonth: countOpened(classForStudent, progress, viewer),
    isActive: syllabus.class.active,
    prerequisite,
    payment,
    canDo: syllabus.canDo,
    viewedAt: progress.viewedAtByLesson,
    keptAt: progress.keptAtByLesson,
    submitted: progress.examScores,
    timetableFiles: new Map(
      [...syllabus.timetableFiles].map(([id, { key, name, bytes }]) => [
        id,
        {
          material_url: signedMediaUrl(mediaSecret, key, viewer.now, classForStudent.id),
          material_name: name,
          material_size: bytes,
        },
      ]),
    ),
  })
}

function countOpened(
  { syllabus, monthlyLimit }: ClassForStudent,
  { viewedAtByLesson, keptAtByLesson }: StudentProgress,
  clock: { now: number; timezone: string },
): number {
  if (monthlyLimit === 0) return 0
  const lessons = syllabus.lessons.map(({ id, kind }) => ({
    kind,
    viewed: viewedAtByLesson.has(id),
    viewedAt: viewedAtByLesson.get(id) ?? 0,
    keptAt: keptAtByLesson.get(id),
  }))
  return lessonsOpenedThisMonth({ lessons, ...clock })
}

/** The class that has to be completed before joining; named only if the student can see it (decision 0371). */
async function findPrerequisite(
  db: Db,
  { syllabus, isEnrolled, studentId }: ClassForStudent,
): Promise<Prerequisite | null> {
  const id = syllabus.class.prerequisiteId
  const required = isEnrolled || id === 0 ? undefined : await findClass(db, id)
  if (!required) return null
  const isStudentOf = (await findEnrolment(db, studentId, id)) !== undefined
  const isShown = isVisible(required, { isEnrolled: isStudentOf, isAdmin: false })
  return {
    publicId: isShown ? required.publicId : '',
    name: isShown ? required.name : '',
    isCompleted: await isCompleted(db, studentId, id),
  }
}

/** The awaited payment for the class, for a student who could otherwise pay. */
async function findAwaitedPayment(
  db: Db,
  { syllabus, isEnrolled, studentId, id }: ClassForStudent,
  now: number,
) {
  const { price, monthly } = syllabus.class
  if (price === 0 || (isEnrolled && !monthly)) return null
  return (await findAwaitedPayments(db, { studentId, now })).get(id) ?? null
}

function subscriptionStatus(
  classForStudent: ClassForStudent,
  now: number,
): ClassPageState['subscription'] {
  if (!classForStudent.isEnrolled) return 'none'
  return isExpired(classForStudent, now) ? 'expired' : 'active'
}
