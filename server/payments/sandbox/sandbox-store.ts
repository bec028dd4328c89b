import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Tables } from '../../platform/tables.ts'

/** Stores the outcome of a charge; a successful charge is final. */
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

/** The charge with this reference, if there was one. */
export async function findCharge(db: Db, reference: string) {
  return db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** Deletes charges older than a time in Unix seconds. */
export async function deleteCharges(db: Db, before: number): Promise<void> {
  await db.deleteFrom('sandbox_charges').where('resolves_at', '<', before).execute()
}

/** The number of charges. */
export async function countCharges(db: Db): Promise<number> {
  const { charges } = await db
    .selectFrom('sandbox_charges')
    .select((it) => it.fn.countAll<number>().as('charges'))
    .executeTakeFirstOrThrow()
  return Number(charges)
}
