import { type ListedStudent, loginAsStudent } from '../../../../contract/admin.ts'
import { ask } from '../../../api/ask.ts'
import { forgetAdministrator, keepAdministrator } from '../../../api/kept-administrator.ts'
import { paths } from '../../../api/paths.ts'
import { signedIn, token, useSession } from '../../../api/session.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { useChange } from './use-change.ts'

const HOUR = 3600

/** Replaces the administrator's session with the student's and starts the site afresh (wallet-and-admin §4). */
async function logInAs({ email }: ListedStudent) {
  const { user } = useSession.getState()
  if (!user) return
  // kept first: the answer itself brings the student's cookie
  const until = Math.floor(Date.now() / 1000) + HOUR
  keepAdministrator({ token: token(), user, until })
  try {
    signedIn(await ask(loginAsStudent, { student_email: email }))
  } catch (fault) {
    forgetAdministrator()
    throw fault
  }
  location.assign(paths.dashboard)
}

/** Asks once more before an administrator acts in a student's name. */
export function LoginDialog({ student, onClose }: { student: ListedStudent; onClose: () => void }) {
  const entering = useChange({
    send: () => logInAs(student),
    said: undefined,
    otherwise: 'Failed to login as student',
    onDone: () => {},
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => entering.mutate()}
      title="Login as Student"
      confirm="Login as Student"
      // until the new page is there
      busy={(entering.isPending || entering.isSuccess) && 'Signing in...'}
    >
      You will see the site as <bdi className="font-semibold text-ink">{student.name}</bdi> does,
      for an hour at most. What you do there is done in their name, and is written in the audit log.
    </ConfirmDialog>
  )
}
