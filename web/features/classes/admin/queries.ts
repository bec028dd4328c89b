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
import { callApi } from '../../../api/call-api.ts'

/** Every class, inactive ones too, which an administrator's token gets (R-ACLASS-037); fresh at every visit. */
export const managedClassesQuery = queryOptions({
  queryKey: ['managed-classes'],
  queryFn: async ({ signal }) => {
    const classes = await callApi(getClasses, {}, { signal })
    return classes.map(({ active = true, ...it }) => ({ ...it, active }))
  },
  staleTime: 0,
})
export type ManagedClassRow = Awaited<
  ReturnType<NonNullable<typeof managedClassesQuery.queryFn>>
>[number]

/** A class as its administrators see it, null when there is none (R-ACLASS-032, R-ACLASS-033). */
export const managedClassQuery = (classId: number) =>
  queryOptions({
    queryKey: ['managed-class', classId],
    queryFn: async ({ signal }) => {
      const response = await callApi(getManagedClass, { classId: classId }, { signal })
      return 'id' in response ? (response as ManagedClassPage) : null
    },
    staleTime: 0,
  })

/** What a class's form sends. */
export type ClassRequest = Omit<z.output<typeof addClass.request>, 'email' | 'admin_email'>

/** Adds a class and answers its id. */
export function useAddClass() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: ClassRequest) => callApi(addClass, request),
    onSuccess: () => invalidateClasses(queryClient),
  })
}

/** Changes a class from the `version` that the form was opened with. */
export function useSaveClass(classId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: ClassRequest & { version: string }) =>
      callApi(updateClass, { ...request, classId: classId }),
    onSuccess: () => invalidateClasses(queryClient),
  })
}

/** Takes a class away from everyone. */
export function useDeleteClass(classId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(deleteClass, { classId: classId }),
    onSuccess: () => {
      // its own page is left, and would only ask for what is gone
      void queryClient.invalidateQueries({
        queryKey: ['managed-class', classId],
        refetchType: 'none',
      })
      return invalidateClasses(queryClient, ['managed-class'])
    },
  })
}

const CLASS_QUERY_KEYS = [
  'managed-classes',
  'managed-class',
  'public-classes',
  'eligible-classes',
  'my-classes',
  'class',
  'lesson',
]

/** Whatever shows a class is asked for again, the administrator's own pages as a student among them. */
async function invalidateClasses(queryClient: QueryClient, excluded: readonly string[] = []) {
  const keys = CLASS_QUERY_KEYS.filter((it) => !excluded.includes(it))
  await Promise.all(keys.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}
