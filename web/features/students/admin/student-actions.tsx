import {
  Award,
  KeyRound,
  Link,
  LogIn,
  type LucideIcon,
  MailPlus,
  Minus,
  Pencil,
  Power,
  Shield,
  Trash2,
  UserPlus,
  Wallet,
} from 'lucide-react'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { ADMIN_ROLE } from '../../../../contract/auth/auth.ts'
import type { Permission } from '../../../../contract/staff/permissions.ts'
import type { MenuItem } from '../../../kit/Menu.tsx'

/** The actions on a student whose dialogs belong to this feature. */
export type StudentAction =
  | 'edit'
  | 'invite'
  | 'link'
  | 'fund'
  | 'correct'
  | 'reset'
  | 'login'
  | 'role'
  | 'activate'
  | 'delete'
  | 'secondStep'

/** Every action on a student that opens a dialog; the screen renders those of other features. */
export type PageAction = StudentAction | 'enrol' | 'certificate'

type ActionText = {
  can: Permission
  label: string | ((student: ListedStudent) => string)
  Icon: LucideIcon
  isDisabled?: (student: ListedStudent) => boolean
  destructive?: boolean
}

const isAdmin = ({ role }: ListedStudent) => role === ADMIN_ROLE

const ACTIONS: Record<PageAction, ActionText> = {
  enrol: { can: 'enrolStudents', label: 'Add to class', Icon: UserPlus },
  fund: { can: 'moveMoney', label: 'Fund wallet', Icon: Wallet },
  correct: {
    can: 'moveMoney',
    label: 'Correct wallet',
    Icon: Minus,
    // there is nothing to take out
    isDisabled: ({ wallet }) => wallet === 0,
  },
  edit: { can: 'manageStudents', label: 'Edit', Icon: Pencil },
  certificate: { can: 'giveCertificates', label: 'Give certificate', Icon: Award },
  invite: { can: 'manageStudents', label: 'Send invitation again', Icon: MailPlus },
  link: { can: 'manageStudents', label: 'Link to set a password', Icon: Link },
  reset: { can: 'manageStudents', label: 'Reset password', Icon: KeyRound },
  login: { can: 'manageStudents', label: 'Login as student', Icon: LogIn, isDisabled: isAdmin },
  role: {
    can: 'manageStudents',
    label: (it) => (isAdmin(it) ? 'Make student' : 'Make a member of staff'),
    Icon: Shield,
  },
  activate: {
    can: 'manageStudents',
    label: (it) => (it.isActive ? 'Deactivate' : 'Activate'),
    Icon: Power,
    isDisabled: isAdmin,
  },
  delete: { can: 'manageStudents', label: 'Delete', Icon: Trash2, destructive: true },
  secondStep: { can: 'manageStaff', label: 'Remove second step', Icon: KeyRound },
}

type MenuOf<Action> = {
  student: ListedStudent
  onAction: (action: Action) => void
  isPermitted: (can: Permission) => boolean
}

/** Those of the actions on a student that the user may take, as items of a menu, in this order (R-STAFF-011). */
export function studentMenuItems<Action extends PageAction>(
  actions: readonly Action[],
  { student, onAction, isPermitted }: MenuOf<Action>,
): MenuItem[] {
  return actions
    .filter((it) => isPermitted(ACTIONS[it].can))
    .map((action) => {
      const { label, Icon, isDisabled, destructive } = ACTIONS[action]
      return {
        label: typeof label === 'string' ? label : label(student),
        icon: <Icon className="icon" aria-hidden />,
        onSelect: () => onAction(action),
        ...(isDisabled && { disabled: isDisabled(student) }),
        ...(destructive && { destructive }),
      }
    })
}
