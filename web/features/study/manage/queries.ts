import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { lessonAttendance } from '../../../../contract/lessons.ts'
import { ask } from '../../../api/ask.ts'

export type AttendanceRow = z.output<typeof lessonAttendance.answers>[number]

/** Who opened the lessons of a class, latest first (wallet-and-admin §7). */
export const attendanceQuery = (classId: number) =>
  queryOptions({
    queryKey: ['attendance', classId],
    queryFn: ({ signal }) => ask(lessonAttendance, { class_id: classId }, { signal }),
    staleTime: 0,
  })
