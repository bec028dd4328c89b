import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { resetSecondFactor } from '../../../../contract/auth/second-factors.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

type ResetSecondStepDialogProps = { student: ListedStudent; onClose: () => void }

/** Confirms that the second step of another administrator, who has lost it, is removed (R-TRUST-004). */
export function ResetSecondStepDialog({ student, onClose }: ResetSecondStepDialogProps) {
  const reset = useStudentMutation({
    send: () => callApi(resetSecondFactor, { studentId: student.id }),
    successMessage: resetSecondFactor.successMessage,
    fallbackError: m.students_second_step_not_removed(),
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={m.students_remove_second_step_title()}
      confirmLabel={m.students_remove_second_step()}
      busy={reset.isPending && m.kit_removing()}
      error={reset.errorMessage}
      onClose={onClose}
      onConfirm={() => reset.mutate()}
    >
      <Text
        of={m.students_remove_second_step_consequence}
        name={<bdi className="font-semibold text-ink">{student.name}</bdi>}
      />
    </ConfirmDialog>
  )
}
