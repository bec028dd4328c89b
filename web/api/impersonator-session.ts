import type { User } from '../../contract/auth/auth.ts'

/** Its key in the local storage. */
export const STORAGE_KEY = 'administrator'

/** The administrator's own session, stored on this device while they are signed in as a student (decision 0362). */
export type ImpersonatorSession = {
  token: string
  user: User
  /** The end of the impersonation (Unix seconds). */
  until: number
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
