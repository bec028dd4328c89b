import { type ImpersonatorSession, STORAGE_KEY } from './impersonator-session.ts'

/** Stores the session to restore after an impersonation; in a module of its own that students do not download. */
export function storeImpersonator(session: ImpersonatorSession): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(session))
}
