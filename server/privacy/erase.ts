import type { AppContext } from '../platform/app-context.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { removeEngineCopies } from './engine-copies.ts'
import { eraseRows } from './erase-rows.ts'
import { recordErasedAccount } from './erased-accounts.ts'
import { removeArchive } from './export-archive.ts'
import { recordMentions } from './find-mentions.ts'
import { redactOwnAudit, redactOwnTexts } from './own-texts.ts'
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
  if (!(await inTransaction(db, (tx) => beginErasure(tx, { userId, now })))) return
  const person = await identifyPerson(db, userId)
  // undefined if an earlier run was killed between the last row and the end
  if (person) await erasePerson(stores, { person, now }, forgetAttempts)
  await removeEngineCopies(db)
  await db
    .updateTable('erasures')
    .set({ finished_at: now, last_error: '' })
    .where('user_id', '=', userId)
    .execute()
}

async function erasePerson(
  stores: Stores,
  { person, now }: { person: Person; now: number },
  forgetAttempts: ForgetAttempts,
): Promise<void> {
  const { db } = stores
  await removeArchive(stores, person.id)
  await removeStoredEmails(stores, person)
  await eraseTypedAnswers(db, person)
  for (const table of privacyTables)
    if (!LAST_TABLES.includes(table[0])) await eraseRows(stores, table, person)
  await redactOwnTexts(db, person, now)
  // what is left is in texts of others
  await recordMentions(db, person, now)
  await forgetAttempts(person)
  // so that a restore of an older backup does not restore the person
  await recordErasedAccount(stores, { userId: person.id, now })
  await inTransaction(db, async (tx) => {
    await redactOwnAudit(tx, person)
    for (const table of privacyTables)
      if (LAST_TABLES.includes(table[0])) await eraseRows({ ...stores, db: tx }, table, person)
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
