import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../messages/m.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { AttendanceTable } from './AttendanceTable.tsx'
import { attendanceQuery } from './queries.ts'

/** The Attendance tab of a class: the recorded views of its lessons (R-ACLASS-021). */
export function Attendance({ classId }: { classId: number }) {
  return (
    <QueryBoundary
      query={useQuery(attendanceQuery(classId))}
      errorTitle={m.study_attendance_did_not_load()}
    >
      {(records) => <AttendanceTable records={records} />}
    </QueryBoundary>
  )
}
