import { deleteStudent, type ListedStudent } from '../../../../contract/admin.ts'
import { callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

/** Confirms the deletion of a student. */
export function DeleteStudentDialog({
  student,
  onClose,
}: {
  student: ListedStudent
  onClose: () => void
}) {
  const deleteMutation = useStudentMutation({
    send: () => callApi(deleteStudent, { studentId: student.id }),
    successMessage: deleteStudent.successMessage,
    fallbackError: 'Failed to delete student',
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => deleteMutation.mutate()}
      title="Delete Student"
      confirmLabel="Delete Student"
      destructive
      busy={deleteMutation.isPending && 'Deleting...'}
    >
      <bdi className="font-semibold text-ink">{student.name}</bdi> ({student.email}) will be signed
      out and removed from every list. Money, results and certificates are kept; this action cannot
      be undone.
    </ConfirmDialog>
  )
}
