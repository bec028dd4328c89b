import { useEffect, useEffectEvent } from 'react'
import { getUserData, type User } from '../../../../contract/auth/auth.ts'
import { callApi } from '../../../api/call-api.ts'
import { sessionToken } from '../../../api/session.ts'

const INTERVAL_MS = 1_000

/** The user of the session in the cookie, undefined if it has ended or no response arrives. */
export function findUserOfCookie(): Promise<User | undefined> {
  return callApi(getUserData, {}, { bearerToken: sessionToken() }).catch(() => undefined)
}

/**
 * Reports a user who signs in in another tab, which shares the session cookie. Polls the cookie each second: not all
 * browsers have an event for cookie changes, and the stored user does not change if the same user signs in again. The first
 * comparison is with `endedToken`, the token of the ended session, so that an earlier sign-in counts too. Does not poll if
 * it is undefined.
 */
export function useSignInElsewhere(
  endedToken: string | undefined,
  onSignIn: (user: User) => void,
): void {
  const report = useEffectEvent(onSignIn)
  useEffect(() => {
    if (endedToken === undefined) return
    let isStopped = false
    let knownToken = endedToken
    const look = async () => {
      const token = sessionToken()
      if (token === knownToken) return
      knownToken = token
      const user = token === '' ? undefined : await findUserOfCookie()
      if (user && !isStopped && token === sessionToken()) report(user)
    }
    const timer = setInterval(look, INTERVAL_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      isStopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [endedToken])
}
