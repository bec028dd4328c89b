import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getLessonQuestions } from '../../../../contract/exams.ts'
import { getManagedLesson, type ManagedLesson } from '../../../../contract/lessons.ts'
import { ask } from '../../../api/ask.ts'
import { draftOf } from './lesson-draft.ts'
import type { KnownLesson } from './use-lesson-form.ts'

export type EditedLesson = { lesson: ManagedLesson; known: KnownLesson }

/** A lesson and, of an exam, its questions, as its editor begins (wallet-and-admin §7); fresh at every visit. */
export const editedLessonQuery = (lessonId: number) =>
  queryOptions({
    queryKey: ['managed-lesson', lessonId],
    queryFn: async ({ signal }): Promise<EditedLesson> => {
      const lesson = await ask(getManagedLesson, { lesson_id: lessonId }, { signal })
      const isExam = lesson.kind === 'exam'
      const questions = isExam
        ? await ask(getLessonQuestions, { lesson_id: lessonId }, { signal })
        : []
      return { lesson, known: { draft: draftOf(lesson, questions), version: lesson.version } }
    },
    // what is typed belongs to the state it was begun from
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

const SHOWING_LESSONS = ['managed-lessons', 'managed-class', 'class', 'lesson']

/** Whatever shows lessons is asked for again, the administrator's own pages as a student among them. */
export async function lessonsChanged(queries: QueryClient) {
  await Promise.all(SHOWING_LESSONS.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
