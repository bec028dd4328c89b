import type { AttendanceOrder, LessonOpening } from '../../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Card } from '../../../kit/Card.tsx'
import { type Column, DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { Link } from '../../../kit/Link.tsx'
import { SortSelect } from '../../../kit/SortSelect.tsx'

export type AttendanceSort = Sort<AttendanceOrder>

type AttendanceTableProps = {
  rows: readonly LessonOpening[]
  sort: AttendanceSort
  onSort: (sort: AttendanceSort) => void
}

/** The students who opened a lesson of a class, with the lesson and the time (R-ACLASS-021). */
export function AttendanceTable({ rows, sort, onSort }: AttendanceTableProps) {
  return (
    <>
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
      <Card>
        <DataTable
          caption={m.study_attendance()}
          columns={columns}
          rows={rows}
          rowKey={(it) => rows.indexOf(it)}
          sort={sort}
          onSort={onSort}
        />
      </Card>
    </>
  )
}

const columns: Column<LessonOpening, AttendanceOrder>[] = [
  {
    key: 'name',
    header: m.kit_name(),
    sortable: true,
    cell: (it) => (
      <Link to={paths.admin.student(it.studentId)} className="font-semibold">
        <bdi>{it.name}</bdi>
      </Link>
    ),
  },
  { key: 'email', header: m.kit_email(), sortable: true, cell: (it) => emailText(it.email) },
  {
    key: 'lesson',
    header: m.kit_lesson(),
    label: m.kit_lesson(),
    sortable: true,
    cell: (it) => <BilingualTitle>{it.subject}</BilingualTitle>,
  },
  {
    key: 'date',
    header: m.kit_date(),
    sortable: true,
    cell: (it) => (
      <span className="num whitespace-nowrap">
        <DateText at={it.openedAt} format="dateTime" />
      </span>
    ),
  },
]
