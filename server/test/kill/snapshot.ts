import { type RawBuilder, sql } from 'kysely'
import { addMonths } from '../../../contract/platform/school-time.ts'
import type { Db } from '../../platform/db.ts'
import type { WriteKind } from './journal.ts'

type Name = { key: string }
type Line = { line: string }
type Count = { count: number }

/** All writes in a database that the journal records, by the journal's names. */
export async function takeSnapshot(db: Db): Promise<string[]> {
  const lists = await Promise.all([
    selectNames(db, 'account', sql<Name>`select email as key from users where role = 1`),
    selectNames(
      db,
      'funding',
      sql<Name>`select cast(amount as text) as key from ledger where reference like 'funding:%'`,
    ),
    selectNames(
      db,
      'recorded',
      // 'recorded:{administrator}:{key}'
      sql<Name>`select substr(entry, 12) as key from recorded_payments`,
    ),
    selectNames(
      db,
      'enrolment',
      sql<Name>`select users.email || ' ' || class_id as key
        from enrolments join users on users.id = student_id`,
    ),
    selectNames(
      db,
      'renewal',
      // 'renewal:{enrolment}:{new end}'
      sql<Name>`select users.email || ' ' || class_id || ' ' || substr(reference, length(reference) - 9) as key
        from ledger join users on users.id = user_id
        where service = 'renewal' and reference not like '%:part:%'`,
    ),
    selectNames(
      db,
      'part',
      // 'renewal:{enrolment}:part:{number}', below ten
      sql<Name>`select users.email || ' ' || class_id || ' ' || substr(reference, length(reference)) as key
        from ledger join users on users.id = user_id
        where service = 'renewal' and reference like '%:part:%'`,
    ),
    selectNames(
      db,
      'coupon',
      sql<Name>`select users.email || ' ' || coupons.code as key from coupon_uses
        join coupons on coupons.id = coupon_id join users on users.id = student_id`,
    ),
    selectNames(
      db,
      'transfer',
      sql<Name>`select reference as key from transfers where state = 'credited'`,
    ),
    selectNames(db, 'opened', sql<Name>`select reference as key from payments`),
    selectNames(db, 'charge', sql<Name>`select reference as key from sandbox_charges`),
    selectNames(
      db,
      'credit',
      sql<Name>`select substr(reference, 9) as key from ledger where reference like 'payment:%'`,
    ),
    selectNames(
      db,
      'refund',
      // 'ref:{name}'
      sql<Name>`select substr(provider_key, 5) as key from payment_reversals
        where kind = 'refund' and moved is not null and requested_by is null`,
    ),
    selectNames(
      db,
      'given-back',
      // '{administrator}:{key}'; a refund to the card of a class has a row in both tables
      sql<Name>`select substr(request_key, 3) as key from wallet_refunds where request_key <> ''
        union select substr(request_key, 3) as key from payment_reversals where request_key <> ''`,
    ),
    selectNames(
      db,
      'dispute',
      // 'id:{number}'
      sql<Name>`select substr(provider_key, 4) as key from payment_reversals
        where kind = 'dispute' and moved is not null`,
    ),
    selectNames(
      db,
      'view',
      sql<Name>`select users.email || ' ' || lesson_id as key
        from lesson_views join users on users.id = student_id`,
    ),
    // photographed submissions have no text as a key
    selectNames(
      db,
      'submission',
      sql<Name>`select theory_text as key from exam_results where theory_photo = 0`,
    ),
    selectNames(
      db,
      'answer',
      sql<Name>`select cast(id as text) as key from quiz_runs where answered > 0`,
    ),
    selectNames(db, 'comment', sql<Name>`select body as key from comments`),
    // messages of the system itself are not recorded
    selectNames(
      db,
      'message',
      sql<Name>`select subject as key from messages where sender_id is not null`,
    ),
    selectNames(
      db,
      'inbox',
      sql<Name>`select messages.subject as key from inbox join messages on messages.id = message_id
        where sender_id is not null`,
    ),
  ])
  return lists.flat()
}

async function selectNames(db: Db, kind: WriteKind, query: RawBuilder<Name>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return rows.map((it) => `${kind} ${it.key}`)
}

/** A line for each partial write; each of these writes is one transaction. */
export async function findPartialWrites(db: Db, timezone: string): Promise<string[]> {
  const found = await Promise.all([
    selectLines(
      db,
      sql<Line>`select users.email || ' was referred, and that is not recorded' as line
        from users left join referrals on referred_user_id = users.id
        where users.referred_by is not null and referred_user_id is null`,
    ),
    selectLines(
      db,
      sql<Line>`select 'enrolment ' || enrolments.id || ' is paid for ' || count(ledger.id) || ' times' as line
        from enrolments left join ledger on ledger.reference = 'enrolment:' || enrolments.id
        group by enrolments.id, enrolments.paid
        having count(ledger.id) <> (case when enrolments.paid > 0 then 1 else 0 end)`,
    ),
    selectLines(
      db,
      sql<Line>`select 'debit ' || ledger.reference || ' has no enrolment' as line
        from ledger left join enrolments on ledger.reference = 'enrolment:' || enrolments.id
        where ledger.service = 'enrolment' and enrolments.id is null`,
    ),
    selectLines(
      db,
      sql<Line>`select code || ' has ' || uses || ' uses, of ' || max_uses || ', and ' || count(coupon_uses.id) || ' rows' as line
        from coupons left join coupon_uses on coupon_id = coupons.id
        group by coupons.id, code, uses, max_uses
        having count(coupon_uses.id) <> uses or (max_uses > 0 and uses > max_uses)`,
    ),
    selectLines(
      db,
      sql<Line>`select 'coupon use ' || coupon_uses.id || ' does not make the price of its enrolment' as line
        from coupon_uses join classes on classes.id = coupon_uses.class_id
        left join enrolments on enrolments.id = enrolment_id
        where enrolments.id is null or enrolments.paid + coupon_uses.amount <> classes.price`,
    ),
    selectLines(
      db,
      sql<Line>`select 'transfer ' || transfers.reference || ' has no payment or no credit' as line
        from transfers left join payments on payments.reference = transfers.reference
        left join ledger on ledger.reference = 'payment:' || transfers.reference
        where transfers.state = 'credited' and (payments.id is null or ledger.id is null)`,
    ),
    findUnpaidParts(db, timezone),
    selectLines(
      db,
      sql<Line>`select 'message ' || messages.id || ' went to ' || count(inbox.id) || ' of ' || recipient_count as line
        from messages left join inbox on inbox.message_id = messages.id
        where sender_id is not null group by messages.id, recipient_count having count(inbox.id) <> recipient_count`,
    ),
    findUnauditedFundings(db),
    findUnpaidMonths(db, timezone),
  ])
  return found.flat()
}

async function selectLines(db: Db, query: RawBuilder<Line>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return rows.map((it) => it.line)
}

async function findUnauditedFundings(db: Db): Promise<string[]> {
  const count = (query: RawBuilder<Count>) =>
    query.execute(db).then(({ rows }) => Number(rows[0]?.count))
  const fundingCount = await count(
    sql<Count>`select count(*) as count from ledger where reference like 'funding:%'`,
  )
  const auditedCount = await count(
    sql<Count>`select count(*) as count from audit where action = 'fundWallet'`,
  )
  return fundingCount === auditedCount
    ? []
    : [`${fundingCount} fundings, of which ${auditedCount} are audited`]
}

/** Checks that each renewal has added one month, and each month was paid. */
async function findUnpaidMonths(db: Db, timezone: string): Promise<string[]> {
  const paidEnrolments = await db
    .selectFrom('enrolments')
    .leftJoin('ledger', (join) =>
      join
        .onRef('ledger.user_id', '=', 'enrolments.student_id')
        .onRef('ledger.class_id', '=', 'enrolments.class_id')
        .on('ledger.service', '=', 'renewal'),
    )
    .select(['enrolments.id', 'enrolled_at', 'paid_until'])
    .select((it) => it.fn.count<number>('ledger.id').as('renewals'))
    .where('paid_until', '>', 0)
    .where('parts', '=', 0)
    .groupBy(['enrolments.id', 'enrolled_at', 'paid_until'])
    .execute()
  return paidEnrolments.flatMap(({ id, enrolled_at, paid_until, renewals }) => {
    const end = addMonths(enrolled_at, Number(renewals) + 1, timezone)
    return end === paid_until
      ? []
      : `place ${id} ends at ${paid_until}; ${renewals} renewals make ${end}`
  })
}

/** Checks that each part after the first has a debit, and has moved the due date by a month. */
async function findUnpaidParts(db: Db, timezone: string): Promise<string[]> {
  const planned = await db
    .selectFrom('enrolments')
    .leftJoin('ledger', (join) =>
      join
        .onRef('ledger.user_id', '=', 'enrolments.student_id')
        .onRef('ledger.class_id', '=', 'enrolments.class_id')
        .on('ledger.service', '=', 'renewal'),
    )
    .select(['enrolments.id', 'enrolled_at', 'parts', 'parts_paid', 'due_at'])
    .select((it) => it.fn.count<number>('ledger.id').as('debits'))
    .where('parts', '>', 0)
    .groupBy(['enrolments.id', 'enrolled_at', 'parts', 'parts_paid', 'due_at'])
    .execute()
  return planned.flatMap(({ id, enrolled_at, parts, parts_paid, due_at, debits }) => {
    const due = parts_paid === parts ? 0 : addMonths(enrolled_at, parts_paid, timezone)
    return Number(debits) === parts_paid - 1 && due === due_at
      ? []
      : `enrolment ${id} has ${parts_paid} of ${parts} parts, ${debits} debits after the first, and is due at ${due_at}`
  })
}
