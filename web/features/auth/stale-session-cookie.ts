import { expireSession, sessionToken, useSession } from '../../api/session.ts'

/**
 * Deletes a session cookie without a stored user. It would be sent with every call, and the server would reject an
 * expired token even at sign-in.
 */
export function dropStaleSessionCookie(): void {
  if (!useSession.getState().authenticated && sessionToken() !== '') expireSession()
}
