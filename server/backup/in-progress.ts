import type { Db } from '../kernel/db.ts'
import { hasTable } from '../kernel/migrate.ts'

/** A table that is there from the beginning of a restore until the transaction that holds all of it commits. */
export const RESTORE_MARK = 'restore_in_progress'

/** True if a restore into this database was begun and has not ended (decision 0323). */
export const isRestoring = (db: Db): Promise<boolean> => hasTable(db, RESTORE_MARK)

export async function markRestoring(db: Db): Promise<void> {
  await db.schema.createTable(RESTORE_MARK).ifNotExists().addColumn('since', 'text').execute()
}

export async function unmarkRestoring(db: Db): Promise<void> {
  await db.schema.dropTable(RESTORE_MARK).ifExists().execute()
}
