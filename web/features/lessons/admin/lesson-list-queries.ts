import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteLesson, getLessons, reorderLessons } from '../../../../contract/lessons.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { toast } from '../../../kit/toast.ts'

/** The lessons of a class in their order, as its administrators see them (R-ALESSON-017). */
export const managedLessonsQuery = (classId: number) =>
  queryOptions({
    queryKey: keys.managedLessons(classId),
    queryFn: ({ signal }) => callApi(getLessons, { classId: classId }, { signal }),
    staleTime: 0,
  })

const reorderKey = (classId: number) => ['reorder-lessons', classId]

/** Sends an order of a class's lessons; one after the other, so that the last one that was made is the last to arrive. */
export function useReorderLessons(classId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = managedLessonsQuery(classId)
  return useMutation({
    mutationKey: reorderKey(classId),
    scope: { id: `reorder-${classId}` },
    mutationFn: (ids: readonly number[]) => {
      // a list that is on its way is older than this order
      void queryClient.cancelQueries({ queryKey })
      return callApi(reorderLessons, {
        lessons: ids.map((id, index) => ({ id, position: index + 1 })),
      })
    },
    onSuccess: (_, ids) => {
      const isLast = queryClient.isMutating({ mutationKey: reorderKey(classId) }) === 1
      // a lesson that the order does not name was added meanwhile, at the end
      const positionOf = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
      if (isLast) {
        queryClient.setQueryData(queryKey, (lessons) =>
          lessons
            ?.toSorted((a, b) => positionOf(a.id) - positionOf(b.id))
            .map((it, index) => ({ ...it, position: index + 1 })),
        )
      }
      void invalidateStudentLessons(queryClient)
    },
    onError: (error) => {
      toast.error(
        error instanceof ApiError
          ? error.message || 'Failed to reorder lessons'
          : 'An error occurred while reordering lessons',
      )
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Deletes a lesson of a class. */
export function useDeleteLesson(classId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (lessonId: number) => callApi(deleteLesson, { lessonId: lessonId }),
    onSuccess: async () => {
      toast.success('Lesson deleted successfully!')
      void invalidateStudentLessons(queryClient)
      await invalidate(queryClient, keys.managedLessons(classId), keys.managedClass(classId))
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to delete lesson')),
  })
}

/** An administrator reads classes as a student too. */
async function invalidateStudentLessons(queryClient: QueryClient) {
  await invalidate(queryClient, keys.classPages, keys.lessonPages)
}
