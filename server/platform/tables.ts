import type { Generated } from 'kysely'
import type { WorkerName } from '../../contract/admin/worker-names.ts'
import type { BinKind } from '../../contract/bin/bin.ts'
import type { Locale } from '../../messages/languages.ts'

/**
 * The tables for Kysely. Each feature adds its own in `<feature>/tables.ts` by declaration merging, so this folder depends on
 * none of them. Times are Unix seconds, amounts are kobo, booleans are 1 and 0 (SQLite has no boolean), and 0 or
 * '' means 'none' in a column that is not nullable.
 */
export interface Tables {
  confirmed_time: { id: number; at: number }
  audit: AuditTable
  bin: BinTable
  email_outbox: EmailOutboxTable
  erasures: ErasuresTable
  mail_pauses: MailPausesTable
  secrets: { name: string; value: string }
  worker_failures: WorkerFailuresTable
}

type AuditTable = {
  id: Generated<number>
  at: number
  actor_id: number
  action: string
  subject_id: number | null
  detail: Generated<string>
  /** The kind of staff that the actor had, '' for a student. */
  actor_staff: Generated<string>
  /** JSON of the changed fields, '' for none (decision 0500). */
  changes: Generated<string>
  /** JSON of the message of `detail`, '' for a detail that is the same in every language. */
  message: Generated<string>
}

/** Deleted items that can be restored. */
type BinTable = {
  id: Generated<number>
  kind: BinKind
  item_id: number
  name: string
  place: string
  deleted_at: number
  deleted_by: number
  /** JSON of the data that a restore needs beyond the row; '' for none. */
  restore_data: string
}

/** A planned or finished erasure of an account (decision 0657). */
type ErasuresTable = {
  id: Generated<number>
  user_id: number
  /**
   * own: requested by the person. bin: deleted by an administrator 30 days before. administrator: requested by one, at once.
   * restore: repeated after a restore.
   */
  origin: 'own' | 'bin' | 'administrator' | 'restore'
  requested_at: number
  /** Kobo that the person gave up; 0 for other origins. */
  balance: Generated<number>
  /** The time of the erasure, or of the next attempt after an error. */
  due_at: number
  claimed_until: Generated<number>
  attempts: Generated<number>
  /** The start of the erasure, after which it cannot be cancelled. */
  started_at: number | null
  finished_at: number | null
  failed_at: number | null
  last_error: Generated<string>
}

type EmailOutboxTable = {
  id: Generated<number>
  message_id: number | null
  to_address: string
  /** '' if the email has the subject of its message. */
  subject: string
  /** '' if the email has the text of its message, and once it is sent. */
  body: string
  attempts: Generated<number>
  next_attempt_at: number
  claimed_until: Generated<number>
  sent_at: number | null
  failed_at: number | null
  last_error: Generated<string>
  created_at: number
  /** The language of the text; '' if a person of the school wrote it. */
  language: Generated<Locale | ''>
  /** 1 if it was written to the folder of a school without mail server: it was not delivered. */
  in_folder: Generated<number>
  /** The student whom an email to a contact is about. */
  student_id: number | null
}

/** One row while the mail server accepts nothing: all emails wait (decision 0220). */
type MailPausesTable = {
  id: Generated<number>
  paused_at: number
  paused_until: number
  /** The refusals since then; the pause grows with them. */
  refusals: number
  reason: string
}

/** Work of a background worker that fails at present. */
type WorkerFailuresTable = {
  id: Generated<number>
  worker: WorkerName
  /** 'job 17', or 'process …' for a pass. */
  source: string
  failing_since: number
  last_failed_at: number
  error: string
}
