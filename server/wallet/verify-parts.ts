import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/**
 * Returns a sentence for each plan of parts that disagrees with itself or with what was debited (R-PAY-006), and for each coupon
 * whose uses are not those that students made (R-PAY-007).
 */
export async function verifyParts(db: Db): Promise<string[]> {
  const differences = await Promise.all([
    queryLines(
      db,
      sql<Line>`select 'enrolment ' || id || ': ' || parts_paid || ' of ' || parts || ' parts, due ' || due_at as line
        from enrolments where parts > 0 and ((due_at > 0) <> (parts_paid < parts) or parts_paid > parts)`,
    ),
    queryLines(
      db,
      sql<Line>`select 'ledger entry ' || ledger.id || ': is not a part of enrolment ' || enrolments.id as line
        from enrolments join ledger on ledger.reference like 'renewal:' || enrolments.id || ':part:%'
        where parts > 0 and (ledger.amount <> parts_total / parts / 100 * 100
          or cast(substr(ledger.reference, length('renewal:' || enrolments.id || ':part:') + 1) as bigint) > parts_paid)`,
    ),
    queryLines(
      db,
      sql<Line>`select 'enrolment ' || enrolments.id || ': its first part is not what was debited' as line
        from enrolments join ledger on ledger.reference = 'enrolment:' || enrolments.id
        where parts > 0 and ledger.amount <> parts_total - parts_total / parts / 100 * 100 * (parts - 1)`,
    ),
    queryLines(
      db,
      sql<Line>`select 'coupon ' || coupons.id || ': ' || coupons.uses || ' uses, ' || count(coupon_uses.id) || ' of students' as line
        from coupons left join coupon_uses on coupon_uses.coupon_id = coupons.id
        group by coupons.id, coupons.uses having coupons.uses <> count(coupon_uses.id)`,
    ),
  ])
  return differences.flat()
}

type Line = { line: string }

async function queryLines(db: Db, query: ReturnType<typeof sql<Line>>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return rows.map((it) => it.line)
}
