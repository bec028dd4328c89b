import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getCanDo } from '../../../../contract/lessons/manage-can-do.ts'
import {
  deleteLesson,
  getLessons,
  reorderLessons,
} from '../../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { callQuery } from '../../../api/call-query.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { useDeletionToast } from '../../../forms/use-undo.ts'
import { toast } from '../../../kit/toast.ts'

/** The lessons of a class in order, with the fields for administrators (R-ALESSON-017). */
export const managedLessonsQuery = (classId: number) =>
  callQuery(getLessons, { classId }, adminKeys.managedLessons(classId), { staleTime: 0 })

/** What students of a class can do, for its editor (R-LEARN-012). */
export const canDoQuery = (classId: number) =>
  callQuery(getCanDo, { classId }, adminKeys.canDo(classId), { staleTime: 0 })

const reorderKey = (classId: number) => ['reorder-lessons', classId]

/** Saves the order of a class's lessons. Requests run one after the other, so the last order wins. */
export function useReorderLessons(classId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = managedLessonsQuery(classId)
  return useMutation({
    mutationKey: reorderKey(classId),
    scope: { id: `reorder-${classId}` },
    mutationFn: (ids: readonly number[]) => {
      // a response in flight has the previous order
      void queryClient.cancelQueries({ queryKey })
      return callApi(reorderLessons, {
        lessons: ids.map((id, index) => ({ id, position: index + 1 })),
      })
    },
    onSuccess: (_, ids) => {
      const isLast = queryClient.isMutating({ mutationKey: reorderKey(classId) }) === 1
      // a lesson missing from the order was added at the end meanwhile
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
          ? error.message || m.lessons_reorder_failed()
          : m.lessons_reorder_error(),
      )
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Deletes a lesson. */
export function useDeleteLesson(classId: number) {
  const queryClient = useQueryClient()
  const reportDeletion = useDeletionToast()
  return useMutation({
    mutationFn: (lessonId: number) => callApi(deleteLesson, { lessonId }),
    onSuccess: async (_, lessonId) => {
      reportDeletion(m.lessons_deleted(), 'lesson', lessonId)
      void invalidateStudentLessons(queryClient)
      await invalidate(
        queryClient,
        adminKeys.managedLessons(classId),
        adminKeys.managedClass(classId),
      )
    },
    onError: (error) => toast.error(messageOf(error, m.lessons_delete_failed())),
  })
}

/** Invalidates the student pages, which an administrator can open too. */
async function invalidateStudentLessons(queryClient: QueryClient) {
  await invalidate(queryClient, keys.classPages, keys.lessonPages)
}
