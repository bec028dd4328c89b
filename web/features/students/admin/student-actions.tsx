import {
  Award,
  Banknote,
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
  Users,
  Wallet,
} from 'lucide-react'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { ADMIN_ROLE } from '../../../../contract/auth/auth.ts'
import { isNoMailbox } from '../../../../contract/auth/sign-in-name.ts'
import type { Permission } from '../../../../contract/staff/permissions.ts'
import { m } from '../../../../messages/m.ts'
import type { MenuItem } from '../../../kit/Menu.tsx'

/** The actions on a student whose dialogs belong to this feature. */
export type StudentAction =
  | 'edit'
  | 'contact'
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
export type PageAction = StudentAction | 'enrol' | 'certificate' | 'payment'

type ActionText = {
  can: Permission
  label: string | ((student: ListedStudent) => string)
  Icon: LucideIcon
  isDisabled?: (student: ListedStudent) => boolean
  destructive?: boolean
}

const isAdmin = ({ role }: ListedStudent) => role === ADMIN_ROLE

const ACTIONS: Record<PageAction, ActionText> = {
  enrol: { can: 'enrolStudents', label: m.students_add_class(), Icon: UserPlus },
  payment: { can: 'moveMoney', label: m.recorded_record(), Icon: Banknote },
  fund: { can: 'moveMoney', label: m.students_fund_wallet(), Icon: Wallet },
  correct: {
    can: 'moveMoney',
    label: m.students_correct_wallet(),
    Icon: Minus,
    // there is nothing to take out
    isDisabled: ({ wallet }) => wallet === 0,
  },
  edit: { can: 'manageStudents', label: m.kit_edit(), Icon: Pencil },
  contact: { can: 'manageStudents', label: m.students_change_contact(), Icon: Users },
  certificate: { can: 'giveCertificates', label: m.students_give_certificate(), Icon: Award },
  invite: { can: 'manageStudents', label: m.students_send_invitation_again(), Icon: MailPlus },
  link: {
    can: 'manageStudents',
    label: (it) =>
      isNoMailbox(it.email) ? m.students_new_password_link() : m.students_link_set_password(),
    Icon: Link,
  },
  reset: { can: 'manageStudents', label: m.students_reset_password(), Icon: KeyRound },
  login: {
    can: 'manageStudents',
    label: m.students_login_student(),
    Icon: LogIn,
    isDisabled: isAdmin,
  },
  role: {
    can: 'manageStudents',
    label: (it) => (isAdmin(it) ? m.students_make_student() : m.students_make_member_staff()),
    Icon: Shield,
  },
  activate: {
    can: 'manageStudents',
    label: (it) => (it.isActive ? m.students_deactivate() : m.students_activate()),
    Icon: Power,
    isDisabled: isAdmin,
  },
  delete: { can: 'manageStudents', label: m.kit_delete(), Icon: Trash2, destructive: true },
  secondStep: { can: 'manageStaff', label: m.students_remove_second_step(), Icon: KeyRound },
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
        icon: <Icon className={Icon === LogIn ? 'icon mirror' : 'icon'} aria-hidden />,
        onSelect: () => onAction(action),
        ...(isDisabled && { disabled: isDisabled(student) }),
        ...(destructive && { destructive }),
      }
    })
}
