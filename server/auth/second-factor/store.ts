import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import type { Db, Tx } from '../../platform/db.ts'

/** The second step of a user; undefined if its setup was never started. */
export async function findSecondFactor(db: Db, userId: number) {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Creates the row of a user if there is none. */
export async function ensureSecondFactor(tx: Tx, userId: number): Promise<void> {
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId })
    .onConflict((it) => it.column('user_id').doNothing())
    .execute()
}

export async function listPasskeys(db: Db, userId: number) {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

/** True if the user's sign-in needs a second step. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const [row, passkeys] = await Promise.all([
    findSecondFactor(db, userId),
    listPasskeys(db, userId),
  ])
  return passkeys.length > 0 || isTotpOn(row)
}

export const isTotpOn = (row: { totp_confirmed_at: number | null } | undefined) =>
  row !== undefined && row.totp_confirmed_at !== null

export async function countUnusedRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes a user's second step with its lock; false if there was nothing. */
export async function deleteSecondFactors(tx: Tx, userId: number): Promise<boolean> {
  let removed = 0n
  for (const table of ['recovery_codes', 'passkeys', 'second_factors'] as const) {
    const { numDeletedRows } = await tx
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    removed += numDeletedRows
  }
  return removed > 0n
}

/** The time from which administrators need a second step; 0 for never. */
export async function readRequiredFrom(db: Db): Promise<number> {
  const row = await db.selectFrom('second_factor_policy').select('required_from').executeTakeFirst()
  return row?.required_from ?? 0
}

/** Active administrators: their addresses, and whether each has a second step. */
export async function listAdministrators(db: Db) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.language'])
    .select('second_factors.totp_confirmed_at')
    .select((it) =>
      it
        .exists(
          it
            .selectFrom('passkeys')
            .select('passkeys.id')
            .whereRef('passkeys.user_id', '=', 'users.id'),
        )
        .as('has_passkey'),
    )
    .where('users.role', '=', ADMIN_ROLE)
    .where('users.deleted_at', 'is', null)
    .execute()
  return rows.map((it) => ({
    email: it.email,
    language: it.language,
    hasSecondFactor: it.totp_confirmed_at !== null || Boolean(it.has_passkey),
  }))
}
