import { changeRole } from '../../../../contract/admin/manage-students.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { ADMIN_ROLE, STUDENT_ROLE } from '../../../../contract/auth/auth.ts'
import type { StaffKind } from '../../../../contract/staff/staff-kinds.ts'
import { callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { KIND_TEXTS, worksInClasses } from '../../staff/shared/kind-texts.ts'
import { useStudentMutation } from './use-student-mutation.ts'

type ChangeRoleDialogProps = { student: ListedStudent; onClose: () => void }

/** Confirms that a student becomes an administrator, or an administrator a student. */
export function ChangeRoleDialog({ student, onClose }: ChangeRoleDialogProps) {
  const role = student.role === ADMIN_ROLE ? STUDENT_ROLE : ADMIN_ROLE
  const change = useStudentMutation({
    send: () => callApi(changeRole, { studentId: student.id, role }),
    successMessage: changeRole.successMessage,
    fallbackError: 'Failed to update student',
    onSuccess: onClose,
  })
  return (
    <RoleConfirmation
      name={student.name}
      role={role}
      busy={change.isPending && 'Saving...'}
      error={change.errorMessage}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    />
  )
}

const PROMOTIONS: Record<StaffKind, string> = {
  owner: 'Make an administrator?',
  teacher: 'Make a teacher?',
  marker: 'Make a marker?',
  accountant: 'Make an accountant?',
}

type RoleConfirmationProps = {
  name: string
  /** The new role. */
  role: number
  /** The kind of a new administrator; an owner without it. */
  kind?: StaffKind
  busy: string | false
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** The permissions of a new role, and the question whether to give it. */
export function RoleConfirmation(props: RoleConfirmationProps) {
  const { name, role, kind = 'owner', busy, error, onConfirm, onClose } = props
  const isPromotion = role === ADMIN_ROLE
  const nameText = <bdi className="font-semibold text-ink">{name}</bdi>
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title={isPromotion ? PROMOTIONS[kind] : 'Take the administrator role?'}
      confirmLabel={isPromotion ? 'Make administrator' : 'Make student'}
      destructive
      busy={busy}
      error={error}
    >
      {isPromotion && kind !== 'owner' ? (
        <>
          {nameText} joins the staff. {KIND_TEXTS[kind]}
          {worksInClasses(kind) && ' Choose the classes under Settings → Staff.'}
        </>
      ) : isPromotion ? (
        <>
          {nameText} will see every student and every payment, can fund wallets, mark exams, change
          and delete classes, and make other administrators.
        </>
      ) : (
        <>{nameText} will lose access to the administrators’ area at once.</>
      )}
    </ConfirmDialog>
  )
}
