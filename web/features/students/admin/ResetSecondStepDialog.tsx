import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { resetSecondFactor } from '../../../../contract/auth/second-factors.ts'
import { callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

type ResetSecondStepDialogProps = { student: ListedStudent; onClose: () => void }

/** Confirms that the second step of another administrator, who has lost it, is removed (R-TRUST-004). */
export function ResetSecondStepDialog({ student, onClose }: ResetSecondStepDialogProps) {
  const reset = useStudentMutation({
    send: () => callApi(resetSecondFactor, { studentId: student.id }),
    successMessage: resetSecondFactor.successMessage,
    fallbackError: 'The second step was not removed',
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      open
      destructive
      title="Remove the second step?"
      confirmLabel="Remove second step"
      busy={reset.isPending && 'Removing...'}
      error={reset.errorMessage}
      onClose={onClose}
      onConfirm={() => reset.mutate()}
    >
      <bdi className="font-semibold text-ink">{student.name}</bdi> signs in with the password alone
      then: passkeys, the app and the recovery codes are removed. Do this only when you have spoken
      to them. They get an email, and it is recorded in the audit log.
    </ConfirmDialog>
  )
}
