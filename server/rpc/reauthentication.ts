import {
  type Call,
  REAUTHENTICATION_SECONDS,
  type Reauthentication,
} from '../../contract/platform/call.ts'
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

type ReauthenticatedCall = Pick<Call, 'reauthentication'>

/** True if the call does not require the password again, or the caller has entered it within the last ten minutes. */
export function isReauthenticated(
  { reauthentication = 'none' }: ReauthenticatedCall,
  caller: Caller | null,
  now: number,
): boolean {
  // nobody knows the student's password during an impersonation: such calls of students refuse it themselves
  if (reauthentication === 'none' || !caller || caller.impersonatorId !== null) return true
  return caller.authenticatedAt > now - REAUTHENTICATION_SECONDS
}

/** Throws 401 unless the caller has entered the password within the last ten minutes, where the call requires it. */
export function requireReauthentication(
  call: ReauthenticatedCall,
  caller: Caller | null,
  now: number,
): void {
  const { reauthentication = 'none' } = call
  if (reauthentication !== 'none' && !isReauthenticated(call, caller, now))
    httpError('reauthentication_required', MESSAGES[reauthentication])
}
