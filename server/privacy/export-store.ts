import type { Db, Tx } from '../platform/db.ts'

/** The last archive of a user; undefined if there never was one. */
export async function findExport(db: Db, userId: number) {
  return db.selectFrom('data_exports').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Plans a new archive. The earlier one stays until the new one is finished. */
export async function planExport(tx: Tx, userId: number, now: number): Promise<void> {
  const plan = {
    requested_at: now,
    due_at: now,
    finished_at: null,
    failed_at: null,
  }
  await tx
    .insertInto('data_exports')
    .values({ user_id: userId, ...plan })
    .onConflict((it) =>
      it.column('user_id').doUpdateSet({ ...plan, claimed_until: 0, attempts: 0, last_error: '' }),
    )
    .execute()
  await tx
    .insertInto('data_export_log')
    .values({ user_id: userId, requested_at: now, finished_at: null })
    .execute()
}

/** Records a finished archive; false if the account was erased meanwhile. */
export async function finishExport(
  tx: Tx,
  userId: number,
  archive: { archive: string; bytes: number; expires_at: number; finished_at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_exports')
    .set({ ...archive, claimed_until: 0 })
    .where('user_id', '=', userId)
    .executeTakeFirst()
  await tx
    .updateTable('data_export_log')
    .set({ finished_at: archive.finished_at })
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .execute()
  return numUpdatedRows > 0n
}

/** Archives that can no longer be downloaded. */
export async function listExpiredArchives(db: Db, now: number) {
  return db
    .selectFrom('data_exports')
    .select(['user_id as userId', 'archive'])
    .where('archive', '!=', '')
    .where('expires_at', '<=', now)
    .where('finished_at', 'is not', null)
    .limit(100)
    .execute()
}

export async function forgetArchive(db: Db, userId: number, archive: string): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ archive: '', bytes: 0 })
    .where('user_id', '=', userId)
    .where('archive', '=', archive)
    .execute()
}
