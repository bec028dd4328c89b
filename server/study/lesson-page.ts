import { countsTowardsProgress } from '../../contract/lesson-access.ts'
import type { LessonPage } from '../../contract/study.ts'
import { examForStudent } from '../exams/exam-for-student.ts'
import { imageSizeFromKey } from '../lessons/material.ts'
import { findLesson } from '../lessons/store.ts'
import type { SyllabusLesson } from '../lessons/syllabus.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { cacheByVersion } from '../platform/version-cache.ts'
import { findLessonForAdmin, type LessonRequest, openLesson } from './open-lesson.ts'
import type { ClassForStudent } from './student-class-state.ts'

/**
 * A lesson with its text, its material for the next hour and, for an exam, its paper (R-LESSON-034).
 * Whoever reads it this way has opened it: the same checks refuse and the same view is recorded as when the
 * class page opens it (decision 0041). An administrator reads any lesson, and leaves no view.
 */
export async function lessonPage(school: AppContext, request: LessonRequest): Promise<LessonPage> {
  const { db, mediaSecret } = school
  const { classForStudent, lesson: lessonState } = await (request.isAdmin
    ? findLessonForAdmin
    : openLesson)(school, request)
  const lesson =
    (await findCachedLesson(db, classForStudent.row, request.lessonId)) ??
    httpError('lesson_not_found', 'Lesson not found')
  const { studentId, now } = request
  const exam = await examForStudent(db, { lesson, studentId, mediaSecret, now })
  const imageSize = imageSizeFromKey(lesson.material)
  const next = findNextLesson(classForStudent.syllabus.lessons, lesson.id)
  return {
    ...lessonState,
    subject: lesson.subject,
    about: lesson.about,
    rand: lesson.kind === 'exam' ? lesson.exam_rand : '',
    classId: classForStudent.row.id,
    classRand: classForStudent.row.rand,
    className: classForStudent.row.name,
    materialUrl: signedMediaUrl(mediaSecret, lesson.material, now),
    materialExtension: lesson.material_extension,
    materialName: lesson.material_name,
    materialBytes: lesson.material_bytes,
    materialWidth: imageSize?.width ?? 0,
    materialHeight: imageSize?.height ?? 0,
    nextLessonId: next ? String(next.id) : '',
    nextLessonSubject: next?.subject ?? '',
    nextLessonNumber: next?.number ?? 0,
    ...exam,
  }
}

const cachedLesson = cacheByVersion(findLesson, { atMost: 2000 })

// a lesson's row changes only with its class's version (decision 0040)
function findCachedLesson(db: Db, { version }: ClassForStudent['row'], id: number) {
  return cachedLesson(db, { id, version })
}

/** The lesson after this one in the class's order; a timetable has no page to go to. */
function findNextLesson(
  orderedLessons: SyllabusLesson[],
  lessonId: number,
): SyllabusLesson | undefined {
  const position = orderedLessons.findIndex((it) => it.id === lessonId)
  return orderedLessons.slice(position + 1).find(countsTowardsProgress)
}
