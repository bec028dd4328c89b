import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { endSessions } from '../auth/session.ts'
import type { AppContext } from '../platform/app-context.ts'
import { batchesOf } from '../platform/batches.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../platform/file-permissions.ts'
import { newUploadName } from '../platform/upload-folder.ts'

/*
 * The file store has a small file for each erased account, outside the database, so that restoring a backup from before the
 * erasure does not restore a person (decision 0657).
 */

const FOLDER = 'erased'
const keyOf = (userId: number) => `${FOLDER}/${String(userId).padStart(16, '0')}.json`

type Stores = Pick<AppContext, 'db' | 'files' | 'config'>

const recordSchema = z.object({ joinedAt: z.int(), erasedAt: z.int() })

/** Records that an account is erased. */
export async function recordErasedAccount(
  { db, files, config }: Stores,
  { userId, now }: { userId: number; now: number },
): Promise<void> {
  const { joined_at: joinedAt } = await db
    .selectFrom('users')
    .select('joined_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const folder = join(config.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const path = join(folder, newUploadName())
  await writeFile(path, JSON.stringify({ joinedAt, erasedAt: now }), { mode: PRIVATE_FILE })
  await files.put(path, keyOf(userId))
}

/**
 * Closes the accounts that were erased before an older backup was restored, and makes their erasure due. Returns their
 * number. Called before the server listens.
 */
export async function closeRestoredAccounts(stores: Stores, now: number): Promise<number> {
  let closed = 0
  for await (const page of stores.files.list(FOLDER)) {
    const ids = page.map(({ key }) => Number(/\d+/.exec(key)?.[0]))
    const known = await listErasedIds(stores.db, ids)
    for (const id of ids) if (!known.has(id) && (await closeAccount(stores, id, now))) closed++
  }
  return closed
}

async function listErasedIds(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const known = new Set<number>()
  for (const batch of batchesOf(ids)) {
    const rows = await db
      .selectFrom('erasures')
      .select('user_id')
      .where('user_id', 'in', batch)
      // an erasure that was only planned at the time of the backup must not stay cancellable, so it is closed again
      .where('started_at', 'is not', null)
      .execute()
    for (const { user_id } of rows) known.add(user_id)
  }
  return known
}

/** False if the account with this id belongs to another person, because another school used the file store. */
async function closeAccount({ db, files }: Stores, userId: number, now: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('joined_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return false
  const record = recordSchema.parse(await json(await files.read(keyOf(userId))))
  if (record.joinedAt !== user.joined_at) return false
  const plan = { requested_at: record.erasedAt, due_at: now, started_at: now }
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('erasures')
      .values({ user_id: userId, origin: 'restore', finished_at: null, failed_at: null, ...plan })
      .onConflict((it) => it.column('user_id').doUpdateSet({ origin: 'restore', ...plan }))
      .execute()
    await tx.updateTable('users').set({ deleted_at: now }).where('id', '=', userId).execute()
    await endSessions(tx, userId)
  })
  return true
}
