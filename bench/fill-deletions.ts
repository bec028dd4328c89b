import { sql } from 'kysely'
import { DAY } from '../contract/platform/duration.ts'
import { DELETION_DAYS } from '../contract/privacy/privacy.ts'
import type { Tx } from '../server/platform/db.ts'

/** Students who have asked for the deletion of their account, and erasures that have finished before. */
export const PLANNED = 5_000
const FINISHED = 5_000

/**
 * Planned deletions of the next fourteen days, every hundredth of which has failed, and as many finished erasures, which the
 * list leaves out. None is due, so that the worker erases nothing during the measurement.
 */
export async function fillDeletions(tx: Tx): Promise<void> {
  const now = sql.lit(Math.floor(Date.now() / 1000))
  const period = sql.lit(DELETION_DAYS * DAY)
  const isPlanned = sql`place <= ${sql.lit(PLANNED)}`
  const isFailed = sql`(${isPlanned} and place % 100 = 0)`
  await sql`insert into erasures
    (user_id, origin, requested_at, due_at, balance, started_at, finished_at, failed_at)
    select id, 'own', ${now} - (place * 7919) % ${period}, ${now} + ${period} - (place * 7919) % (${period} - ${sql.lit(DAY)}), wallet,
      case when ${isPlanned} then null else ${now} end,
      case when ${isPlanned} then null else ${now} end,
      case when ${isFailed} then ${now} else null end
    from (select id, wallet, row_number() over (order by id) as place from users where role = 1) students
    where place <= ${sql.lit(PLANNED + FINISHED)}`.execute(tx)
}
