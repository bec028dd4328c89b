import type { Call, Reauthentication } from '../../contract/call.ts'
import { REAUTHENTICATION_SECONDS } from '../../contract/call.ts'
import { httpError } from '../platform/errors.ts'
import type { Caller } from './authenticate.ts'

const MESSAGES: Record<Exclude<Reauthentication, 'none'>, string> = {
  money: 'Enter your password again to move money.',
  roles: 'Enter your password again to change accounts.',
  exports: 'Enter your password again to export data.',
  impersonation: 'Enter your password again to sign in as a student.',
  settings: 'Enter your password again to change the settings.',
  security: 'Enter your password again to change how you sign in.',
}

/** Throws 401 unless the caller has entered the password within the last ten minutes, where the call requires it. */
export function requireReauthentication(
  { reauthentication = 'none' }: Pick<Call, 'reauthentication'>,
  caller: Caller | null,
  now: number,
): void {
  if (reauthentication === 'none' || !caller) return
  if (caller.authenticatedAt > now - REAUTHENTICATION_SECONDS) return
  httpError('reauthentication_required', MESSAGES[reauthentication])
}
