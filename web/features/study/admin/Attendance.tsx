import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import {
  ATTENDANCE_PER_PAGE,
  attendanceOrders,
} from '../../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../../messages/m.ts'
import { EmptyCard } from '../../../kit/EmptyState.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { useTableState } from '../../../kit/use-table-state.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { type AttendanceSort, AttendanceTable } from './AttendanceTable.tsx'
import { attendanceQuery } from './queries.ts'

const DEFAULT_SORT: AttendanceSort = { by: 'date', down: true }

/** The Attendance tab of a class: the recorded views of its lessons (R-ACLASS-021). */
export function Attendance({ classId }: { classId: number }) {
  const { sort, page, onSort, onPage } = useTableState(attendanceOrders, DEFAULT_SORT)
  const query = useQuery(attendanceQuery(classId, sort, page))
  return (
    <QueryBoundary query={query} errorTitle={m.study_attendance_did_not_load()}>
      {({ rows, total, page: loadedPage }) =>
        total === 0 ? (
          <EmptyCard icon={CalendarCheck} title={m.study_no_attendance_records()}>
            {m.study_no_attendance_hint()}
          </EmptyCard>
        ) : (
          <div className={query.isPlaceholderData ? 'grid gap-4 opacity-60' : 'grid gap-4'}>
            <AttendanceTable rows={rows} sort={sort} onSort={onSort} />
            <Pagination
              page={loadedPage}
              pageCount={Math.ceil(total / ATTENDANCE_PER_PAGE)}
              onPage={onPage}
            />
          </div>
        )
      }
    </QueryBoundary>
  )
}
