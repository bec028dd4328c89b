import type { ErrorCode } from '../../../../contract/platform/error-codes.ts'
import { readImpersonator } from '../../../api/impersonator-session.ts'
import {
  expireSession,
  SESSION_ENDED,
  SIGN_IN_TO_GO_ON,
  sessionToken,
  startSession,
  useSession,
} from '../../../api/session.ts'
import { toast } from '../../../kit/toast.ts'
import { askForPassword } from './ask-for-password.tsx'
import { findUserOfCookie } from './use-sign-in-elsewhere.ts'

// in the same file as what follows, because a file of its own would split those that a student loads
export { coverPage } from './cover-page.tsx'

/** A dialog, or a field that was edited on this page; main.tsx marks these. */
const OPEN_INPUT = 'dialog[open], [data-edited]:not([type=search])'

/**
 * Renews a session that the server has rejected, or asks for the password that a call requires. True if the same user has a
 * session again: the request is sent once more. The user enters the password over the page. The session is cleared after
 * Cancel, on a public page, during an impersonation, and if its cookie is gone while nothing is typed.
 */
export async function renewSession(
  usedToken: string,
  response?: Response,
  isPublicPage = false,
): Promise<boolean> {
  const { authenticated, user } = useSession.getState()
  if (user && response && (await needsPassword(response)))
    return (
      (await askForPassword({ reason: 'password-required', user, token: usedToken })) ===
      'confirmed'
    )
  // a sign-in began a new session while the request was under way
  if (usedToken !== sessionToken()) return user !== null && (await isSignedInAgain(user.id))
  if (!authenticated || !user || isPublicPage || readImpersonator()) {
    expireSession()
    return false
  }
  if (usedToken === '' && !document.querySelector(OPEN_INPUT)) {
    expireSession()
    toast.info(SESSION_ENDED, SIGN_IN_TO_GO_ON)
    return false
  }
  const outcome = await askForPassword({ reason: 'session-ended', user, token: usedToken })
  if (outcome === 'cancelled') expireSession()
  return outcome === 'confirmed'
}

/** True if the session is valid and the call requires a recent entry of the password (decision 0642). */
async function needsPassword(response: Response): Promise<boolean> {
  // every error response has this envelope
  const { code } = (await response.clone().json()) as { code?: ErrorCode }
  return code === 'reauthentication_required'
}

async function isSignedInAgain(userId: string): Promise<boolean> {
  const user = sessionToken() === '' ? undefined : await findUserOfCookie()
  if (user?.id !== userId) return false
  startSession(user)
  return true
}
