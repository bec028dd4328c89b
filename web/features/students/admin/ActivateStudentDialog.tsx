import { setStudentsActive } from '../../../../contract/admin/manage-students.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

/** Confirms that a student is deactivated, or activated again. */
export function ActivateStudentDialog({
  student,
  onClose,
}: {
  student: ListedStudent
  onClose: () => void
}) {
  const { isActive } = student
  const change = useStudentMutation({
    send: () => callApi(setStudentsActive, { studentIds: [student.id], isActive: !isActive }),
    successMessage: isActive ? 'Student deactivated' : 'Student activated',
    fallbackError: isActive ? 'Failed to deactivate student' : 'Failed to activate student',
    onSuccess: onClose,
  })
  const name = <bdi className="font-semibold text-ink">{student.name}</bdi>
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => change.mutate()}
      title={isActive ? 'Deactivate Student' : 'Activate Student'}
      confirmLabel={isActive ? 'Deactivate' : 'Activate'}
      destructive={isActive}
      busy={change.isPending && 'Saving...'}
      error={change.errorMessage}
    >
      {isActive ? (
        <>
          {name} will be signed out everywhere and cannot sign in until activated again. Classes,
          marks, money and certificates stay.
        </>
      ) : (
        <>{name} can sign in again with the same password.</>
      )}
    </ConfirmDialog>
  )
}
