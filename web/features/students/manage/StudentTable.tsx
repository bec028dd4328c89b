import { KeyRound, LogIn, Pencil, Trash2, Wallet } from 'lucide-react'
import type { ListedStudent, StudentOrder } from '../../../../contract/admin.ts'
import { ADMIN_ROLE } from '../../../../contract/auth.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { type Column, DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { date } from '../../../kit/dates.ts'
import { Menu } from '../../../kit/Menu.tsx'
import { inNaira } from '../../../kit/naira.ts'

/** What can be done with a student; each opens a dialog. */
export type StudentAct = 'edit' | 'fund' | 'reset' | 'login' | 'delete'

type Key = StudentOrder | 'phone'

const columns: readonly Column<ListedStudent, Key>[] = [
  { key: 'name', head: 'Name', sortable: true, cell: (it) => <Who student={it} /> },
  {
    key: 'phone',
    head: 'Phone',
    cell: (it) => (
      <span className="num text-ink-2" dir="ltr">
        {it.phone}
      </span>
    ),
  },
  {
    key: 'joined',
    head: 'Joined',
    sortable: true,
    wideOnly: true,
    cell: (it) => <span className="num whitespace-nowrap text-ink-2">{date(it.joinedAt)}</span>,
  },
  {
    key: 'wallet',
    head: 'Wallet',
    sortable: true,
    end: true,
    label: 'Wallet',
    cell: (it) => <b className="font-semibold">{inNaira(it.wallet)}</b>,
  },
  {
    key: 'role',
    head: 'Role',
    sortable: true,
    wideOnly: true,
    cell: (it) => <Role student={it} />,
  },
]

type StudentTableProps = {
  rows: readonly ListedStudent[]
  sort: Sort<StudentOrder>
  onSort: (sort: Sort<StudentOrder>) => void
  onAct: (act: StudentAct, student: ListedStudent) => void
}

/** The students of one page, each with a menu of what can be done. */
export function StudentTable({ rows, sort, onSort, onAct }: StudentTableProps) {
  return (
    <DataTable
      caption="Students"
      columns={columns}
      rows={rows}
      keyOf={(it) => it.id}
      sort={sort}
      onSort={({ by, down }) => by !== 'phone' && onSort({ by, down })}
      actions={(it) => <Acts student={it} onAct={onAct} />}
    />
  )
}

function Who({ student }: { student: ListedStudent }) {
  return (
    <>
      <b className="block font-semibold">
        <bdi>{student.name}</bdi>
        {student.role === ADMIN_ROLE && (
          <span className="ms-2 md:hidden">
            <Role student={student} />
          </span>
        )}
      </b>
      <span className="text-small text-ink-2">{student.email}</span>
    </>
  )
}

function Role({ student }: { student: ListedStudent }) {
  return student.role === ADMIN_ROLE ? (
    <Badge kind="exam">Admin</Badge>
  ) : (
    <Badge kind="plain">Student</Badge>
  )
}

type ActsProps = { student: ListedStudent; onAct: StudentTableProps['onAct'] }

function Acts({ student, onAct }: ActsProps) {
  const pick = (act: StudentAct) => () => onAct(act, student)
  const isAdmin = student.role === ADMIN_ROLE
  return (
    <Menu
      label={`Actions for ${student.name}`}
      items={[
        { label: 'Edit', icon: <Pencil className="icon" aria-hidden />, onPick: pick('edit') },
        {
          label: 'Fund wallet',
          icon: <Wallet className="icon" aria-hidden />,
          onPick: pick('fund'),
        },
        {
          label: 'Reset password',
          icon: <KeyRound className="icon" aria-hidden />,
          onPick: pick('reset'),
        },
        {
          label: 'Login as student',
          icon: <LogIn className="icon" aria-hidden />,
          onPick: pick('login'),
          disabled: isAdmin,
        },
        {
          label: 'Delete',
          icon: <Trash2 className="icon" aria-hidden />,
          onPick: pick('delete'),
          bad: true,
        },
      ]}
    />
  )
}
