import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeRole } from '../../../../contract/admin/manage-students.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { ADMIN_ROLE, STUDENT_ROLE } from '../../../../contract/auth/auth.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
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
    fallbackError: m.students_failed_update_student(),
    onSuccess: onClose,
  })
  return (
    <RoleConfirmation
      name={student.name}
      kind={undefined}
      busy={change.isPending && m.kit_saving()}
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
    fallbackError: m.students_failed_update_student(),
    onSuccess: onClose,
  })
  if (isConfirming) {
    return (
      <RoleConfirmation
        name={student.name}
        kind={values.kind}
        busy={change.isPending && m.kit_saving()}
        error={change.errorMessage}
        onConfirm={() => change.mutate()}
        onClose={() => setConfirming(false)}
      />
    )
  }
  return (
    <FormDialog
      title={m.students_make_member_staff()}
      tall
      description={
        <Text
          of={m.students_joins_and_studies}
          name={<bdi className="font-semibold text-ink">{student.name}</bdi>}
        />
      }
      submitLabel={m.students_make_member_staff()}
      busyLabel={change.isPending && m.kit_saving()}
      error={change.errorMessage}
      isDirty={values !== TEACHER}
      onClose={onClose}
      onConfirm={() => (values.kind === 'owner' ? setConfirming(true) : change.mutate())}
    >
      <KindFields values={values} classes={classes.data ?? []} onChange={setValues} />
    </FormDialog>
  )
}
