import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    data_exports: DataExportsTable
    mentions: MentionsTable
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
