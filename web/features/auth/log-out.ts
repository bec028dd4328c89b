import { logout } from '../../../contract/auth/auth.ts'
import { callApi } from '../../api/call-api.ts'
import { readImpersonator } from '../../api/impersonator-session.ts'
import { endSession } from '../../api/session.ts'

/** Signs out. The local session ends at once, even if the request fails. */
export function logOut(): void {
  callApi(logout, {}).catch(() => {})
  // an impersonating administrator is signed out as well
  const impersonator = readImpersonator()
  if (impersonator) callApi(logout, {}, { bearerToken: impersonator.token }).catch(() => {})
  endSession()
}
