import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/**
 * Compares the rewards with the ledger and returns a sentence for each difference. A won quiz run has one credit or is kept, any
 * other run none; a credited referral has two credits, any other none. Sign-ups from before referrals were recorded are
 * not compared.
 */
export async function verifyRewards(db: Db): Promise<string[]> {
  const differences = await Promise.all([
    queryLines(
      db,
      sql<{
        line: string
      }>`select 'quiz run ' || quiz_runs.id || ': won, but no ledger entry credits it' as line
        from quiz_runs left join ledger on ledger.reference = 'quiz:' || quiz_runs.id
        left join kept_rewards on kept_rewards.reference = 'quiz:' || quiz_runs.id and credited_at is null
        where won_day is not null and ledger.id is null and kept_rewards.id is null order by quiz_runs.id`,
    ),
    queryLines(
      db,
      sql<{
        line: string
      }>`select 'kept reward ' || kept_rewards.id || ': ' || case
          when runs.id is null then 'was not won'
          when credited_at is null then 'is kept, but a ledger entry credits it'
          else 'was credited, but no ledger entry of this amount credits it' end as line
        from kept_rewards
        left join quiz_runs runs on 'quiz:' || runs.id = kept_rewards.reference
          and runs.student_id = kept_rewards.user_id and won_day is not null
        left join ledger on ledger.reference = kept_rewards.reference
          and ledger.user_id = kept_rewards.user_id and ledger.amount = kept_rewards.amount
        where runs.id is null or (credited_at is null) <> (ledger.id is null) order by kept_rewards.id`,
    ),
    queryLines(
      db,
      sql<{
        line: string
      }>`select 'ledger entry ' || ledger.id || ': credits ' || ledger.reference || ', which was not won' as line
        from ledger left join quiz_runs
          on quiz_runs.id = ${quizRunId} and won_day is not null
        where ledger.reference like 'quiz:%' and quiz_runs.id is null order by ledger.id`,
    ),
    queryLines(
      db,
      sql<{
        line: string
      }>`select 'referral of user ' || referred_user_id || ': ' || state || ', with ' || count(ledger.id)
          || ' ledger entries' as line
        from referrals left join ledger on ledger.reference in
          ('referral:' || referred_user_id || ':referrer', 'referral:' || referred_user_id || ':friend')
        group by referred_user_id, state
        having state = 'claimed' or count(ledger.id) <> (case when state = 'credited' then 2 else 0 end)
        order by referred_user_id`,
    ),
  ])
  return differences.flat()
}

// joined by id, because the index of the runs has no reference; only quiz references are cast
const quizRunId = sql`case when ledger.reference like 'quiz:%' then cast(substr(ledger.reference, 6) as bigint) end`

async function queryLines(db: Db, query: RawBuilder<{ line: string }>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return rows.map((it) => it.line)
}
