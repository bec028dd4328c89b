import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { User } from '../../contract/auth.ts'
import { clearImpersonator, readImpersonator } from './impersonator-session.ts'
import { paths } from './paths.ts'

type Session = { authenticated: boolean; user: User | null }

let isExpired = false

/** Whether the last session ended by itself, and not by signing out: whoever signs in again goes on where they were. */
export const hasSessionExpired = () => isExpired

// storage holds naira, like the wire; inside is kobo. Above the store, which reads what is kept while it is made
const toStorage = (user: User): User => ({ ...user, wallet: user.wallet / 100 })
const fromStorage = (user: User): User => ({ ...user, wallet: Math.round(user.wallet * 100) })

/** Who is signed in. The browser keeps the flag and the user, and nothing more (R-AUTH-051). */
export const useSession = create<Session>()(
  persist((): Session => ({ authenticated: false, user: null }), {
    name: 'auth-storage',
    storage: createJSONStorage(() => localStorage),
    partialize: ({ authenticated, user }) => ({ authenticated, user: user && toStorage(user) }),
    merge: (stored, current) => {
      const { authenticated = false, user = null } = (stored ?? {}) as Partial<Session>
      // a flag without its cookie is a session that has ended
      isExpired = authenticated && sessionToken() === ''
      if (!authenticated || !user || isExpired) return current
      return { authenticated, user: fromStorage(user) }
    },
  }),
)

/** The session token: the cookie that sign-in set, or ''. */
export function sessionToken(): string {
  return /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
}

/** Takes over the user that sign-in, sign-up or a refresh answered. */
export function startSession(user: User): void {
  useSession.setState({ authenticated: true, user })
}

/** Forgets a session that the server no longer knows; what was typed and not yet sent stays on the device. */
export function expireSession(): void {
  if (endImpersonation()) return
  isExpired = true
  clearSession()
}

function clearSession() {
  setTokenCookie('', 0)
  useSession.setState({ authenticated: false, user: null })
}

/** Signing out clears the token cookie, both storages and the user (R-AUTH-052). */
export function endSession(): void {
  clearImpersonator()
  isExpired = false
  clearSession()
  sessionStorage.clear()
  localStorage.clear()
}

const THIRTY_DAYS = 30 * 24 * 3600

/** Gives an administrator who was signed in as a student their own session back; false when there is none to return to. */
export function endImpersonation(): boolean {
  const impersonator = readImpersonator()
  if (!impersonator) return false
  clearImpersonator()
  setTokenCookie(impersonator.token, THIRTY_DAYS)
  startSession(impersonator.user)
  location.assign(paths.admin.students)
  return true
}

/** What the server's own cookie says (R-AUTH-030). */
function setTokenCookie(value: string, maxAgeSeconds: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older Android browsers
  document.cookie = `token=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}
