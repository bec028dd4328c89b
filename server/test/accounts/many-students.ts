import type { Db } from '../../platform/db.ts'

const BATCH = 500

/** Inserts students without sessions, for tests of large numbers; returns their ids. `count` is a multiple of 500. */
export async function seedManyStudents({ db }: { db: Db }, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => ({
      name: 'Amina Bello',
      email: `student${start + index}@example.org`,
      email_key: `student${start + index}@example.org`,
      ...{ search_text: '', phone: '', password_hash: '', role: 1 },
      referral_code: `R${start + index}`,
      ...{ referred_by: null, joined_at: 0, deleted_at: null },
    }))
    const inserted = await db.insertInto('users').values(rows).returning('id').execute()
    ids.push(...inserted.map((it) => it.id))
  }
  return ids
}
