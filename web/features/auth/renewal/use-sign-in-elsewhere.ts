import { useEffect, useEffectEvent } from 'react'
import { getUserData, type User } from '../../../../contract/auth.ts'
import { callApi } from '../../../api/call-api.ts'
import { sessionToken } from '../../../api/session.ts'

const INTERVAL_MS = 1_000

/** The user of the cookie's session, undefined if it has ended or no response arrives. */
export function findUserOfCookie(): Promise<User | undefined> {
  return callApi(getUserData, {}, { bearerToken: sessionToken() }).catch(() => undefined)
}

/**
 * Reports the user who signs in in another tab, which all tabs share the cookie with. Reads the cookie each second: a change
 * of a cookie is no event in all browsers, and the stored user does not change if the same one signs in again. A sign-in before the
 * first look counts too: the cookie is compared with `endedToken`, the token of the session that has ended; undefined looks never.
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
