import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { User } from '../../contract/auth.ts'
import { forgetAdministrator, keptAdministrator } from './kept-administrator.ts'
import { paths } from './paths.ts'

type Session = { authenticated: boolean; user: User | null }

let ended = false

/** Whether the last session ended by itself, and not by signing out: whoever signs in again goes on where they were. */
export const hasEnded = () => ended

// storage holds naira, like the wire; inside is kobo. Above the store, which reads what is kept while it is made
const onWire = (user: User): User => ({ ...user, wallet: user.wallet / 100 })
const fromWire = (user: User): User => ({ ...user, wallet: Math.round(user.wallet * 100) })

/** Who is signed in. The browser keeps the flag and the user, and nothing more (student-area §3). */
export const useSession = create<Session>()(
  persist((): Session => ({ authenticated: false, user: null }), {
    name: 'auth-storage',
    storage: createJSONStorage(() => localStorage),
    partialize: ({ authenticated, user }) => ({ authenticated, user: user && onWire(user) }),
    merge: (kept, now) => {
      const { authenticated = false, user = null } = (kept ?? {}) as Partial<Session>
      // a flag without its cookie is a session that has ended
      ended = authenticated && token() === ''
      if (!authenticated || !user || ended) return now
      return { authenticated, user: fromWire(user) }
    },
  }),
)

/** The session token: the cookie that sign-in set, or ''. */
export function token(): string {
  return /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
}

/** Takes over the user that sign-in, sign-up or a refresh answered. */
export function signedIn(user: User): void {
  useSession.setState({ authenticated: true, user })
}

/** Forgets a session that the server no longer knows; what was typed and not yet sent stays on the device. */
export function sessionEnded(): void {
  if (returnToAdministrator()) return
  ended = true
  forget()
}

function forget() {
  setTokenCookie('', 0)
  useSession.setState({ authenticated: false, user: null })
}

/** Signing out clears the token cookie, both storages and the user (student-area §4). */
export function signedOut(): void {
  forgetAdministrator()
  ended = false
  forget()
  sessionStorage.clear()
  localStorage.clear()
}

const THIRTY_DAYS = 30 * 24 * 3600

/** Gives an administrator who was signed in as a student their own session back; false when there is none to return to. */
export function returnToAdministrator(): boolean {
  const kept = keptAdministrator()
  if (!kept) return false
  forgetAdministrator()
  setTokenCookie(kept.token, THIRTY_DAYS)
  signedIn(kept.user)
  location.assign(paths.admin.students)
  return true
}

/** What the server's own cookie says (decisions §2). */
function setTokenCookie(value: string, lastsSeconds: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older Android browsers
  document.cookie = `token=${value}; Path=/; Max-Age=${lastsSeconds}; SameSite=Lax${secure}`
}
