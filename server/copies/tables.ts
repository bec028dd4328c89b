import type { Generated } from 'kysely'
import type { BackupPhase, BackupReason } from '../../contract/copies/copies.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    backups: BackupsTable
    backup_state: BackupStateTable
  }
}

/** Copies of the school (R-SAFE-001), also those that are still to be made and those that failed. */
type BackupsTable = {
  id: Generated<number>
  /** The planned time, or that of 'Back up now': one copy for each. */
  slot: number
  origin: 'schedule' | 'owner' | 'found'
  requested_by: number | null
  /** The time of the next attempt. */
  due_at: number
  claimed_until: Generated<number>
  attempts: Generated<number>
  /** Of the last attempt. */
  started_at: number | null
  /** When it was called good. */
  finished_at: number | null
  failed_at: number | null
  /** When it was deleted, because newer ones are kept. */
  removed_at: number | null
  phase: Generated<BackupPhase | ''>
  last_error: Generated<string>
  reason: Generated<BackupReason | ''>
  /** At the place of the copies; '' before. */
  name: Generated<string>
  /** The moment of its rows. */
  made_at: Generated<number>
  rows_total: Generated<number>
  files_total: Generated<number>
  bytes: Generated<number>
  file_bytes: Generated<number>
  check_seconds: Generated<number>
  ledger_differences: Generated<number>
  /** The public half of its key; '' without one. */
  recipient: Generated<string>
}

/** One row: the key of the copies, and what the owners have to be told. */
type BackupStateTable = {
  id: Generated<number>
  recipient: Generated<string>
  recipient_at: Generated<number>
  /** Since when copies are made. */
  since: number
  /** Failed attempts since the last good copy. */
  failures: Generated<number>
  last_good_at: Generated<number>
  /** When the owners were told that copies fail; 0 while they do not. */
  alerted_at: Generated<number>
}
