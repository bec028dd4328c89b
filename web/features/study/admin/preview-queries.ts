import { queryOptions } from '@tanstack/react-query'
import { previewClass, previewLesson } from '../../../../contract/classes/preview.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** A class as a new student sees it, drafts included. */
export const previewClassQuery = (classId: number) =>
  queryOptions({
    queryKey: adminKeys.previewClass(classId),
    queryFn: ({ signal }) => callApi(previewClass, { classId }, { signal }),
    staleTime: 0,
  })

/** A lesson as a new student sees it, and the reason why the student could not open it today. */
export const previewLessonQuery = (classId: number, lessonId: number) =>
  queryOptions({
    queryKey: adminKeys.previewLesson(classId, lessonId),
    queryFn: ({ signal }) => callApi(previewLesson, { classId, lessonId }, { signal }),
    staleTime: 0,
  })
