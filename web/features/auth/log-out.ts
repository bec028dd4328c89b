import { logout } from '../../../contract/auth.ts'
import { ask } from '../../api/ask.ts'
import { keptAdministrator } from '../../api/kept-administrator.ts'
import { signedOut } from '../../api/session.ts'

/** Ends the session here and at the server (decisions §13). Here it ends at once, whether the server hears of it or not. */
export function logOut(): void {
  ask(logout, {}).catch(() => {})
  // whoever is signed in as a student leaves nothing of their own behind either
  const kept = keptAdministrator()
  if (kept) ask(logout, {}, { bearer: kept.token }).catch(() => {})
  signedOut()
}
