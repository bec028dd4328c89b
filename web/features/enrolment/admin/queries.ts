import type * as z from 'zod/mini'
import { getClassStudents } from '../../../../contract/enrolment/enrolment.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'

export type ClassStudent = z.output<typeof getClassStudents.response>[number]

/** The students of a class with the end of their access (R-ACLASS-034). */
export const classStudentsQuery = (classId: number) =>
  callQuery(getClassStudents, { classId, withPayments: true }, adminKeys.classStudents(classId), {
    staleTime: 0,
  })
