import { listTables } from '../backup/database-tables.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { untyped } from '../platform/untyped-db.ts'

const INCOMPLETE_SEED = 'demo-unfinished'

/** True if an earlier start was interrupted while it seeded the demo school. */
export async function isSeedIncomplete(db: Db): Promise<boolean> {
  const marker = db.selectFrom('secrets').select('name').where('name', '=', INCOMPLETE_SEED)
  return (await marker.executeTakeFirst()) !== undefined
}

export async function markSeedIncomplete(db: Db): Promise<void> {
  const marker = { name: INCOMPLETE_SEED, value: '1' }
  await db
    .insertInto('secrets')
    .values(marker)
    .onConflict((it) => it.doNothing())
    .execute()
}

export async function markSeedComplete(db: Db): Promise<void> {
  await db.deleteFrom('secrets').where('name', '=', INCOMPLETE_SEED).execute()
}

/** Tables that the start of the server fills before seeding. */
const KEPT_TABLES = new Set(['secrets', 'settings', 'quiz_questions'])

/** Deletes all seeded rows and files. Call it only if seeding is incomplete: no user has used such a school. */
export async function deleteSeededData({ db, files }: AppContext): Promise<void> {
  const lessons = await db.selectFrom('lessons').select('material').execute()
  await db.transaction().execute(async (tx) => {
    const untypedTx = untyped(tx)
    for (const table of (await listTables(untypedTx)).reverse())
      if (!KEPT_TABLES.has(table)) await untypedTx.deleteFrom(table).execute()
  })
  for (const { material } of lessons) if (material) await files.remove(material)
}
