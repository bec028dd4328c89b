import { expireSession, isSessionStored, sessionToken, useSession } from '../../api/session.ts'

/**
 * Deletes a session cookie without a stored user. It would be sent with every call, and the server would reject an
 * expired token even at sign-in. The session of a user who has signed in in another tab meanwhile stays.
 */
export function dropStaleSessionCookie(): void {
  if (useSession.getState().authenticated || isSessionStored()) return
  if (sessionToken() !== '') expireSession()
}
