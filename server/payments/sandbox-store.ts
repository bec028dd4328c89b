import type { Insertable } from 'kysely'
import type { Db } from '../kernel/db.ts'
import type { Tables } from '../kernel/tables.ts'

/** Keeps what became of a charge; one that succeeded is never unmade. */
export async function keepCharge(
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
