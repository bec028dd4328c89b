import { lessonAccess } from '../../contract/lessons/lesson-access.ts'
import type { LessonPage } from '../../contract/study/study.ts'
import { textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { type ClassForStudent, toStudentClassState } from '../lessons/student-class-state.ts'
import { findClassRow } from '../lessons/student-class-store.ts'
import { readDraftSyllabus } from '../lessons/syllabus.ts'
import type { AppContext } from '../platform/app-context.ts'
import { httpError } from '../platform/errors.ts'
import { encodeClassFor } from './class-page.ts'
import { NO_STUDENT, toLessonPage } from './lesson-page.ts'

const NO_PROGRESS = {
  viewedAtByLesson: new Map<number, number>(),
  keptAtByLesson: new Map<number, number>(),
  submittedExams: new Set<number>(),
  examScores: new Map<number, number | null>(),
}

/** A class, drafts included, as a student who has just joined it finds it. */
async function findPreviewedClass(
  { db }: Pick<AppContext, 'db'>,
  classId: number,
): Promise<ClassForStudent> {
  const row = await findClassRow(db, String(classId), NO_STUDENT)
  const syllabus = await readDraftSyllabus(db, classId)
  if (!row || !syllabus) httpError('class_not_found', say('rules_classes_class_not_found'))
  return {
    id: row.id,
    publicId: row.rand,
    name: row.name,
    version: row.version,
    monthlyLimit: row.monthly_limit,
    syllabus,
    studentId: NO_STUDENT,
    isEnrolled: true,
    paidUntil: 0,
  }
}

/** The class page of a new student as wire JSON. Rejects an unknown class with 404. */
export async function previewClass(school: AppContext, classId: number, now: number) {
  const previewed = await findPreviewedClass(school, classId)
  return encodeClassFor(school, previewed, {
    progress: NO_PROGRESS,
    prerequisite: null,
    payment: null,
    viewer: { isEnrolled: true, isAdmin: false, now, timezone: school.config.SITE_TIMEZONE },
  })
}

type PreviewRequest = { classId: number; lessonId: number; locale: Locale; now: number }

/**
 * The lesson page of a new student, without a recorded view, and why the student could not open it today ('' if open).
 * Rejects an unknown class or lesson with 404.
 */
export async function previewLesson(
  school: AppContext,
  { classId, lessonId, locale, now }: PreviewRequest,
): Promise<{ lesson: LessonPage; closed: string }> {
  const previewed = await findPreviewedClass(school, classId)
  const timezone = school.config.SITE_TIMEZONE
  const state = toStudentClassState(previewed, NO_PROGRESS, { now, timezone })
  const lesson =
    state.lessons.find((it) => it.id === lessonId) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  const access = lessonAccess(lesson, state)
  const found = { classForStudent: previewed, lesson, openedThisMonth: 0 }
  return {
    lesson: await toLessonPage(school, found, { lessonId, studentId: NO_STUDENT, now }),
    closed: access.open ? '' : textIn(locale, access.message),
  }
}
