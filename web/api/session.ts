import { create } from 'zustand'
import { type User, userFieldNames } from '../../contract/auth/auth.ts'
import { toCodeNames, toWireNames } from '../../contract/platform/field-names.ts'
import { m } from '../../messages/m.ts'
import { clearImpersonator, readImpersonator } from './impersonator-session.ts'
import { paths } from './paths.ts'

const STORAGE = 'auth-storage'

export type Session = { authenticated: boolean; user: User | null }

let isSignedOut = false

/** True after signing out on this page: the next user of the device does not return to the page of the previous one. */
export const hasSignedOut = () => isSignedOut

/** A user as the wire has it: naira and wire names. */
type StoredUser = Record<string, unknown> & { wallet: number }

// declared before the store, which reads the storage at once
const toStorage = (user: User): StoredUser => ({
  ...toWireNames(user, userFieldNames),
  wallet: user.wallet / 100,
})
const fromStorage = (stored: StoredUser): User => {
  const user = { ...toCodeNames(stored, userFieldNames), wallet: Math.round(stored.wallet * 100) }
  // not decoded: a user whom an earlier release has stored stays signed in, even if a field is new
  return user as User
}

/** The session. The browser stores the flag and the user only (R-AUTH-051). */
export const useSession = create<Session>(() => {
  const { authenticated, user } = readStorage()
  // a stored flag without the cookie is an expired session
  if (!authenticated || !user || sessionToken() === '') return { authenticated: false, user: null }
  return { authenticated, user: fromStorage(user) }
})

useSession.subscribe(({ authenticated, user }) => {
  const state = { authenticated, user: user && toStorage(user) }
  try {
    localStorage.setItem(STORAGE, JSON.stringify({ state, version: 0 }))
  } catch {
    // a browser without storage keeps the session as long as the page
    forgetStored()
  }
})

/** A former user who stays stored would be taken for one who has signed in in another tab. */
function forgetStored() {
  try {
    localStorage.removeItem(STORAGE)
  } catch {
    // nothing is stored where storage is not allowed
  }
}

/** The session that this or an earlier release stored. */
function readStorage(): { authenticated?: boolean; user?: StoredUser | null } {
  try {
    return JSON.parse(localStorage.getItem(STORAGE) ?? '').state ?? {}
  } catch {
    return {}
  }
}

/** True if this page or another tab has stored a session that has not ended. */
export function isSessionStored(): boolean {
  const { authenticated, user } = readStorage()
  return authenticated === true && !!user
}

/** The user whom another tab has signed in, as whom the requests of this page would be sent; undefined if it is that of the page. */
export function findOtherUser(): User | undefined {
  const own = useSession.getState().user
  const { authenticated, user } = readStorage()
  return own && authenticated && user && user.id !== own.id ? fromStorage(user) : undefined
}

/** The session token from its cookie, '' if there is none. */
export function sessionToken(): string {
  return /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
}

/** Stores the user from a response of sign-in, sign-up or a refresh. */
export function startSession(user: User): void {
  isSignedOut = false
  useSession.setState({ authenticated: true, user })
}

/** The notice on the sign-in page after a session has ended. */
export const SESSION_ENDED = m.api_session_ended()
export const SIGN_IN_TO_GO_ON = m.api_sign_in_to_go_on()

/** Clears a session that the server rejected; drafts stay on the device. */
export function expireSession(): void {
  if (endImpersonation()) return
  clearSession()
}

function clearSession() {
  setTokenCookie('', 0)
  useSession.setState({ authenticated: false, user: null })
}

/** Clears the token cookie, both storages and the user (R-AUTH-052). */
export function endSession(): void {
  clearImpersonator()
  isSignedOut = true
  clearSession()
  sessionStorage.clear()
  localStorage.clear()
}

const THIRTY_DAYS = 30 * 24 * 3600

/** Restores the session of an impersonating administrator. False if there is none. */
export function endImpersonation(): boolean {
  const impersonator = readImpersonator()
  if (!impersonator) return false
  clearImpersonator()
  setTokenCookie(impersonator.token, THIRTY_DAYS)
  startSession(impersonator.user)
  location.assign(impersonator.backTo ?? paths.admin.students)
  return true
}

/** The same attributes as the cookie of the server (R-AUTH-030). */
function setTokenCookie(value: string, maxAgeSeconds: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older Android browsers
  document.cookie = `token=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}
