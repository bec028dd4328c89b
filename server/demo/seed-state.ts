import { listTables, type UntypedDb } from '../backup/database-tables.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'

const INCOMPLETE_SEED = 'demo-unfinished'

/** True if a start was killed while it loaded the demo school. */
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

/** A start has these before it loads the demo school. */
const KEPT_TABLES = new Set(['secrets', 'settings', 'quiz_questions'])

/** Removes what was loaded so far, rows and files. Only for a school whose demo is unfinished: no user has been in it. */
export async function deleteSeededData({ db, files }: AppContext): Promise<void> {
  const lessons = await db.selectFrom('lessons').select('material').execute()
  await db.transaction().execute(async (tx) => {
    const untypedTx = tx as unknown as UntypedDb
    for (const table of (await listTables(untypedTx)).reverse())
      if (!KEPT_TABLES.has(table)) await untypedTx.deleteFrom(table).execute()
  })
  for (const { material } of lessons) if (material) await files.remove(material)
}
