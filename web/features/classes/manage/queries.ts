import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  addClass,
  deleteClass,
  getClasses,
  getManagedClass,
  type ManagedClassPage,
  updateClass,
} from '../../../../contract/classes.ts'
import { ask } from '../../../api/ask.ts'

/** Every class, inactive ones too, which an administrator's token gets (decisions §5); fresh at every visit. */
export const managedClassesQuery = queryOptions({
  queryKey: ['managed-classes'],
  queryFn: async ({ signal }) => {
    const listed = await ask(getClasses, {}, { signal })
    return listed.map(({ active = true, ...it }) => ({ ...it, active }))
  },
  staleTime: 0,
})
export type ManagedRow = Awaited<
  ReturnType<NonNullable<typeof managedClassesQuery.queryFn>>
>[number]

/** A class as its administrators see it, null when there is none (wallet-and-admin §7). */
export const managedClassQuery = (classId: number) =>
  queryOptions({
    queryKey: ['managed-class', classId],
    queryFn: async ({ signal }) => {
      const found = await ask(getManagedClass, { class_id: classId }, { signal })
      return 'id' in found ? (found as ManagedClassPage) : null
    },
    staleTime: 0,
  })

/** What a class's form sends. */
export type ClassFields = Omit<z.output<typeof addClass.asks>, 'email' | 'admin_email'>

/** Adds a class and answers its id. */
export function useAddClass() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fields: ClassFields) => ask(addClass, fields),
    onSuccess: () => classesChanged(queries),
  })
}

/** Changes a class from the `version` that the form was opened with. */
export function useSaveClass(classId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fields: ClassFields & { version: string }) =>
      ask(updateClass, { ...fields, class_id: classId }),
    onSuccess: () => classesChanged(queries),
  })
}

/** Takes a class away from everyone. */
export function useDeleteClass(classId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => ask(deleteClass, { class_id: classId }),
    onSuccess: () => {
      // its own page is left, and would only ask for what is gone
      void queries.invalidateQueries({ queryKey: ['managed-class', classId], refetchType: 'none' })
      return classesChanged(queries, ['managed-class'])
    },
  })
}

const SHOWING_CLASSES = [
  'managed-classes',
  'managed-class',
  'public-classes',
  'eligible-classes',
  'my-classes',
  'class',
  'lesson',
]

/** Whatever shows a class is asked for again, the administrator's own pages as a student among them. */
async function classesChanged(queries: QueryClient, except: readonly string[] = []) {
  const shown = SHOWING_CLASSES.filter((it) => !except.includes(it))
  await Promise.all(shown.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
