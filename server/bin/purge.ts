import { removeMaterial } from '../lessons/material.ts'
import { clearMaterial, listMaterialOfClass } from '../lessons/restore.ts'
import type { AppContext } from '../platform/app-context.ts'
import { takeFromBin } from '../platform/bin.ts'
import { inTransaction } from '../platform/db.ts'
import { runEach } from '../platform/run-each.ts'
import { listExpired } from './store.ts'

const ITEMS_PER_RUN = 200

/**
 * Removes items that were deleted more than 30 days ago from the bin, and deletes the files of those lessons. Rows stay,
 * marked as deleted: results and money refer to them. An item that fails does not stop the others.
 */
export async function purgeBin(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  now: number,
): Promise<void> {
  await runEach(await listExpired(db, now, ITEMS_PER_RUN), async ({ kind, itemId }) => {
    const keys = await inTransaction(db, async (tx) => {
      // another process has purged it, or an administrator has restored it
      if (!(await takeFromBin(tx, { kind, itemId }))) return []
      if (kind === 'class') return clearMaterial(tx, await listMaterialOfClass(tx, itemId))
      return kind === 'lesson' ? clearMaterial(tx, [itemId]) : []
    })
    await runEach(keys, (key) => removeMaterial({ db, files }, key))
  })
}
