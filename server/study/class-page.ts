import { type ClassPageState, encodeClassPage } from '../../contract/study.ts'
import { canReadLinks } from '../classes/visibility.ts'
import { isExpired } from '../enrolment/store.ts'
import {
  type ClassForStudent,
  getVisibleClass,
  readStudentProgress,
} from '../lessons/student-class-state.ts'
import type { AppContext } from '../platform/app-context.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'

/**
 * A class with its lessons in order and the progress of this student, encoded for the wire (R-CLASS-017). Texts and
 * material URLs of lessons are left out; those of a timetable are included for enrolled students (R-LESSON-041).
 * Throws `class_not_found` for a class that the student may not see.
 */
export async function classPage(
  { db, mediaSecret, config }: AppContext,
  request: { classRef: string; studentId: number; isAdmin: boolean; now: number },
) {
  const classForStudent = await getVisibleClass(db, request)
  const { syllabus, isEnrolled, paidUntil, monthlyLimit } = classForStudent
  const progress = await readStudentProgress(db, classForStudent)
  const viewer = { ...request, isEnrolled, timezone: config.SITE_TIMEZONE }
  return encodeClassPage(syllabus.encoded, {
    showsLinks: canReadLinks(syllabus.class, viewer),
    isEnrolled,
    paidUntil,
    subscription: subscriptionStatus(classForStudent, request.now),
    monthlyLimit,
    viewedAt: progress.viewedAtByLesson,
    submitted: progress.submittedExams,
    timetableFiles: new Map(
      [...syllabus.timetableFiles].map(([id, { key, name, bytes }]) => [
        id,
        {
          material_url: signedMediaUrl(mediaSecret, key, request.now),
          material_name: name,
          material_size: bytes,
        },
      ]),
    ),
  })
}

function subscriptionStatus(
  classForStudent: ClassForStudent,
  now: number,
): ClassPageState['subscription'] {
  if (!classForStudent.isEnrolled) return 'none'
  return isExpired(classForStudent, now) ? 'expired' : 'active'
}
