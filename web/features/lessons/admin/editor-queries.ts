import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getExamVersions, getLessonQuestions } from '../../../../contract/exams/manage-questions.ts'
import { getLessonChecks } from '../../../../contract/lessons/lesson-checks.ts'
import { canExplain, LESSON_KINDS } from '../../../../contract/lessons/lesson-kinds.ts'
import {
  getLessons,
  getManagedLesson,
  type ManagedLesson,
} from '../../../../contract/lessons/manage-lessons.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { callQuery } from '../../../api/call-query.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { toLessonDraft } from './lesson-draft.ts'
import type { LoadedLessonDraft } from './use-lesson-form.ts'

export type EditedLesson = { lesson: ManagedLesson; saved: LoadedLessonDraft }

/** A lesson with its questions or checks for the editor (R-ALESSON-018, R-ALESSON-019). Never cached. */
export const editedLessonQuery = (lessonId: number) =>
  queryOptions({
    queryKey: adminKeys.managedLesson(lessonId),
    queryFn: async ({ signal }): Promise<EditedLesson> => {
      const lesson = await callApi(getManagedLesson, { lessonId }, { signal })
      // for every kind, because the form can turn a lesson back into an exam
      const [questions, checks] = await Promise.all([
        callApi(getLessonQuestions, { lessonId }, { signal }),
        callApi(getLessonChecks, { lessonId }, { signal }),
      ])
      const draft = toLessonDraft(lesson, questions, checks)
      return { lesson, saved: { draft, version: lesson.version } }
    },
    // a refetch must not replace the base of unsaved input
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The versions of an exam and the number of its submissions (decision 0531). */
export const examVersionsQuery = (lessonId: number) =>
  callQuery(getExamVersions, { lessonId }, adminKeys.examVersions(lessonId), { staleTime: 0 })

/** The lessons of a class that can explain a question, as options of a select. */
export const explainingLessonsQuery = (classId: number) =>
  queryOptions({
    queryKey: adminKeys.managedLessons(classId),
    queryFn: ({ signal }) => callApi(getLessons, { classId }, { signal }),
    select: (lessons) =>
      lessons
        .filter(({ kind }) => canExplain(LESSON_KINDS[kind]))
        .map(({ id, subject }) => ({ value: String(id), label: subject })),
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
