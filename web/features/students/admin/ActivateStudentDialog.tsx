import { setStudentsActive } from '../../../../contract/admin/manage-students.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
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
    successMessage: isActive ? m.students_student_deactivated() : m.students_student_activated(),
    fallbackError: isActive
      ? m.students_failed_deactivate_student()
      : m.students_failed_activate_student(),
    onSuccess: onClose,
  })
  const name = <bdi className="font-semibold text-ink">{student.name}</bdi>
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => change.mutate()}
      title={isActive ? m.students_deactivate_title() : m.students_activate_title()}
      confirmLabel={isActive ? m.students_deactivate() : m.students_activate()}
      destructive={isActive}
      busy={change.isPending && m.kit_saving()}
      error={change.errorMessage}
    >
      {isActive ? (
        <Text of={m.students_deactivate_consequence} name={name} />
      ) : (
        <Text of={m.students_activate_consequence} name={name} />
      )}
    </ConfirmDialog>
  )
}
