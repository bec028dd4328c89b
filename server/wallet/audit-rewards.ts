import { sql } from 'kysely'
import type { Db } from '../kernel/db.ts'

/**
 * Compares the rewards with the ledger and returns a sentence for each difference: a run that won has one credit and no
 * other run has one, and a referral has two credits if it is credited, else none. Students who joined before referrals
 * were recorded are not compared.
 */
export async function auditRewards(db: Db): Promise<string[]> {
  const found = await Promise.all([
    lines(
      db,
      sql`select 'quiz ' || quiz_runs.id || ': won, and no row credits it' as line
        from quiz_runs left join ledger on ledger.reference = 'quiz:' || quiz_runs.id
        where won_day is not null and ledger.id is null order by quiz_runs.id`,
    ),
    lines(
      db,
      sql`select 'ledger row ' || ledger.id || ': ' || ledger.reference || ' is credited, and the run not won' as line
        from ledger left join quiz_runs
          on quiz_runs.id = ${runOf} and won_day is not null
        where ledger.reference like 'quiz:%' and quiz_runs.id is null order by ledger.id`,
    ),
    lines(
      db,
      sql`select 'referral of person ' || friend_id || ': ' || state || ', and ' || count(ledger.id)
          || ' rows credit it' as line
        from referrals left join ledger on ledger.reference in
          ('referral:' || friend_id || ':referrer', 'referral:' || friend_id || ':friend')
        group by friend_id, state
        having state = 'claimed' or count(ledger.id) <> (case when state = 'credited' then 2 else 0 end)
        order by friend_id`,
    ),
  ])
  return found.flat()
}

// found by number, for an index of the runs has no references; no other reference is cast
const runOf = sql`case when ledger.reference like 'quiz:%' then cast(substr(ledger.reference, 6) as bigint) end`

async function lines(db: Db, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return (rows as { line: string }[]).map((it) => it.line)
}
