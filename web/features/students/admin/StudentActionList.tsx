import { Mail, ScrollText } from 'lucide-react'
import { useLocation } from 'wouter'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { ADMIN_ROLE } from '../../../../contract/auth/auth.ts'
import { isNoMailbox } from '../../../../contract/auth/sign-in-name.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { usePermissions } from '../../../api/use-may.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { classNames } from '../../../kit/class-names.ts'
import { Menu, type MenuItem } from '../../../kit/Menu.tsx'
import { useShowsContacts } from '../../staff/shared/use-shows-contacts.ts'
import { type PageAction, studentMenuItems } from './student-actions.tsx'

type ActionListProps = {
  student: ListedStudent
  hasPassword: boolean
  onAction: (action: PageAction) => void
}

/** Everything that an administrator can do about a student: a column of buttons, or a bar of three and a menu. */
export function StudentActionList({
  layout,
  ...props
}: ActionListProps & { layout: 'column' | 'bar' }) {
  const actions = useStudentActions(props)
  if (actions.length === 0) return null
  return layout === 'bar' ? (
    <div className="flex flex-wrap items-center gap-2.5">
      {actions.slice(0, 3).map((it) => (
        <Button key={it.label} onClick={it.onSelect} disabled={it.disabled}>
          {it.icon}
          {it.label}
        </Button>
      ))}
      {actions.length > 3 && (
        <Menu
          label={m.students_more_actions_name({ name: props.student.name })}
          items={actions.slice(3)}
        />
      )}
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

function useStudentActions({ student, hasPassword, onAction }: ActionListProps): MenuItem[] {
  const [, navigate] = useLocation()
  const isAdmin = student.role === ADMIN_ROLE
  const write = () => navigate(paths.admin.messages, { state: { recipients: [student.email] } })
  const openLog = () => navigate(`${paths.admin.audit}?person=${encodeURIComponent(student.email)}`)
  const isPermitted = usePermissions()
  const items = (...actions: PageAction[]) =>
    studentMenuItems(actions, { student, onAction, isPermitted })
  const showsContacts = useShowsContacts()
  return [
    ...(showsContacts && isPermitted('sendMessages')
      ? [
          {
            label: m.students_write_message(),
            icon: <Mail className="icon" aria-hidden />,
            onSelect: write,
          },
        ]
      : []),
    ...(hasPassword || isAdmin ? [] : items('invite', 'link')),
    ...(hasPassword && isNoMailbox(student.email) ? items('link') : []),
    ...items('payment', 'enrol', 'fund', 'correct', 'edit'),
    ...(isAdmin ? [] : items('contact')),
    ...items('certificate', 'reset', 'login'),
    ...(isPermitted('viewAudit')
      ? [
          {
            label: m.students_audit_log(),
            icon: <ScrollText className="icon" aria-hidden />,
            onSelect: openLog,
          },
        ]
      : []),
    ...items('role', ...(isAdmin ? (['secondStep'] as const) : []), 'activate', 'delete'),
  ]
}
