import { httpError } from '../platform/errors.ts'

/** Rejects a call during an impersonation: only students themselves can see and change their sign-in. */
export function throwIfImpersonated({ impersonatorId }: { impersonatorId: number | null }): void {
  if (impersonatorId !== null)
    httpError('impersonation_not_allowed', 'Only the student can see and change this.')
}
