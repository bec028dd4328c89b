import {
  Award,
  KeyRound,
  LogIn,
  Mail,
  Pencil,
  Power,
  ScrollText,
  Shield,
  Trash2,
  UserPlus,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ADMIN_ROLE } from '../../../../contract/auth.ts'
import type { ListedStudent } from '../../../../contract/listed-student.ts'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { classNames } from '../../../kit/class-names.ts'
import { Menu } from '../../../kit/Menu.tsx'
import type { StudentAction } from './StudentTable.tsx'

/** An action of the page; those of other features are the screen's. */
export type PageAction = StudentAction | 'enrol' | 'certificate'

type ActionListProps = { student: ListedStudent; onAction: (action: PageAction) => void }

type Action = {
  label: string
  icon: ReactNode
  onSelect: () => void
  disabled?: boolean
  destructive?: boolean
}

/** Everything that an administrator can do about a student: a column of buttons, or a bar of three and a menu. */
export function StudentActionList({
  layout,
  ...props
}: ActionListProps & { layout: 'column' | 'bar' }) {
  const actions = useStudentActions(props)
  return layout === 'bar' ? (
    <div className="flex flex-wrap items-center gap-2.5">
      {actions.slice(0, 3).map((it) => (
        <Button key={it.label} onClick={it.onSelect} disabled={it.disabled}>
          {it.icon}
          {it.label}
        </Button>
      ))}
      <Menu label={`More actions for ${props.student.name}`} items={actions.slice(3)} />
    </div>
  ) : (
    <Card className="rows overflow-clip" as="div">
      {actions.map((it) => (
        <button
          key={it.label}
          type="button"
          className={classNames(
            'w-full py-2.5! text-start font-semibold not-disabled:hover:bg-sunken disabled:text-ink-3',
            it.destructive && 'text-danger-ink!',
          )}
          onClick={it.onSelect}
          disabled={it.disabled}
        >
          {it.icon}
          {it.label}
        </button>
      ))}
    </Card>
  )
}

function useStudentActions({ student, onAction }: ActionListProps): Action[] {
  const [, navigate] = useLocation()
  const isAdmin = student.role === ADMIN_ROLE
  const open = (action: PageAction) => () => onAction(action)
  const write = () => navigate(paths.admin.messages, { state: { recipients: [student.email] } })
  const openLog = () => navigate(`${paths.admin.audit}?person=${encodeURIComponent(student.email)}`)
  return [
    { label: 'Message', icon: <Mail className="icon" aria-hidden />, onSelect: write },
    {
      label: 'Add to class',
      icon: <UserPlus className="icon" aria-hidden />,
      onSelect: open('enrol'),
    },
    { label: 'Fund wallet', icon: <Wallet className="icon" aria-hidden />, onSelect: open('fund') },
    { label: 'Edit', icon: <Pencil className="icon" aria-hidden />, onSelect: open('edit') },
    {
      label: 'Give certificate',
      icon: <Award className="icon" aria-hidden />,
      onSelect: open('certificate'),
    },
    {
      label: 'Reset password',
      icon: <KeyRound className="icon" aria-hidden />,
      onSelect: open('reset'),
    },
    {
      label: 'Login as student',
      icon: <LogIn className="icon" aria-hidden />,
      onSelect: open('login'),
      disabled: isAdmin,
    },
    { label: 'Audit log', icon: <ScrollText className="icon" aria-hidden />, onSelect: openLog },
    {
      label: isAdmin ? 'Make student' : 'Make administrator',
      icon: <Shield className="icon" aria-hidden />,
      onSelect: open('role'),
    },
    {
      label: student.isActive ? 'Deactivate' : 'Activate',
      icon: <Power className="icon" aria-hidden />,
      onSelect: open('activate'),
      disabled: isAdmin,
    },
    {
      label: 'Delete',
      icon: <Trash2 className="icon" aria-hidden />,
      onSelect: open('delete'),
      destructive: true,
    },
  ]
}
