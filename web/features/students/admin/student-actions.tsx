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
  label: string | ((student: ListedStudent) => string)
  Icon: LucideIcon
  isDisabled?: (student: ListedStudent) => boolean
  destructive?: boolean
}

const isAdmin = ({ role }: ListedStudent) => role === ADMIN_ROLE

const ACTIONS: Record<PageAction, ActionText> = {
  enrol: { label: 'Add to class', Icon: UserPlus },
  fund: { label: 'Fund wallet', Icon: Wallet },
  correct: {
    label: 'Correct wallet',
    Icon: Minus,
    // there is nothing to take out
    isDisabled: ({ wallet }) => wallet === 0,
  },
  edit: { label: 'Edit', Icon: Pencil },
  certificate: { label: 'Give certificate', Icon: Award },
  invite: { label: 'Send invitation again', Icon: MailPlus },
  link: { label: 'Link to set a password', Icon: Link },
  reset: { label: 'Reset password', Icon: KeyRound },
  login: { label: 'Login as student', Icon: LogIn, isDisabled: isAdmin },
  role: { label: (it) => (isAdmin(it) ? 'Make student' : 'Make administrator'), Icon: Shield },
  activate: {
    label: (it) => (it.isActive ? 'Deactivate' : 'Activate'),
    Icon: Power,
    isDisabled: isAdmin,
  },
  delete: { label: 'Delete', Icon: Trash2, destructive: true },
  secondStep: { label: 'Remove second step', Icon: KeyRound },
}

/** Actions on a student as items of a menu, in this order. */
export function studentMenuItems<Action extends PageAction>(
  actions: readonly Action[],
  student: ListedStudent,
  onAction: (action: Action) => void,
): MenuItem[] {
  return actions.map((action) => {
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
