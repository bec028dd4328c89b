import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/**
 * Returns a sentence for each correction that is not a debit by an administrator, and for each user whose corrections and
 * audit entries differ in number (decision 0160). A check of the table itself excludes balances below zero.
 */
export async function verifyCorrections(db: Db): Promise<string[]> {
  const differences = await Promise.all([malformedCorrections(db), unauditedCorrections(db)])
  return differences.flat()
}

async function malformedCorrections(db: Db) {
  const rows = await db
    .selectFrom('ledger')
    .select('id')
    .where('service', '=', 'correction')
    .where((it) => it.or([it('type', '<>', 'debit'), it('actor_id', 'is', null)]))
    .execute()
  return rows.map(({ id }) => `ledger entry ${id}: a correction is a debit by an administrator`)
}

async function unauditedCorrections(db: Db) {
  const { rows } = await sql<{ user_id: number; entries: number; audited: number }>`
    select coalesce(l.user_id, a.subject_id) as user_id,
      coalesce(l.entries, 0) as entries, coalesce(a.audited, 0) as audited
    from (
      select user_id, count(*) as entries from ledger where service = 'correction' group by user_id
    ) l
    full outer join (
      select subject_id, count(*) as audited from audit where action = 'correctWallet' group by subject_id
    ) a on a.subject_id = l.user_id
    where coalesce(l.entries, 0) <> coalesce(a.audited, 0)
  `.execute(db)
  return rows.map(
    (it) =>
      `user ${it.user_id}: ${it.entries} corrections, but ${it.audited} audit entries of them`,
  )
}
