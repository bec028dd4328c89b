import { createHash } from 'node:crypto'
import type { DeclineCode } from '../../contract/platform/error-codes.ts'
import type { Message } from '../../messages/message.ts'
import { decline } from './errors.ts'

type Edit<Version> = {
  /** The version that the client has edited; undefined from an older client, which overwrites. */
  edited: Version | undefined
  /** The version of the locked row. */
  current: Version
}

type Conflict = { code: Extract<DeclineCode, `conflict_${string}`>; message: Message }

/** Declines a change that is based on an outdated version (decision 0432). */
export function declineOutdated<Version extends string | number>(
  { edited, current }: Edit<Version>,
  { code, message }: Conflict,
): void {
  if (edited !== undefined && edited !== current) decline(code, message)
}

/** Returns a digest of the values of a form, as the version of the edited data. */
export function digestOf(form: object): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('base64url').slice(0, 22)
}
