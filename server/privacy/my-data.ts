import { type DataExport, type MyData, nextExportAt } from '../../contract/privacy/privacy.ts'
import { say } from '../../messages/message.ts'
import { findUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { findPlannedErasure } from '../platform/erasures.ts'
import { httpError } from '../platform/errors.ts'
import { type ArchiveOwner, archiveUrl } from './archive-url.ts'
import { findExport } from './export-store.ts'

/** The balance, the archive and the planned deletion of a user. */
export async function readMyData(
  { db, mediaSecret }: Pick<AppContext, 'db' | 'mediaSecret'>,
  userId: number,
  now: number,
): Promise<MyData> {
  const user =
    (await findUser(db, userId)) ?? httpError('sign_in_required', say('rules_wire_sign_again'))
  const last = await findExport(db, userId)
  return {
    balance: user.wallet,
    archive: last ? toDataExport(last, { mediaSecret, user, now }) : null,
    deletion: (await findPlannedErasure(db, userId)) ?? null,
  }
}

type StoredExport = NonNullable<Awaited<ReturnType<typeof findExport>>>

type Signing = { mediaSecret: string; user: ArchiveOwner; now: number }

function toDataExport(row: StoredExport, { mediaSecret, user, now }: Signing): DataExport {
  const isReady = row.archive !== '' && row.expires_at > now
  const isFailed = row.failed_at !== null
  return {
    state: exportState(row, now),
    requestedAt: row.requested_at,
    url: isReady ? archiveUrl(mediaSecret, row, user) : '',
    bytes: isReady ? row.bytes : 0,
    readyUntil: isReady ? row.expires_at : 0,
    nextAt: nextExportAt({ requestedAt: row.requested_at, isFailed }),
  }
}

function exportState(row: StoredExport, now: number): DataExport['state'] {
  if (row.failed_at !== null) return 'failed'
  if (row.finished_at === null) return 'preparing'
  return row.archive !== '' && row.expires_at > now ? 'ready' : 'expired'
}
