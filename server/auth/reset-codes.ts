import { RESET_CODE_TRIES } from '../../contract/auth.ts'
import type { Db, Tx } from '../kernel/db.ts'

type NewCode = { personId: number; codeHash: string; now: number; expiresAt: number }

/** Puts a code in the place of whatever code the person had. */
export async function replaceCode(tx: Tx, { personId, codeHash, now, expiresAt }: NewCode) {
  await dropCodes(tx, personId)
  await tx
    .insertInto('reset_codes')
    .values({
      person_id: personId,
      code_hash: codeHash,
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
}

/** Takes away whatever code a person had. */
export async function dropCodes(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('reset_codes').where('person_id', '=', personId).execute()
}

/** Counts a try of the person's newest code and answers the code; nothing when it has none left, was used or is over. */
export async function findTry(db: Db, personId: number, now: number) {
  return db
    .updateTable('reset_codes')
    .set((it) => ({ tries: it('tries', '+', 1) }))
    .where('id', '=', (it) =>
      it
        .selectFrom('reset_codes')
        .select((newest) => newest.fn.max('id').as('id'))
        .where('person_id', '=', personId),
    )
    .where('tries', '<', RESET_CODE_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
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
