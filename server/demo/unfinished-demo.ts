import { type AnyDb, tablesInOrder } from '../backup/tables.ts'
import type { Db } from '../kernel/db.ts'
import type { School } from '../kernel/school.ts'

const MARK = 'demo-unfinished'

/** True if a start was killed while it loaded the demo school. */
export async function isUnfinished(db: Db): Promise<boolean> {
  const mark = db.selectFrom('secrets').select('name').where('name', '=', MARK)
  return (await mark.executeTakeFirst()) !== undefined
}

export async function markUnfinished(db: Db): Promise<void> {
  const mark = { name: MARK, value: '1' }
  await db
    .insertInto('secrets')
    .values(mark)
    .onConflict((it) => it.doNothing())
    .execute()
}

export async function markFinished(db: Db): Promise<void> {
  await db.deleteFrom('secrets').where('name', '=', MARK).execute()
}

/** A start has these before it loads the demo school. */
const KEPT = new Set(['secrets', 'settings', 'quiz_questions'])

/** Removes what was loaded so far, rows and files. Only for a school whose demo is unfinished: no user has been in it. */
export async function emptySchool({ db, files }: School): Promise<void> {
  const lessons = await db.selectFrom('lessons').select('material').execute()
  await db.transaction().execute(async (tx) => {
    const any = tx as unknown as AnyDb
    for (const table of (await tablesInOrder(any)).reverse())
      if (!KEPT.has(table)) await any.deleteFrom(table).execute()
  })
  for (const { material } of lessons) if (material) await files.remove(material)
}
