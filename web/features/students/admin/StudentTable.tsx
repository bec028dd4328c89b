import type { StudentSortKey } from '../../../../contract/admin/admin.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { ADMIN_ROLE } from '../../../../contract/auth/auth.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { usePermissions } from '../../../api/use-may.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { type Column, DataTable, type RowSelection, type Sort } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { Link } from '../../../kit/Link.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import { inNaira } from '../../../kit/naira.ts'
import { staffText } from '../../staff/shared/kind-texts.ts'
import { useShowsContacts } from '../../staff/shared/use-shows-contacts.ts'
import { studentMenuItems } from './student-actions.tsx'

/** The actions of a row's menu. */
const ROW_ACTIONS = [
  'edit',
  'fund',
  'correct',
  'enrol',
  'reset',
  'login',
  'activate',
  'delete',
] as const
export type RowAction = (typeof ROW_ACTIONS)[number]

type ColumnKey = StudentSortKey | 'phone'

// hidden from those who do not see contacts
const CONTACTS: readonly ColumnKey[] = ['phone', 'wallet']

const columns: readonly Column<ListedStudent, ColumnKey>[] = [
  { key: 'name', header: m.kit_name(), sortable: true, cell: (it) => <StudentName student={it} /> },
  {
    key: 'phone',
    header: m.kit_phone(),
    cell: (it) => (
      <span className="num whitespace-nowrap text-ink-2" dir="ltr">
        {it.phone}
      </span>
    ),
  },
  {
    key: 'joined',
    header: m.students_joined(),
    sortable: true,
    wideOnly: true,
    cell: (it) => (
      <span className="num whitespace-nowrap text-ink-2">
        <DateText at={it.joinedAt} />
      </span>
    ),
  },
  {
    key: 'wallet',
    header: m.students_wallet(),
    sortable: true,
    alignEnd: true,
    label: m.students_wallet(),
    cell: (it) => <b className="font-semibold whitespace-nowrap">{inNaira(it.wallet)}</b>,
  },
  {
    key: 'role',
    header: m.kit_role(),
    sortable: true,
    wideOnly: true,
    cell: (it) => <RoleBadge student={it} />,
  },
]

type StudentTableProps = {
  rows: readonly ListedStudent[]
  sort: Sort<StudentSortKey>
  onSort: (sort: Sort<StudentSortKey>) => void
  selection: RowSelection<ListedStudent> | undefined
  onAction: (action: RowAction, student: ListedStudent) => void
}

/** One page of students, each with a menu of actions. */
export function StudentTable({ rows, sort, onSort, selection, onAction }: StudentTableProps) {
  const isPermitted = usePermissions()
  const showsContacts = useShowsContacts()
  const menuOf = (student: ListedStudent) =>
    studentMenuItems(ROW_ACTIONS, {
      student,
      onAction: (action) => onAction(action, student),
      isPermitted,
    })
  const hasMenu = rows.some((it) => menuOf(it).length > 0)
  return (
    <DataTable
      caption={m.kit_students()}
      columns={showsContacts ? columns : columns.filter(({ key }) => !CONTACTS.includes(key))}
      rows={rows}
      rowKey={(it) => it.id}
      sort={sort}
      {...(selection && { selection })}
      clickable
      onSort={({ by, down }) => by !== 'phone' && onSort({ by, down })}
      {...(hasMenu && {
        actions: (it: ListedStudent) => (
          <Menu label={m.students_actions_name({ name: it.name })} items={menuOf(it)} />
        ),
      })}
    />
  )
}

function StudentName({ student }: { student: ListedStudent }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <Link
          className="font-semibold wrap-anywhere"
          to={paths.admin.student(student.id)}
          state={{ list: location.search }}
        >
          <bdi>{student.name}</bdi>
        </Link>
        {student.role === ADMIN_ROLE && (
          <span className="md:hidden">
            <RoleBadge student={student} />
          </span>
        )}
        {!student.isActive && <Badge kind="inactive">{m.students_deactivated()}</Badge>}
      </span>
      {student.email !== '' && (
        <span className="text-small text-ink-2 wrap-anywhere">{emailText(student.email)}</span>
      )}
    </>
  )
}

function RoleBadge({ student }: { student: ListedStudent }) {
  return student.role === ADMIN_ROLE ? (
    <Badge kind="exam">
      {student.staff === 'owner' ? m.students_admin() : staffText(student.staff)}
    </Badge>
  ) : (
    <Badge kind="plain">{m.kit_student()}</Badge>
  )
}
