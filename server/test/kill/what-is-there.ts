import { sql } from 'kysely'
import { oneMonthAfter } from '../../../contract/school-time.ts'
import type { Db } from '../../kernel/db.ts'
import type { Kind } from './journal.ts'

/** Everything a database holds of what the journal knows, by the journal's names. */
export async function whatIsThere(db: Db): Promise<string[]> {
  const lists = await Promise.all([
    named(db, 'account', sql`select email as key from people where role = 1`),
    named(
      db,
      'funding',
      sql`select cast(amount as text) as key from ledger where reference like 'funding:%'`,
    ),
    named(
      db,
      'place',
      sql`select people.email || ' ' || class_id as key
        from enrolments join people on people.id = student_id`,
    ),
    named(
      db,
      'renewal',
      // 'renewal:{place}:{new end}'
      sql`select people.email || ' ' || class_id || ' ' || substr(reference, length(reference) - 9) as key
        from ledger join people on people.id = person_id where service = 'renewal'`,
    ),
    named(db, 'opened', sql`select reference as key from payments`),
    named(db, 'charge', sql`select reference as key from sandbox_charges`),
    named(
      db,
      'credit',
      sql`select substr(reference, 9) as key from ledger where reference like 'payment:%'`,
    ),
    named(
      db,
      'refund',
      // 'ref:{name}'
      sql`select substr(provider_key, 5) as key from payment_reversals
        where kind = 'refund' and moved is not null`,
    ),
    named(
      db,
      'dispute',
      // 'id:{number}'
      sql`select substr(provider_key, 4) as key from payment_reversals
        where kind = 'dispute' and moved is not null`,
    ),
    named(
      db,
      'view',
      sql`select people.email || ' ' || lesson_id as key
        from lesson_views join people on people.id = student_id`,
    ),
    // a photographed one has no words to be named by
    named(db, 'paper', sql`select theory_text as key from exam_results where theory_image = ''`),
    named(db, 'answer', sql`select cast(id as text) as key from quiz_runs where answered > 0`),
    named(db, 'comment', sql`select body as key from comments`),
    // the school's own, such as that a payment arrived, nobody asks for
    named(db, 'message', sql`select subject as key from messages where sender_id is not null`),
    named(
      db,
      'inbox',
      sql`select messages.subject as key from inbox join messages on messages.id = message_id
        where sender_id is not null`,
    ),
  ])
  return lists.flat()
}

async function named(db: Db, kind: Kind, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return (rows as { key: string }[]).map((it) => `${kind} ${it.key}`)
}

/** Things that were done by half: a sentence for each. All of them belong to one transaction each. */
export async function halves(db: Db, timezone: string): Promise<string[]> {
  const found = await Promise.all([
    sentences(
      db,
      sql`select people.email || ' was referred, and that is not recorded' as line
        from people left join referrals on friend_id = people.id
        where people.referred_by is not null and friend_id is null`,
    ),
    sentences(
      db,
      sql`select 'place ' || enrolments.id || ' is paid for ' || count(ledger.id) || ' times' as line
        from enrolments left join ledger on ledger.reference = 'enrolment:' || enrolments.id
        group by enrolments.id, enrolments.paid
        having count(ledger.id) <> (case when enrolments.paid > 0 then 1 else 0 end)`,
    ),
    sentences(
      db,
      sql`select 'debit ' || ledger.reference || ' has no place' as line
        from ledger left join enrolments on ledger.reference = 'enrolment:' || enrolments.id
        where ledger.service = 'enrolment' and enrolments.id is null`,
    ),
    sentences(
      db,
      sql`select 'message ' || messages.id || ' went to ' || count(inbox.id) || ' of ' || receivers as line
        from messages left join inbox on inbox.message_id = messages.id
        where sender_id is not null group by messages.id, receivers having count(inbox.id) <> receivers`,
    ),
    unauditedFundings(db),
    monthsNotPaidFor(db, timezone),
  ])
  return found.flat()
}

async function sentences(db: Db, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return (rows as { line: string }[]).map((it) => it.line)
}

async function unauditedFundings(db: Db): Promise<string[]> {
  const count = (query: ReturnType<typeof sql>) =>
    query.execute(db).then(({ rows }) => Number((rows as { count: number }[])[0]?.count))
  const given = await count(
    sql`select count(*) as count from ledger where reference like 'funding:%'`,
  )
  const audited = await count(sql`select count(*) as count from audit where deed = 'fundWallet'`)
  return given === audited ? [] : [`${given} fundings, of which ${audited} are audited`]
}

/** Each renewal is one month more, and each month one renewal. */
async function monthsNotPaidFor(db: Db, timezone: string): Promise<string[]> {
  const places = await db
    .selectFrom('enrolments')
    .leftJoin('ledger', (join) =>
      join
        .onRef('ledger.person_id', '=', 'enrolments.student_id')
        .onRef('ledger.class_id', '=', 'enrolments.class_id')
        .on('ledger.service', '=', 'renewal'),
    )
    .select(['enrolments.id', 'enrolled_at', 'paid_until'])
    .select((it) => it.fn.count<number>('ledger.id').as('renewals'))
    .where('paid_until', '>', 0)
    .groupBy(['enrolments.id', 'enrolled_at', 'paid_until'])
    .execute()
  return places.flatMap(({ id, enrolled_at, paid_until, renewals }) => {
    let end = enrolled_at
    for (let month = 0; month <= renewals; month++) end = oneMonthAfter(end, timezone)
    return end === paid_until
      ? []
      : `place ${id} ends at ${paid_until}; ${renewals} renewals make ${end}`
  })
}
