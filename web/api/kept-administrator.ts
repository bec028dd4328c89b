import type { User } from '../../contract/auth.ts'

const KEY = 'administrator'

/** The administrator behind a session of `loginAsStudent`, on this device until they return (decision 0152). */
export type KeptAdministrator = {
  token: string
  user: User
  /** When the hour as a student is over (Unix seconds). */
  until: number
}

export function keepAdministrator(it: KeptAdministrator): void {
  localStorage.setItem(KEY, JSON.stringify(it))
}

export function keptAdministrator(): KeptAdministrator | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

export function forgetAdministrator(): void {
  localStorage.removeItem(KEY)
}
