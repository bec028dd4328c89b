import { queryOptions } from '@tanstack/react-query'
import { getStudent, type StudentHead } from '../../../../contract/admin/student-page.ts'
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
