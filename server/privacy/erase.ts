import { sql } from 'kysely'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction, isSqlite, type Tx } from '../platform/db.ts'
import { eraseRows } from './erase-rows.ts'
import { recordErasedAccount } from './erased-accounts.ts'
import { removeArchive } from './export-archive.ts'
import { replaceInOwnAudit, replaceMentions } from './mentions.ts'
import { identifyPerson, type Person } from './person.ts'
import { privacyTables } from './registry.ts'
import { removeStoredEmails } from './stored-emails.ts'
import { eraseTypedAnswers } from './typed-texts.ts'

/** Deletes the attempts that the rate limiter has counted for a person. */
export type ForgetAttempts = (person: Pick<Person, 'id' | 'emails'>) => Promise<void>

type Stores = Pick<AppContext, 'db' | 'files' | 'config'>

/** Erased last, because an erasure repeated after a crash identifies the person by these tables. */
const LAST_TABLES = ['audit', 'users']

/**
 * Erases an account in place: deletes names, addresses, texts, files, sessions and emails, and keeps ledger entries, scores and
 * counts as those of a former student (R-TRUST-002, decision 0657). Can be repeated after a crash.
 */
export async function eraseAccount(
  stores: Stores,
  { userId, now }: { userId: number; now: number },
  forgetAttempts: ForgetAttempts,
): Promise<void> {
  const { db } = stores
  // deleted content is overwritten in the file of the database
  if (isSqlite(db)) await sql`pragma secure_delete = on`.execute(db)
  if (!(await inTransaction(db, (tx) => beginErasure(tx, { userId, now })))) return
  const person = await identifyPerson(db, userId)
  if (!person) return
  await removeArchive(stores, userId)
  await eraseTypedAnswers(db, person)
  for (const table of privacyTables)
    if (!LAST_TABLES.includes(table[0])) await eraseRows(stores, table, person)
  await replaceMentions(db, person)
  await forgetAttempts(person)
  await removeStoredEmails(stores.config, person)
  // so that a restore of an older backup does not restore the person
  await recordErasedAccount(stores, { userId, now })
  await inTransaction(db, async (tx) => {
    await replaceInOwnAudit(tx, person)
    for (const table of privacyTables)
      if (LAST_TABLES.includes(table[0])) await eraseRows({ ...stores, db: tx }, table, person)
    await tx
      .updateTable('erasures')
      .set({ finished_at: now, last_error: '' })
      .where('user_id', '=', userId)
      .execute()
  })
}

/** Closes the account; from here on the erasure cannot be cancelled. False if it was cancelled or is finished. */
async function beginErasure(tx: Tx, { userId, now }: { userId: number; now: number }) {
  const { numUpdatedRows } = await tx
    .updateTable('erasures')
    .set((it) => ({ started_at: it.fn.coalesce('started_at', it.val(now)) }))
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .updateTable('users')
    .set((it) => ({ deleted_at: it.fn.coalesce('deleted_at', it.val(now)) }))
    .where('id', '=', userId)
    .execute()
  return true
}
