import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { getClassStudents } from '../../../../contract/enrolment/enrolment.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

export type ClassStudent = z.output<typeof getClassStudents.response>[number]

/** The students of a class with the end of their access (R-ACLASS-034). */
export const classStudentsQuery = (classId: number) =>
  queryOptions({
    queryKey: adminKeys.classStudents(classId),
    queryFn: ({ signal }) => callApi(getClassStudents, { classId, withPayments: true }, { signal }),
    staleTime: 0,
  })
