import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { getClasses } from '../../../../contract/classes/classes.ts'
import { getLessons } from '../../../../contract/lessons/manage-lessons.ts'
import {
  duplicateClass,
  duplicateLesson,
  publishClass,
  publishLesson,
} from '../../../../contract/term/term.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { callQuery } from '../../../api/call-query.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'

/** The lessons of a class, whose dates a copy moves. */
export const copiedLessonsQuery = (classId: number) =>
  callQuery(getLessons, { classId }, adminKeys.managedLessons(classId), { staleTime: 0 })

/** The classes that a lesson can be copied to. */
export const targetClassesQuery = queryOptions({
  queryKey: adminKeys.managedClasses,
  queryFn: async ({ signal }) => {
    const classes = await callApi(getClasses, {}, { signal })
    return classes.map(({ active = true, ...it }) => ({ ...it, active }))
  },
})

type Fields<Request> = Omit<Request, 'email' | 'adminEmail' | 'idempotencyKey'>

/** Copies a class; every attempt of the form has the same idempotency key. */
export function useDuplicateClass(form: ErrorTarget, onDuplicated: (id: number) => void) {
  const refresh = useRefresh()
  const [idempotencyKey] = useState(newIdempotencyKey)
  return useFormMutation({
    send: (request: Fields<z.output<typeof duplicateClass.request>>) =>
      callApi(duplicateClass, { ...request, idempotencyKey }),
    successMessage: duplicateClass.successMessage,
    fallbackError: m.term_failed_duplicate_class(),
    form,
    onSuccess: ({ id }) => {
      onDuplicated(id)
      return refresh()
    },
  })
}

/** Copies a lesson; every attempt of the form has the same idempotency key. */
export function useDuplicateLesson(form: ErrorTarget, onDuplicated: () => void) {
  const refresh = useRefresh()
  const [idempotencyKey] = useState(newIdempotencyKey)
  return useFormMutation({
    send: (request: Fields<z.output<typeof duplicateLesson.request>>) =>
      callApi(duplicateLesson, { ...request, idempotencyKey }),
    successMessage: duplicateLesson.successMessage,
    fallbackError: m.term_failed_duplicate_lesson(),
    form,
    onSuccess: () => {
      onDuplicated()
      return refresh()
    },
  })
}

export function usePublishClass(onPublished: () => void) {
  const refresh = useRefresh()
  return useFormMutation({
    send: (classId: number) => callApi(publishClass, { classId }),
    successMessage: publishClass.successMessage,
    fallbackError: m.term_failed_publish_class(),
    onSuccess: () => {
      onPublished()
      return refresh()
    },
  })
}

export function usePublishLesson(onPublished: () => void) {
  const refresh = useRefresh()
  return useFormMutation({
    send: (lessonId: number) => callApi(publishLesson, { lessonId }),
    successMessage: publishLesson.successMessage,
    fallbackError: m.term_failed_publish_lesson(),
    onSuccess: () => {
      onPublished()
      return refresh()
    },
  })
}

/** Refetches everything that shows a class or its lessons. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    invalidate(
      queryClient,
      adminKeys.managedClasses,
      adminKeys.managedClassPages,
      adminKeys.allManagedLessons,
      keys.publicClasses,
      keys.eligibleClasses,
      keys.classPages,
      keys.lessonPages,
    )
}
