import { signedUntil } from '../platform/signed-url.ts'
import { archiveKey } from './export-archive.ts'

export type ArchiveOwner = { id: number; session_epoch: number }

/** The address of an archive, which ends with a new password, the end of other sessions and the account (decision 0832). */
export function archiveUrl(
  secret: string,
  { archive, expires_at }: { archive: string; expires_at: number },
  { id: userId, session_epoch: epoch }: ArchiveOwner,
): string {
  return signedUntil(secret, archiveKey(archive), expires_at, { kind: 'user', userId, epoch })
}
