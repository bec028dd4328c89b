import type * as z from 'zod/mini'
import { getLessonAttendance } from '../../../../contract/lessons/manage-lessons.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'

export type AttendanceRow = z.output<typeof getLessonAttendance.response>[number]

/** The students who opened lessons of a class, latest first (R-ACLASS-035). */
export const attendanceQuery = (classId: number) =>
  callQuery(getLessonAttendance, { classId }, adminKeys.attendance(classId), { staleTime: 0 })
