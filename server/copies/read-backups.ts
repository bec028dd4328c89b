import type { Backups, ListedBackup } from '../../contract/copies/copies.ts'
import type { AppContext } from '../platform/app-context.ts'
import { problemOf } from './backup-problem.ts'
import { slotsAround } from './schedule.ts'
import { listBackups, readBackupState } from './store.ts'

type Row = Awaited<ReturnType<typeof listBackups>>['rows'][number]

/** The copies and their state, for owners. */
export async function readBackups(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { page, now }: { page: number; now: number },
): Promise<Backups> {
  const { BACKUP_TO: place, BACKUP_AT: hour, SITE_TIMEZONE: timezone } = config
  const [state, list] = await Promise.all([readBackupState(db), listBackups(db, page)])
  return {
    place: !place ? null : place.startsWith('s3://') ? 'bucket' : 'folder',
    hour,
    nextAt: slotsAround(now, { hour, timezone }).next,
    recipient: state.recipient,
    recipientSince: state.recipient_at,
    problem: problemOf(state, { config, now }),
    lastGoodAt: state.last_good_at,
    ...list,
    rows: list.rows.map((it) => toListed(it, now)),
  }
}

const toListed = (row: Row, now: number): ListedBackup => ({
  id: row.id,
  state: stateOf(row, now),
  origin: row.origin,
  name: row.finished_at === null ? '' : row.name,
  at: row.made_at || row.slot,
  rows: row.rows_total,
  files: row.files_total,
  bytes: row.bytes + row.file_bytes,
  checkSeconds: row.check_seconds,
  ledgerDifferences: row.ledger_differences,
  isEncrypted: row.recipient !== '',
  phase: row.phase === '' ? null : row.phase,
  reason: row.reason === '' || row.finished_at !== null ? null : row.reason,
  error: row.finished_at === null ? row.last_error : '',
})

function stateOf(row: Row, now: number): ListedBackup['state'] {
  if (row.finished_at !== null) return 'good'
  if (row.failed_at !== null) return 'failed'
  return row.claimed_until > now ? 'running' : 'waiting'
}
