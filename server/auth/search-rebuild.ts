import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { HOUR_MS } from '../../contract/platform/duration.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { searchText } from '../platform/search-text.ts'
import { type LogWarning, startWorker, type Worker } from '../platform/worker.ts'

const BATCH_SIZE = 500
/** Other requests are served between two batches. */
const PAUSE_MS = 20

/**
 * Writes the search texts of the next users of a pending rebuild and returns how many it read; 0 when none is pending
 * (R-ARABIC-002). Repeating a batch changes nothing, so any number of processes may run this.
 */
export async function rebuildNextSearchTexts(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rebuild = await tx
      .selectFrom('search_rebuilds')
      .select('after_id')
      .where('table_name', '=', 'users')
      .executeTakeFirst()
    if (!rebuild) return 0
    const users = await tx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'phone', 'search_text'])
      .where('id', '>', rebuild.after_id)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    const changed = users
      .map((user) => ({ ...user, text: searchText(user) }))
      .filter(({ text, search_text }) => text !== search_text)
    if (changed.length > 0) await writeSearchTexts(tx, changed)
    await recordProgress(tx, users.at(-1)?.id)
    return users.length
  })
}

type ChangedText = { id: number; search_text: string; text: string }

/** A user who was edited since the batch was read keeps the newer text. */
async function writeSearchTexts(db: Db, users: readonly ChangedText[]) {
  const rows = users.map(
    ({ id, search_text, text }) => sql`(${sql.lit(id)}, ${search_text}, ${text})`,
  )
  await sql`
    with changed (id, former, search_text) as (values ${sql.join(rows)})
    update users set search_text = changed.search_text
      from changed where users.id = changed.id and users.search_text = changed.former
  `.execute(db)
}

async function recordProgress(db: Db, lastId: number | undefined) {
  if (lastId === undefined)
    await db.deleteFrom('search_rebuilds').where('table_name', '=', 'users').execute()
  else
    await db
      .updateTable('search_rebuilds')
      .set({ after_id: lastId })
      .where('table_name', '=', 'users')
      .where('after_id', '<', lastId)
      .execute()
}

/**
 * Completes in the background the rebuilds of search texts that the start has deferred; `others` are those of other tables, each like
 * `rebuildNextSearchTexts`.
 */
export function startSearchRebuildWorker(
  db: Db,
  warn: LogWarning,
  others: readonly (typeof rebuildNextSearchTexts)[] = [],
): Worker {
  return startWorker({
    ...{ db, name: 'search', warn },
    async runOnce() {
      let read = 0
      for (const rebuild of [rebuildNextSearchTexts, ...others]) read += await rebuild(db)
      await wait(PAUSE_MS)
      return read
    },
    intervalMs: HOUR_MS,
  })
}
