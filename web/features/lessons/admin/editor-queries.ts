import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getLessonQuestions } from '../../../../contract/exams.ts'
import { LESSON_KINDS } from '../../../../contract/lesson-kinds.ts'
import { getManagedLesson, type ManagedLesson } from '../../../../contract/lessons.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { toLessonDraft } from './lesson-draft.ts'
import type { LoadedLessonDraft } from './use-lesson-form.ts'

export type EditedLesson = { lesson: ManagedLesson; saved: LoadedLessonDraft }

/** What the lesson editor starts from: a lesson, an exam's questions (R-ALESSON-018, R-ALESSON-019); always fresh. */
export const editedLessonQuery = (lessonId: number) =>
  queryOptions({
    queryKey: keys.managedLesson(lessonId),
    queryFn: async ({ signal }): Promise<EditedLesson> => {
      const lesson = await callApi(getManagedLesson, { lessonId: lessonId }, { signal })
      const questions = LESSON_KINDS[lesson.kind].hasQuestions
        ? await callApi(getLessonQuestions, { lessonId: lessonId }, { signal })
        : []
      return { lesson, saved: { draft: toLessonDraft(lesson, questions), version: lesson.version } }
    },
    // what is typed belongs to the state it was begun from
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Whatever shows lessons is asked for again, the administrator's own pages as a student among them. */
export async function invalidateLessons(queryClient: QueryClient) {
  await invalidate(
    queryClient,
    keys.allManagedLessons,
    keys.managedClassPages,
    keys.classPages,
    keys.lessonPages,
  )
}
