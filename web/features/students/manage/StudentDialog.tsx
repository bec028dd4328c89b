import type { ComponentType } from 'react'
import type { ListedStudent } from '../../../../contract/admin.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { FundDialog } from './FundDialog.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import { ResetDialog } from './ResetDialog.tsx'
import type { StudentAct } from './StudentTable.tsx'

type Props = { student: ListedStudent; onClose: () => void }

const dialogs: Record<StudentAct, ComponentType<Props>> = {
  edit: EditDialog,
  fund: FundDialog,
  reset: ResetDialog,
  login: LoginDialog,
  delete: DeleteDialog,
}

/** The dialog of what was picked for a student. */
export function StudentDialog({ act, ...props }: Props & { act: StudentAct }) {
  const Dialog = dialogs[act]
  return <Dialog {...props} />
}
