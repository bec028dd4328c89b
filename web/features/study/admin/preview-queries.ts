import { previewClass, previewLesson } from '../../../../contract/classes/preview.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'

/** A class as a new student sees it, drafts included. */
export const previewClassQuery = (classId: number) =>
  callQuery(previewClass, { classId }, adminKeys.previewClass(classId), { staleTime: 0 })

/** A lesson as a new student sees it, and the reason why the student could not open it today. */
export const previewLessonQuery = (classId: number, lessonId: number) =>
  callQuery(previewLesson, { classId, lessonId }, adminKeys.previewLesson(classId, lessonId), {
    staleTime: 0,
  })
