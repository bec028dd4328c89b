import type { ComponentType } from 'react'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { ActivateStudentDialog } from './ActivateStudentDialog.tsx'
import { ChangeRoleDialog } from './ChangeRoleDialog.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { CorrectWalletDialog } from './CorrectWalletDialog.tsx'
import { DeleteStudentDialog } from './DeleteStudentDialog.tsx'
import { EditStudentDialog } from './EditStudentDialog.tsx'
import { FundWalletDialog } from './FundWalletDialog.tsx'
import { InviteDialog, PasswordLinkDialog } from './InviteDialogs.tsx'
import { LoginAsStudentDialog } from './LoginAsStudentDialog.tsx'
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx'
import { ResetSecondStepDialog } from './ResetSecondStepDialog.tsx'
import type { StudentAction } from './student-actions.tsx'

type StudentDialogProps = { student: ListedStudent; onClose: () => void }

const STUDENT_DIALOGS: Record<StudentAction, ComponentType<StudentDialogProps>> = {
  edit: EditStudentDialog,
  contact: ContactDialog,
  invite: ({ student, onClose }) => <InviteDialog students={[student]} onClose={onClose} />,
  link: PasswordLinkDialog,
  fund: FundWalletDialog,
  correct: CorrectWalletDialog,
  reset: ResetPasswordDialog,
  login: LoginAsStudentDialog,
  role: ChangeRoleDialog,
  activate: ActivateStudentDialog,
  delete: DeleteStudentDialog,
  secondStep: ResetSecondStepDialog,
}

/** The dialog of an action on a student. */
export function StudentDialog({
  action,
  ...props
}: StudentDialogProps & { action: StudentAction }) {
  const Dialog = STUDENT_DIALOGS[action]
  return <Dialog {...props} />
}
