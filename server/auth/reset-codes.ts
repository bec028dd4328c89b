import type { UpdateQueryBuilder, UpdateResult } from 'kysely'
import { RESET_CODE_ATTEMPTS } from '../../contract/auth/auth.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'

/** The origin of a request: hashes of the browser's cookie ('' for none) and of the network. */
export type ResetOrigin = { browserHash: string; networkHash: string }

type NewResetCode = ResetOrigin & {
  userId: number
  codeHash: string
  now: number
  expiresAt: number
}

/** Stores a code and deletes this browser's earlier one; codes of other browsers stay valid (decision 0361). */
export async function insertResetCode(tx: Tx, code: NewResetCode): Promise<void> {
  const { userId, codeHash, browserHash, networkHash, now, expiresAt } = code
  await tx
    .deleteFrom('reset_codes')
    .where('user_id', '=', userId)
    .where((it) => it.or([it('expires_at', '<=', now), it('browser_hash', '=', browserHash)]))
    .execute()
  await tx
    .insertInto('reset_codes')
    .values({
      user_id: userId,
      code_hash: codeHash,
      browser_hash: browserHash,
      network_hash: networkHash,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
}

/** Deletes all codes and links by which a password of a user can be set. */
export async function deleteResetCodes(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('reset_codes').where('user_id', '=', userId).execute()
  await tx.deleteFrom('password_links').where('user_id', '=', userId).execute()
}

type ResetAttempt = ResetOrigin & { userId: number; codeHash: string; now: number }

/**
 * Counts an attempt and returns the id of the matching code; undefined if none matches or no attempt is left. Each code
 * allows five attempts from the browser that requested it, five from its network without the cookie, and five from
 * everywhere else, so that other callers cannot use up the owner's attempts.
 */
export async function verifyResetCode(db: Db, attempt: ResetAttempt): Promise<number | undefined> {
  const browserCodeId = attempt.browserHash && (await findNewestCodeId(db, attempt, 'browser_hash'))
  if (browserCodeId) return matchingId(attempt, await countBrowserAttempt(db, browserCodeId))
  const networkCodeId = await findNewestCodeId(db, attempt, 'network_hash')
  if (networkCodeId) return matchingId(attempt, await countNetworkAttempt(db, networkCodeId))
  return matchingId(attempt, await countOtherAttempt(db, attempt))
}

type CandidateCode = { id: number; code_hash: string }

const matchingId = ({ codeHash }: ResetAttempt, codes: readonly CandidateCode[]) =>
  codes.find((it) => it.code_hash === codeHash)?.id

/** The newest valid code of this browser or network. */
async function findNewestCodeId(
  db: Db,
  attempt: ResetAttempt,
  column: 'browser_hash' | 'network_hash',
) {
  const row = await db
    .selectFrom('reset_codes')
    .select((it) => it.fn.max('id').as('id'))
    .where('user_id', '=', attempt.userId)
    .where(column, '=', column === 'browser_hash' ? attempt.browserHash : attempt.networkHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', attempt.now)
    .executeTakeFirst()
  return row?.id ?? undefined
}

// count and limit check are one statement, so that concurrent attempts are all counted

async function countBrowserAttempt(db: Db, id: number): Promise<CandidateCode[]> {
  return db
    .updateTable('reset_codes')
    .set((it) => ({ browser_attempts: it('browser_attempts', '+', 1) }))
    .where('id', '=', id)
    .where('browser_attempts', '<', RESET_CODE_ATTEMPTS)
    .returning(['id', 'code_hash'])
    .execute()
}

async function countNetworkAttempt(db: Db, id: number): Promise<CandidateCode[]> {
  return db
    .updateTable('reset_codes')
    .set((it) => ({ attempts: it('attempts', '+', 1) }))
    .where('id', '=', id)
    .$call(hasAttemptsLeft)
    .returning(['id', 'code_hash'])
    .execute()
}

async function countOtherAttempt(db: Db, { userId, now }: ResetAttempt): Promise<CandidateCode[]> {
  return db
    .updateTable('reset_codes')
    .set((it) => ({ other_network_attempts: it('other_network_attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('other_network_attempts', '<', RESET_CODE_ATTEMPTS)
    .$call(hasAttemptsLeft)
    .returning(['id', 'code_hash'])
    .execute()
}

// a code that its browser or network has used up is also invalid elsewhere
function hasAttemptsLeft<T>(
  query: UpdateQueryBuilder<Tables, 'reset_codes', 'reset_codes', T & UpdateResult>,
) {
  return query
    .where('attempts', '<', RESET_CODE_ATTEMPTS)
    .where('browser_attempts', '<', RESET_CODE_ATTEMPTS)
}

/** True if this browser requested a code for the account with this email that is still valid. */
export async function hasRequestedCode(
  db: Db,
  { emailKey, browserHash, now }: { emailKey: string; browserHash: string; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('reset_codes')
    .innerJoin('users', 'users.id', 'reset_codes.user_id')
    .select('reset_codes.id')
    .where('users.email_key', '=', emailKey)
    .where('users.deleted_at', 'is', null)
    .where('reset_codes.browser_hash', '=', browserHash)
    .where('reset_codes.used_at', 'is', null)
    .where('reset_codes.expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a code as used; false if it was used before. */
export async function markCodeUsed(tx: Tx, id: number, now: number): Promise<boolean> {
  const updated = await tx
    .updateTable('reset_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}
