import { findLessonAttendance } from '../../../../contract/lessons/manage-lessons.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/page-query.ts'
import type { AttendanceSort } from './AttendanceTable.tsx'

/** A page of the students who opened lessons of a class (R-ACLASS-035). */
export const attendanceQuery = (classId: number, { by, down }: AttendanceSort, page: number) =>
  pageQuery(
    findLessonAttendance,
    { classId, sortBy: by, sortDirection: down ? 'desc' : 'asc', page },
    adminKeys.attendance(classId, { by, down, page }),
    { staleTime: 0 },
  )
