import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteLesson, getLessons, reorderLessons } from '../../../../contract/lessons.ts'
import { ask, Declared, messageOf } from '../../../api/ask.ts'
import { toast } from '../../../kit/toast.ts'

/** The lessons of a class in their order, as its administrators see them (wallet-and-admin §7). */
export const managedLessonsQuery = (classId: number) =>
  queryOptions({
    queryKey: ['managed-lessons', classId],
    queryFn: ({ signal }) => ask(getLessons, { class_id: classId }, { signal }),
    staleTime: 0,
  })

const reordering = (classId: number) => ['reorder-lessons', classId]

/** Sends an order of a class's lessons; one after the other, so that the last one that was made is the last to arrive. */
export function useReorder(classId: number) {
  const queries = useQueryClient()
  const { queryKey } = managedLessonsQuery(classId)
  return useMutation({
    mutationKey: reordering(classId),
    scope: { id: `reorder-${classId}` },
    mutationFn: (ids: readonly number[]) => {
      // a list that is on its way is older than this order
      void queries.cancelQueries({ queryKey })
      return ask(reorderLessons, { lessons: ids.map((id, at) => ({ id, position: at + 1 })) })
    },
    onSuccess: (_, ids) => {
      const isLast = queries.isMutating({ mutationKey: reordering(classId) }) === 1
      // a lesson that the order does not name was added meanwhile, at the end
      const placeOf = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
      if (isLast) {
        queries.setQueryData(queryKey, (lessons) =>
          lessons
            ?.toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
            .map((it, at) => ({ ...it, position: at + 1 })),
        )
      }
      void lessonsShownElsewhere(queries)
    },
    onError: (fault) => {
      toast.bad(
        fault instanceof Declared
          ? fault.message || 'Failed to reorder lessons'
          : 'An error occurred while reordering lessons',
      )
      void queries.invalidateQueries({ queryKey })
    },
  })
}

/** Deletes a lesson of a class. */
export function useDeleteLesson(classId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (lessonId: number) => ask(deleteLesson, { lesson_id: lessonId }),
    onSuccess: async () => {
      toast.good('Lesson deleted successfully!')
      void lessonsShownElsewhere(queries)
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['managed-lessons', classId] }),
        queries.invalidateQueries({ queryKey: ['managed-class', classId] }),
      ])
    },
    onError: (fault) => toast.bad(messageOf(fault, 'Failed to delete lesson')),
  })
}

/** An administrator reads classes as a student too. */
async function lessonsShownElsewhere(queries: QueryClient) {
  await Promise.all(['class', 'lesson'].map((it) => queries.invalidateQueries({ queryKey: [it] })))
}
