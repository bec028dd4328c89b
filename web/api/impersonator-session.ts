import type { User } from '../../contract/auth/auth.ts'

/** Its key in the local storage. */
export const STORAGE_KEY = 'administrator'

/** The administrator's own session, stored on this device while they are signed in as somebody else (decision 0362). */
export type ImpersonatorSession = {
  token: string
  user: User
  /** The end of the impersonation (Unix seconds). */
  until: number
  /** The page to return to; the list of students without it. */
  backTo?: string
}

export function readImpersonator(): ImpersonatorSession | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
  } catch {
    return null
  }
}

export function clearImpersonator(): void {
  localStorage.removeItem(STORAGE_KEY)
}
