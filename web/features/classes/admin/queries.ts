import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  addClass,
  deleteClass,
  getManagedClass,
  type ManagedClassPage,
  updateClass,
} from '../../../../contract/classes/classes.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { hasCode, useFormMutation } from '../../../forms/use-form-mutation.ts'
import { useDeletionToast } from '../../../forms/use-undo.ts'

/** A class with the fields for administrators, null if it does not exist (R-ACLASS-032, R-ACLASS-033). */
export const managedClassQuery = (classId: number) =>
  queryOptions({
    queryKey: adminKeys.managedClass(classId),
    queryFn: async ({ signal }) => {
      const response = await callApi(getManagedClass, { classId }, { signal })
      // `in` does not narrow an empty object
      return 'id' in response ? (response as ManagedClassPage) : null
    },
    staleTime: 0,
  })

/** The request of the class form. */
export type ClassRequest = Omit<z.output<typeof addClass.request>, 'email' | 'adminEmail'>

/** Adds a class and opens its page. */
export function useAddClass(form: ErrorTarget, onAdded: (id: number) => void) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: (request: ClassRequest, idempotencyKey) =>
      callApi(addClass, { idempotencyKey, ...request }),
    successMessage: m.classes_class_added_successfully(),
    fallbackError: m.classes_failed_add_class(),
    form,
    onSuccess: ({ id }) => {
      onAdded(id)
      return invalidateClasses(queryClient)
    },
  })
}

/** Changes a class from the `version` that the form was opened with; `onConflict` if it has a newer one. */
export function useSaveClass(
  classId: number,
  { form, onSaved, onConflict }: { form: ErrorTarget; onSaved: () => void; onConflict: () => void },
) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: (request: ClassRequest & { version: string }) =>
      callApi(updateClass, { ...request, classId }),
    successMessage: m.classes_class_updated_successfully(),
    fallbackError: m.classes_failed_update_class(),
    form,
    handledCodes: ['conflict_class'],
    onSuccess: () => {
      onSaved()
      return invalidateClasses(queryClient)
    },
    onError: (error) => {
      if (hasCode(error, ['conflict_class'])) onConflict()
    },
  })
}

/** Deletes a class. */
export function useDeleteClass(classId: number, onDeleted: () => void) {
  const queryClient = useQueryClient()
  const reportDeletion = useDeletionToast()
  return useFormMutation({
    send: () => callApi(deleteClass, { classId }),
    fallbackError: m.classes_failed_delete_class(),
    onSuccess: () => {
      reportDeletion(m.classes_deleted(), 'class', classId)
      onDeleted()
      // the page of the class is closing: a refetch would only return an error
      void queryClient.invalidateQueries({
        queryKey: adminKeys.managedClass(classId),
        refetchType: 'none',
      })
      return invalidate(queryClient, ...classKeys)
    },
  })
}

const classKeys = [
  adminKeys.managedClasses,
  keys.publicClasses,
  keys.eligibleClasses,
  keys.myClasses,
  keys.classPages,
  keys.lessonPages,
]

/** Invalidates every query that shows a class, including the student pages that the administrator has open. */
async function invalidateClasses(queryClient: QueryClient) {
  await invalidate(queryClient, ...classKeys, adminKeys.managedClassPages)
}
