import type { BackupReason } from '../../contract/copies/copies.ts'
import { CopyFailed, DamagedCopy } from '../backup/copy-errors.ts'
import { RestoreError } from '../backup/read-archive.ts'
import { SealError } from '../backup/seal.ts'
import { TrialError } from '../backup/trial-database.ts'
import { RequestError } from '../platform/errors.ts'
import { isDiskFull, isUnavailable } from '../platform/outages.ts'
import { describeError } from '../platform/redact-error.ts'

/** Why an attempt failed, for owners, and the error without personal data. */
export type Failure = { reason: BackupReason; error: string }

export const failureOf = (error: unknown): Failure => ({
  reason: reasonOf(error),
  error: describeError(error),
})

function reasonOf(error: unknown): BackupReason {
  if (error instanceof CopyFailed) return error.code
  if (error instanceof TrialError) return 'no_trial'
  if (error instanceof DamagedCopy || error instanceof SealError || error instanceof RestoreError)
    return 'not_equal'
  if (isDiskFull(error)) return 'disk_full'
  if (error instanceof RequestError)
    return error.code === 'insufficient_storage' ? 'disk_full' : 'unreachable'
  if (!(error instanceof Error)) return 'other'
  const code = 'code' in error ? String(error.code) : ''
  if (/^(EACCES|EPERM|EROFS|ENOTDIR)$/.test(code)) return 'refused'
  if (/^The bucket answered 4/.test(error.message)) return 'refused'
  return isUnavailable(error) ? 'unreachable' : 'other'
}
