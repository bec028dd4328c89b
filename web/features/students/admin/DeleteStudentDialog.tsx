import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteStudent } from '../../../../contract/admin/admin.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { callApi } from '../../../api/call-api.ts'
import { eraseStudentNow } from '../../../forms/erase-student.ts'
import { useDeletionToast } from '../../../forms/use-undo.ts'
import { Button } from '../../../kit/Button.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { inNaira } from '../../../kit/naira.ts'
import { studentHeadQuery } from './student-page-queries.ts'
import { useStudentMutation } from './use-student-mutation.ts'

/** Confirms the deletion of a student. */
export function DeleteStudentDialog({
  student,
  onClose,
}: {
  student: ListedStudent
  onClose: () => void
}) {
  const reportDeletion = useDeletionToast()
  const deleteMutation = useStudentMutation({
    send: () => callApi(deleteStudent, { studentId: student.id }),
    // reported with Undo
    successMessage: undefined,
    fallbackError: 'Failed to delete student',
    onSuccess: () => {
      reportDeletion('Student deleted successfully!', 'student', student.id)
      onClose()
    },
  })
  const queryClient = useQueryClient()
  const eraseNow = async () => {
    onClose()
    await eraseStudentNow(queryClient, student)
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => deleteMutation.mutate()}
      title="Delete Student"
      confirmLabel="Delete Student"
      destructive
      busy={deleteMutation.isPending && 'Deleting...'}
      error={deleteMutation.errorMessage}
    >
      <bdi className="font-semibold text-ink">{student.name}</bdi> ({student.email}) will be signed
      out and removed from every list. <Stakes student={student} /> The account can be restored from
      the bin for 30 days. After that it is erased: name, contact details and answers go, and
      payments and scores stay as those of a former student.
      <Button
        variant="destructive-outline"
        className="mt-3 flex"
        disabled={deleteMutation.isPending}
        onClick={eraseNow}
      >
        Erase now instead
      </Button>
    </ConfirmDialog>
  )
}

/** The data of the student that the deletion concerns: money, classes, submissions and certificates. */
function Stakes({ student: { id, wallet } }: { student: ListedStudent }) {
  const counts = useQuery(studentHeadQuery(id)).data?.counts
  if (!counts) return null
  const stakes = [
    wallet > 0 && `${inNaira(wallet)} in the wallet`,
    counted(counts.classes, 'class', 'classes'),
    counted(counts.submissions, 'submitted exam', 'submitted exams'),
    counted(counts.certificates, 'certificate', 'certificates'),
  ].filter(Boolean)
  if (stakes.length === 0) return 'There is no money, class or exam.'
  return <b className="num font-semibold text-ink">{`At stake: ${stakes.join(', ')}.`}</b>
}

const counted = (count: number, one: string, many: string) =>
  count > 0 && `${count.toLocaleString('en')} ${count === 1 ? one : many}`
