import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteStudent } from '../../../../contract/admin/admin.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { eraseStudentNow } from '../../../forms/erase-student.ts'
import { useDeletionToast } from '../../../forms/use-undo.ts'
import { Button } from '../../../kit/Button.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { commaList } from '../../../kit/comma-list.ts'
import { emailText } from '../../../kit/email-text.ts'
import { nairaInText } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
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
    fallbackError: m.students_failed_delete_student(),
    onSuccess: () => {
      reportDeletion(m.students_deleted_successfully(), 'student', student.id)
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
      title={m.students_delete_student()}
      confirmLabel={m.students_delete_student()}
      destructive
      busy={deleteMutation.isPending && m.kit_deleting()}
      error={deleteMutation.errorMessage}
    >
      <Text
        of={m.students_delete_consequence}
        name={<bdi className="font-semibold text-ink">{student.name}</bdi>}
        email={emailText(student.email)}
      />{' '}
      <Stakes student={student} /> {m.students_delete_restorable()}
      <Button
        variant="destructive-outline"
        className="mt-3 flex"
        disabled={deleteMutation.isPending}
        onClick={eraseNow}
      >
        {m.students_erase_now_instead()}
      </Button>
    </ConfirmDialog>
  )
}

/** The data of the student that the deletion concerns: money, classes, submissions and certificates. */
function Stakes({ student: { id, wallet } }: { student: ListedStudent }) {
  const counts = useQuery(studentHeadQuery(id)).data?.counts
  if (!counts) return null
  const stakes = [
    wallet > 0 && m.students_stake_wallet({ amount: nairaInText(wallet) }),
    counts.classes > 0 && m.students_stake_classes({ count: counts.classes }),
    counts.submissions > 0 && m.students_stake_submissions({ count: counts.submissions }),
    counts.certificates > 0 && m.students_stake_certificates({ count: counts.certificates }),
  ].filter((it) => it !== false)
  if (stakes.length === 0) return m.students_nothing_at_stake()
  return (
    <b className="num font-semibold text-ink">
      {m.students_at_stake({ stakes: commaList(stakes) })}
    </b>
  )
}
