import { deleteStudent, type ListedStudent } from '../../../../contract/admin.ts'
import { ask } from '../../../api/ask.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { useChange } from './use-change.ts'

/** Asks once more before a student is deleted. */
export function DeleteDialog({
  student,
  onClose,
}: {
  student: ListedStudent
  onClose: () => void
}) {
  const deleting = useChange({
    send: () => ask(deleteStudent, { student_id: student.id }),
    said: deleteStudent.says,
    otherwise: 'Failed to delete student',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => deleting.mutate()}
      title="Delete Student"
      confirm="Delete Student"
      destructive
      busy={deleting.isPending && 'Deleting...'}
    >
      <bdi className="font-semibold text-ink">{student.name}</bdi> ({student.email}) is signed out
      and gone from every list. Money, results and certificates are kept; this action cannot be
      undone.
    </ConfirmDialog>
  )
}
