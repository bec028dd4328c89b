import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeRole } from '../../../../contract/admin/manage-students.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { ADMIN_ROLE, STUDENT_ROLE } from '../../../../contract/auth/auth.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { managedClassesQuery } from '../../classes/shared/managed-classes-query.ts'
import { KindFields, type KindValues } from '../../staff/shared/KindFields.tsx'
import { worksInClasses } from '../../staff/shared/kind-texts.ts'
import { RoleConfirmation } from './RoleConfirmation.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

type ChangeRoleDialogProps = { student: ListedStudent; onClose: () => void }

/** Makes a student a member of the staff, or a member a student. */
export function ChangeRoleDialog(props: ChangeRoleDialogProps) {
  return props.student.role === ADMIN_ROLE ? (
    <MakeStudentDialog {...props} />
  ) : (
    <MakeStaffDialog {...props} />
  )
}

function MakeStudentDialog({ student, onClose }: ChangeRoleDialogProps) {
  const change = useStudentMutation({
    send: () => callApi(changeRole, { studentId: student.id, role: STUDENT_ROLE }),
    successMessage: changeRole.successMessage,
    fallbackError: 'Failed to update student',
    onSuccess: onClose,
  })
  return (
    <RoleConfirmation
      name={student.name}
      kind={undefined}
      busy={change.isPending && 'Saving...'}
      error={change.errorMessage}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    />
  )
}

const TEACHER: KindValues = { kind: 'teacher', classIds: [] }

/** The kind and the classes of a new member of the staff. An owner, who may do everything, is confirmed (R-STAFF-002). */
function MakeStaffDialog({ student, onClose }: ChangeRoleDialogProps) {
  const [values, setValues] = useState(TEACHER)
  const [isConfirming, setConfirming] = useState(false)
  const classes = useQuery(managedClassesQuery)
  const change = useStudentMutation({
    send: () =>
      callApi(changeRole, {
        ...{ studentId: student.id, role: ADMIN_ROLE, staff: values.kind },
        ...(worksInClasses(values.kind) && { classIds: [...values.classIds] }),
      }),
    successMessage: changeRole.successMessage,
    fallbackError: 'Failed to update student',
    onSuccess: onClose,
  })
  if (isConfirming) {
    return (
      <RoleConfirmation
        name={student.name}
        kind={values.kind}
        busy={change.isPending && 'Saving...'}
        error={change.errorMessage}
        onConfirm={() => change.mutate()}
        onClose={() => setConfirming(false)}
      />
    )
  }
  return (
    <FormDialog
      title="Make a member of staff"
      tall
      description={
        <>
          <bdi className="font-semibold text-ink">{student.name}</bdi> works in the school from now
          on, and keeps the classes in which they study.
        </>
      }
      submitLabel="Make a member of staff"
      busyLabel={change.isPending && 'Saving...'}
      error={change.errorMessage}
      isDirty={values !== TEACHER}
      onClose={onClose}
      onConfirm={() => (values.kind === 'owner' ? setConfirming(true) : change.mutate())}
    >
      <KindFields values={values} classes={classes.data ?? []} onChange={setValues} />
    </FormDialog>
  )
}
