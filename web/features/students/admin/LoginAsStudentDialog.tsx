import { loginAsStudent } from '../../../../contract/admin/admin.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { clearImpersonator } from '../../../api/impersonator-session.ts'
import { paths } from '../../../api/paths.ts'
import { sessionToken, startSession, useSession } from '../../../api/session.ts'
import { storeImpersonator } from '../../../api/store-impersonator.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

const HOUR_SECONDS = 3600

/** Replaces the administrator's session by the student's and reloads the site (R-ASTUD-017). */
async function impersonate({ email }: ListedStudent) {
  const { user } = useSession.getState()
  if (!user) return
  // store it first: the response sets the student's cookie
  const endsAt = Math.floor(Date.now() / 1000) + HOUR_SECONDS
  storeImpersonator({ token: sessionToken(), user, until: endsAt })
  try {
    startSession(await callApi(loginAsStudent, { studentEmail: email }))
  } catch (error) {
    clearImpersonator()
    throw error
  }
  location.assign(paths.dashboard)
}

type LoginAsStudentDialogProps = { student: ListedStudent; onClose: () => void }

/** Confirms that an administrator signs in as a student. */
export function LoginAsStudentDialog({ student, onClose }: LoginAsStudentDialogProps) {
  const impersonateMutation = useStudentMutation({
    send: () => impersonate(student),
    successMessage: undefined,
    fallbackError: m.students_failed_login_student(),
    onSuccess: () => {},
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => impersonateMutation.mutate()}
      title={m.students_login_title()}
      error={impersonateMutation.errorMessage}
      confirmLabel={m.students_login_title()}
      // until the new page has loaded
      busy={
        (impersonateMutation.isPending || impersonateMutation.isSuccess) && m.students_signing()
      }
    >
      <Text
        of={m.students_login_consequence}
        name={<bdi className="font-semibold text-ink">{student.name}</bdi>}
      />
    </ConfirmDialog>
  )
}
