import { BACKUPS_PER_PAGE, type BackupReason } from '../../contract/copies/copies.ts'
import type { GoodCopy } from '../backup/manifest.ts'
import { countRows } from '../platform/count-rows.ts'
import type { Db, Tx } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'

const STATE_ID = 1

/** What a manifest says, as columns. */
const columnsOf = (it: GoodCopy) => ({
  name: it.name,
  made_at: it.madeAt,
  rows_total: it.rows,
  files_total: it.files,
  bytes: it.bytes,
  file_bytes: it.fileBytes,
  check_seconds: it.checkSeconds,
  ledger_differences: it.ledgerDifferences,
  recipient: it.recipient,
})

const NO_STATE = {
  recipient: '',
  recipient_at: 0,
  since: 0,
  failures: 0,
  last_good_at: 0,
  alerted_at: 0,
}

/** The state of the copies; that of a school that never made one without a row. */
export async function readBackupState(db: Db) {
  const row = await db
    .selectFrom('backup_state')
    .selectAll()
    .where('id', '=', STATE_ID)
    .executeTakeFirst()
  return row ?? NO_STATE
}

/** Creates the state, unless there is one. */
export async function ensureBackupState(db: Db, now: number): Promise<void> {
  await db
    .insertInto('backup_state')
    .values({ id: STATE_ID, since: now })
    .onConflict((it) => it.column('id').doNothing())
    .execute()
}

export async function setRecipient(tx: Tx, recipient: string, now: number): Promise<void> {
  await tx
    .updateTable('backup_state')
    .set({ recipient, recipient_at: now })
    .where('id', '=', STATE_ID)
    .execute()
}

/** Plans a copy for a slot; nothing if there is one. */
export async function planBackup(
  db: Db,
  plan: { slot: number; origin: 'schedule' | 'owner'; requestedBy: number | null; now: number },
): Promise<void> {
  await db
    .insertInto('backups')
    .values({
      ...{ slot: plan.slot, origin: plan.origin, requested_by: plan.requestedBy },
      ...{ due_at: plan.now, started_at: null, finished_at: null, failed_at: null },
      removed_at: null,
    })
    .onConflict((it) => it.column('slot').doNothing())
    .execute()
}

/** True if a copy is waiting or being made. */
export async function hasOpenBackup(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('backups')
    .select('id')
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes the copy due at once that waits for its next attempt. */
export async function hastenOpenBackup(tx: Tx, now: number): Promise<void> {
  await tx
    .updateTable('backups')
    .set({ due_at: now })
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '>', now)
    .execute()
}

/** Records that a copy is good, or what a killed process left unrecorded. */
export async function recordGood(
  tx: Tx,
  id: number,
  { manifest, now }: { manifest: GoodCopy; now: number },
): Promise<void> {
  await tx
    .updateTable('backups')
    .set({
      ...columnsOf(manifest),
      ...{ finished_at: manifest.checkedAt, phase: '', last_error: '', reason: '' },
      failed_at: null,
    })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('backup_state')
    .set({ failures: 0, last_good_at: manifest.madeAt, alerted_at: 0 })
    .where('id', '=', STATE_ID)
    // a copy of later than now was made by a clock that was ahead
    .where((row) =>
      row.or([row('last_good_at', '<=', manifest.madeAt), row('last_good_at', '>', now)]),
    )
    .execute()
}

/** Counts a failed attempt and records its reason. */
export async function recordFailedAttempt(
  tx: Tx,
  id: number,
  { reason }: { reason: BackupReason },
): Promise<void> {
  await tx.updateTable('backups').set({ reason, phase: '' }).where('id', '=', id).execute()
  await tx
    .updateTable('backup_state')
    .set((row) => ({ failures: row('failures', '+', 1) }))
    .where('id', '=', STATE_ID)
    .execute()
}

/** Makes the list equal to the good copies at the place: those of another database are added, those that are gone are marked. */
export async function reconcileBackups(
  tx: Tx,
  good: readonly GoodCopy[],
  now: number,
): Promise<void> {
  const listed = await tx
    .selectFrom('backups')
    .select(['id', 'name', 'finished_at', 'removed_at'])
    .where('name', '!=', '')
    .execute()
  const names = new Set(good.map(({ name }) => name))
  const gone = listed.filter((it) => it.finished_at !== null && !names.has(it.name))
  for (const { id } of gone.filter((it) => it.removed_at === null))
    await tx.updateTable('backups').set({ removed_at: now }).where('id', '=', id).execute()
  const byName = new Map(listed.map((it) => [it.name, it]))
  for (const manifest of good) {
    const row = byName.get(manifest.name)
    if (!row) await insertFound(tx, manifest)
    else if (row.finished_at === null) await recordGood(tx, row.id, { manifest, now })
  }
}

async function insertFound(tx: Tx, manifest: GoodCopy) {
  await tx
    .insertInto('backups')
    .values({
      ...columnsOf(manifest),
      ...{ slot: manifest.madeAt, origin: 'found', requested_by: null, due_at: manifest.madeAt },
      ...{ started_at: manifest.madeAt, finished_at: manifest.checkedAt },
      ...{ failed_at: null, removed_at: null },
    })
    .onConflict((it) => it.column('slot').doNothing())
    .execute()
}

/** One page of the copies that are kept and of the attempts since the oldest of them, the newest first. */
export async function listBackups(db: Db, page: number) {
  const shown = db.selectFrom('backups').where('removed_at', 'is', null)
  const { total } = await countRows(db, (it) => ({
    total: it.selectFrom('backups').where('removed_at', 'is', null),
  }))
  const window = clampPage({ page, total, size: BACKUPS_PER_PAGE })
  const rows = await shown
    .selectAll()
    .orderBy('slot', 'desc')
    .limit(BACKUPS_PER_PAGE)
    .offset(window.offset)
    .execute()
  return { rows, total, page: window.page }
}

/** Deletes the records of failed attempts before a time, and of copies that were deleted before it. */
export async function deleteOldRecords(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom('backups')
    .where((row) => row.or([row('failed_at', '<', before), row('removed_at', '<', before)]))
    .execute()
}

/** Marks that the owners were told; false if another process has told them since `notSince`. */
export async function markAlerted(tx: Tx, now: number, notSince: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('backup_state')
    .set({ alerted_at: now })
    .where('id', '=', STATE_ID)
    .where('alerted_at', '<=', notSince)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The owners who may sign in. */
export async function listOwners(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('staff', '=', 'owner')
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .execute()
}
