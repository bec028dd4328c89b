import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'

/** Rejects a call during an impersonation: only students themselves can see and change their sign-in. */
export function throwIfImpersonated({ impersonatorId }: { impersonatorId: number | null }): void {
  if (impersonatorId !== null)
    httpError('impersonation_not_allowed', say('rules_auth_only_student_see_change'))
}
