import { type ImpersonatorSession, STORAGE_KEY } from './impersonator-session.ts'

/** Stores the session that an impersonation ends with; apart, because students download the rest. */
export function storeImpersonator(session: ImpersonatorSession): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(session))
}
