import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  getStudent,
  type getStudentCertificates,
  type getStudentClasses,
  type getStudentLedger,
  type getStudentMarks,
  type getStudentMessages,
  type getStudentSessions,
  type StudentHead,
} from '../../../../contract/admin/student-page.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { ApiError, callApi } from '../../../api/call-api.ts'

/** The head of a student's page; null if there is no such student. */
export const studentHeadQuery = (studentId: number) =>
  queryOptions({
    queryKey: adminKeys.studentPage(studentId),
    queryFn: async ({ signal }): Promise<StudentHead | null> => {
      try {
        return await callApi(getStudent, { studentId }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'student_not_found') return null
        throw error
      }
    },
    staleTime: 0,
  })

type SectionCall =
  | typeof getStudentClasses
  | typeof getStudentMarks
  | typeof getStudentLedger
  | typeof getStudentCertificates
  | typeof getStudentMessages
  | typeof getStudentSessions

/** One page of a section; the previous one is displayed while it loads. */
export const studentSectionQuery = <C extends SectionCall>(
  call: C,
  studentId: number,
  page: number,
) =>
  queryOptions({
    queryKey: adminKeys.studentSection(studentId, String(call.action), page),
    queryFn: ({ signal }) =>
      // the type checker does not relate the response to the call of the union
      callApi<SectionCall>(call, { studentId, page }, { signal }) as Promise<
        z.output<C['response']>
      >,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
