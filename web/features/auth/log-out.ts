import { logout } from '../../../contract/auth.ts'
import { callApi } from '../../api/call-api.ts'
import { readImpersonator } from '../../api/impersonator-session.ts'
import { endSession } from '../../api/session.ts'

/** Ends the session here and at the server (decision 0405). Here it ends at once, whether the server hears of it or not. */
export function logOut(): void {
  callApi(logout, {}).catch(() => {})
  // whoever is signed in as a student leaves nothing of their own behind either
  const impersonator = readImpersonator()
  if (impersonator) callApi(logout, {}, { bearerToken: impersonator.token }).catch(() => {})
  endSession()
}
