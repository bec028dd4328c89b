import type { Insertable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'

/** Keeps what became of a charge; one that succeeded is never unmade. */
export async function saveCharge(
  db: Db,
  charge: Insertable<Tables['sandbox_charges']>,
): Promise<void> {
  await db
    .insertInto('sandbox_charges')
    .values(charge)
    .onConflict((it) =>
      it.column('reference').doUpdateSet(charge).where('sandbox_charges.status', '!=', 'success'),
    )
    .execute()
}

/** The charge of a reference, if a card was ever held against it. */
export async function findCharge(db: Db, reference: string) {
  return db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** Deletes charges that were known before a moment (Unix seconds). */
export async function deleteCharges(db: Db, before: number): Promise<void> {
  await db.deleteFrom('sandbox_charges').where('resolves_at', '<', before).execute()
}

/** How many charges there are. */
export async function countCharges(db: Db): Promise<number> {
  const { charges } = await db
    .selectFrom('sandbox_charges')
    .select((it) => it.fn.countAll<number>().as('charges'))
    .executeTakeFirstOrThrow()
  return Number(charges)
}
