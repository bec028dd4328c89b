import { type ClassPageState, encodeClassPage } from '../../contract/study.ts'
import { canReadLinks } from '../classes/visibility.ts'
import { isExpired } from '../enrolment/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import {
  type ClassForStudent,
  getClassForStudent,
  readStudentProgress,
} from './student-class-state.ts'

/**
 * A class with its lessons in order and what this student did with them, on the wire (R-CLASS-017).
 * A lesson's text and the address of its material are never here; a timetable's are for those enrolled.
 * Declines a class that does not exist for the student.
 */
export async function classPage(
  { db, mediaSecret, config }: AppContext,
  request: { classRef: string; studentId: number; isAdmin: boolean; now: number },
) {
  const classForStudent = await getClassForStudent(db, request)
  const { viewedAtByLesson: viewedAt, submittedExams: submitted } = await readStudentProgress(
    db,
    classForStudent,
  )
  const viewer = { ...classForStudent, ...request, timezone: config.SITE_TIMEZONE }
  return encodeClassPage(classForStudent.syllabus.encoded, {
    showsLinks: canReadLinks(classForStudent.syllabus.class, viewer),
    isEnrolled: classForStudent.isEnrolled,
    paidUntil: classForStudent.paidUntil,
    subscription: subscriptionStatus(classForStudent, request.now),
    monthlyLimit: classForStudent.row.monthly_limit,
    viewedAt,
    submitted,
    timetableFiles: new Map(
      [...classForStudent.syllabus.timetableFiles].map(([id, { key, name, bytes }]) => [
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
