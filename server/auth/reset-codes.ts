import type { UpdateQueryBuilder, UpdateResult } from 'kysely'
import { RESET_CODE_TRIES } from '../../contract/auth.ts'
import type { Db, Tx } from '../kernel/db.ts'
import type { Tables } from '../kernel/tables.ts'

/** Where a code was asked for, or is tried: hashes of the browser's cookie ('' for none) and of the network. */
export type Origin = { browserHash: string; networkHash: string }

type NewCode = Origin & { personId: number; codeHash: string; now: number; expiresAt: number }

/** Adds a code in the place of the one that this browser asked for before; codes of other browsers stay (decision 0361). */
export async function addCode(tx: Tx, code: NewCode): Promise<void> {
  const { personId, codeHash, browserHash, networkHash, now, expiresAt } = code
  await tx
    .deleteFrom('reset_codes')
    .where('person_id', '=', personId)
    .where((it) => it.or([it('expires_at', '<=', now), it('browser_hash', '=', browserHash)]))
    .execute()
  await tx
    .insertInto('reset_codes')
    .values({
      person_id: personId,
      code_hash: codeHash,
      browser_hash: browserHash,
      network_hash: networkHash,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
}

/** Deletes all codes of a person. */
export async function dropCodes(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('reset_codes').where('person_id', '=', personId).execute()
}

type Attempt = Origin & { personId: number; codeHash: string; now: number }

/**
 * Counts an attempt and answers the id of the code that it names; undefined when it is wrong or has no attempt left.
 * Each code has five attempts of the browser that asked for it, five of its network without that browser's cookie, and
 * five of the rest of the world: no other caller uses up the owner's.
 */
export async function tryCode(db: Db, attempt: Attempt): Promise<number | undefined> {
  const own = attempt.browserHash && (await newestOf(db, attempt, 'browser_hash'))
  if (own) return named(attempt, await tryOwn(db, own))
  const near = await newestOf(db, attempt, 'network_hash')
  if (near) return named(attempt, await tryNear(db, near))
  return named(attempt, await tryElsewhere(db, attempt))
}

type Code = { id: number; code_hash: string }

const named = ({ codeHash }: Attempt, codes: readonly Code[]) =>
  codes.find((it) => it.code_hash === codeHash)?.id

/** The newest code that still holds of this browser or network. */
async function newestOf(db: Db, attempt: Attempt, by: 'browser_hash' | 'network_hash') {
  const row = await db
    .selectFrom('reset_codes')
    .select((it) => it.fn.max('id').as('id'))
    .where('person_id', '=', attempt.personId)
    .where(by, '=', by === 'browser_hash' ? attempt.browserHash : attempt.networkHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', attempt.now)
    .executeTakeFirst()
  return row?.id ?? undefined
}

// each statement counts and decides, so that attempts made at once are counted like any others

async function tryOwn(db: Db, id: number): Promise<Code[]> {
  return db
    .updateTable('reset_codes')
    .set((it) => ({ browser_tries: it('browser_tries', '+', 1) }))
    .where('id', '=', id)
    .where('browser_tries', '<', RESET_CODE_TRIES)
    .returning(['id', 'code_hash'])
    .execute()
}

async function tryNear(db: Db, id: number): Promise<Code[]> {
  return db
    .updateTable('reset_codes')
    .set((it) => ({ tries: it('tries', '+', 1) }))
    .where('id', '=', id)
    .$call(hasAttempts)
    .returning(['id', 'code_hash'])
    .execute()
}

async function tryElsewhere(db: Db, { personId, now }: Attempt): Promise<Code[]> {
  return db
    .updateTable('reset_codes')
    .set((it) => ({ elsewhere_tries: it('elsewhere_tries', '+', 1) }))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('elsewhere_tries', '<', RESET_CODE_TRIES)
    .$call(hasAttempts)
    .returning(['id', 'code_hash'])
    .execute()
}

// a code that its own browser or network has used up is over for everybody without that browser's cookie
function hasAttempts<T>(
  query: UpdateQueryBuilder<Tables, 'reset_codes', 'reset_codes', T & UpdateResult>,
) {
  return query.where('tries', '<', RESET_CODE_TRIES).where('browser_tries', '<', RESET_CODE_TRIES)
}

/** True if this browser asked for a code of the account with this email, and the code is still valid. */
export async function askedForCode(
  db: Db,
  { emailKey, browserHash, now }: { emailKey: string; browserHash: string; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('reset_codes')
    .innerJoin('people', 'people.id', 'reset_codes.person_id')
    .select('reset_codes.id')
    .where('people.email_key', '=', emailKey)
    .where('people.deleted_at', 'is', null)
    .where('reset_codes.browser_hash', '=', browserHash)
    .where('reset_codes.used_at', 'is', null)
    .where('reset_codes.expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a code as used and answers whether this was the first time. */
export async function useUp(tx: Tx, id: number, now: number): Promise<boolean> {
  const used = await tx
    .updateTable('reset_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
