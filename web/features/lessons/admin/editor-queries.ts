import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getLessonQuestions } from '../../../../contract/exams.ts'
import { LESSON_KINDS } from '../../../../contract/lesson-kinds.ts'
import { getManagedLesson, type ManagedLesson } from '../../../../contract/lessons.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { toLessonDraft } from './lesson-draft.ts'
import type { LoadedLessonDraft } from './use-lesson-form.ts'

export type EditedLesson = { lesson: ManagedLesson; saved: LoadedLessonDraft }

/** A lesson and an exam's questions for the editor (R-ALESSON-018, R-ALESSON-019). Never cached. */
export const editedLessonQuery = (lessonId: number) =>
  queryOptions({
    queryKey: adminKeys.managedLesson(lessonId),
    queryFn: async ({ signal }): Promise<EditedLesson> => {
      const lesson = await callApi(getManagedLesson, { lessonId }, { signal })
      const questions = LESSON_KINDS[lesson.kind].hasQuestions
        ? await callApi(getLessonQuestions, { lessonId }, { signal })
        : []
      return { lesson, saved: { draft: toLessonDraft(lesson, questions), version: lesson.version } }
    },
    // a refetch must not replace the base of unsaved input
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Invalidates every query that shows lessons, including the student pages that the administrator has open. */
export async function invalidateLessons(queryClient: QueryClient) {
  await invalidate(
    queryClient,
    adminKeys.allManagedLessons,
    adminKeys.managedClassPages,
    keys.classPages,
    keys.lessonPages,
  )
}
