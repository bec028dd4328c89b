import {
  type Call,
  REAUTHENTICATION_SECONDS,
  type Reauthentication,
} from '../../contract/platform/call.ts'
import { type Message, say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import type { Caller } from './authenticate.ts'

const MESSAGES: Record<Exclude<Reauthentication, 'none'>, Message> = {
  money: say('rules_wire_password_to_move_money'),
  roles: say('rules_wire_password_to_change_accounts'),
  exports: say('rules_wire_password_to_export'),
  impersonation: say('rules_wire_password_to_sign_in_as'),
  settings: say('rules_wire_password_to_change_settings'),
  security: say('rules_wire_password_to_change_sign_in'),
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
