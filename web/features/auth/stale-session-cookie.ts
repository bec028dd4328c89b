import { expireSession, sessionToken, useSession } from '../../api/session.ts'

/**
 * Drops a session cookie whose person this browser no longer knows: it would go along with every call, and a
 * server that knows it no more would refuse even the sign-in.
 */
export function dropStaleSessionCookie(): void {
  if (!useSession.getState().authenticated && sessionToken() !== '') expireSession()
}
