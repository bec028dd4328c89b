import type { Generated } from 'kysely'
import type { Locale } from '../../messages/languages.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    data_exports: DataExportsTable
    mentions: MentionsTable
    data_protection: DataProtectionTable
    privacy_complaints: PrivacyComplaintsTable
    data_export_log: DataExportLogTable
  }
}

/** The last archive of a user (decision 0656). */
type DataExportsTable = {
  id: Generated<number>
  user_id: number
  requested_at: number
  /** The time of the next attempt. */
  due_at: number
  claimed_until: Generated<number>
  attempts: Generated<number>
  finished_at: number | null
  failed_at: number | null
  last_error: Generated<string>
  /** The name of the archive in the folder `exports` of the file store; '' before and after. */
  archive: Generated<string>
  bytes: Generated<number>
  expires_at: Generated<number>
}

/** Where a text of somebody else mentions an erased person, until an administrator has decided about it (decision 0830). */
type MentionsTable = {
  id: Generated<number>
  /** The erased account. */
  user_id: number
  table_name: string
  /** 0 for a setting, whose name is the column. */
  row_id: number
  column_name: string
  /** In UTF-16 code units, as JavaScript counts them. */
  position: number
  characters: number
  found_at: number
}

/** One row: who answers for the data (R-SAFE-009). */
type DataProtectionTable = {
  id: Generated<number>
  controller: string
  address: string
  officer: string
  contact_email: string
  contact_phone: string
  /** Who else gets data, one a line. */
  processors: string
  version: number
}

/** Complaints of anyone about their data. */
type PrivacyComplaintsTable = {
  id: Generated<number>
  /** The account, if it was signed in. */
  user_id: number | null
  name: string
  email: string
  body: string
  language: Generated<Locale | ''>
  received_at: number
  due_at: number
  answered_at: number | null
  answered_by: number | null
  answer: Generated<string>
}

/** Every archive of 'Download my data' that was asked for; `data_exports` has the last one of a user. */
type DataExportLogTable = {
  id: Generated<number>
  user_id: number
  requested_at: number
  finished_at: number | null
}
