import type { Db } from '../platform/db.ts'
import { hasTable } from '../platform/migrate.ts'

/** A table that exists from the start of a restore until its transaction commits. */
export const RESTORE_MARKER_TABLE = 'restore_in_progress'

/** True if a restore was started and has not finished (decision 0210). */
export const isRestoreInProgress = (db: Db): Promise<boolean> => hasTable(db, RESTORE_MARKER_TABLE)

export async function setRestoreMarker(db: Db): Promise<void> {
  await db.schema
    .createTable(RESTORE_MARKER_TABLE)
    .ifNotExists()
    .addColumn('since', 'text')
    .execute()
}

export async function clearRestoreMarker(db: Db): Promise<void> {
  await db.schema.dropTable(RESTORE_MARKER_TABLE).ifExists().execute()
}
