import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { getLessonAttendance } from '../../../../contract/lessons/manage-lessons.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

export type AttendanceRow = z.output<typeof getLessonAttendance.response>[number]

/** The students who opened lessons of a class, latest first (R-ACLASS-035). */
export const attendanceQuery = (classId: number) =>
  queryOptions({
    queryKey: adminKeys.attendance(classId),
    queryFn: ({ signal }) => callApi(getLessonAttendance, { classId }, { signal }),
    staleTime: 0,
  })
