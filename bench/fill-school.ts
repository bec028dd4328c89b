import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../server/platform/db.ts'

/** Size of a school. Each student gets the same number of ledger entries. */
export type Size = { students: number; classes: number; ledgerRows: number }

export const LARGE: Size = { students: 100_000, classes: 1_000, ledgerRows: 1_000_000 }

const CLASSES_EACH = 3
export const FIRST_DAY = sql.lit(1_672_833_600)
const THREE_YEARS = 94_608_000

/**
 * Fills a migrated database (either engine) with a large school: students, classes, enrolments, a ledger of which
 * each wallet is the sum, and an audit entry for every tenth credit; `fillMore` adds to it. Uses bulk SQL, because the
 * handlers would take hours; all values are computed, so that two runs create the same school.
 */
export async function fillSchool(
  db: Db,
  size: Size,
  fillMore: (tx: Tx, headId: number) => Promise<void> = async () => {},
): Promise<void> {
  const headId = await findAdministrator(db)
  await inBulk(db, async (tx) => {
    await fillStudents(tx, size)
    await fillClasses(tx, size)
    await fillEnrolments(tx, size)
    await fillLedger(tx, size)
    await fillTotals(tx)
    await fillAudit(tx, headId)
    await fillMore(tx, headId)
  })
}

/** Fills in one transaction without durability and foreign keys: a broken file can be created again. */
async function inBulk(db: Db, fill: (tx: Tx) => Promise<void>): Promise<void> {
  if (isPostgres(db)) {
    await inTransaction(db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
      await withoutIndexes(tx, fill)
    })
    // autovacuum would do this within minutes
    await sql`vacuum analyze`.execute(db)
    return
  }
  for (const setting of ['journal_mode = memory', 'synchronous = off', 'foreign_keys = off'])
    await sql.raw(`pragma ${setting}`).execute(db)
  await sql`pragma cache_size = -1000000`.execute(db)
  await inTransaction(db, (tx) => withoutIndexes(tx, fill))
  await sql`pragma journal_mode = wal`.execute(db)
}

/** Drops the indexes before filling and creates them afterwards, which is faster; indexes of constraints remain. */
async function withoutIndexes(tx: Tx, fill: (tx: Tx) => Promise<void>) {
  const listed = isPostgres(tx)
    ? sql<Index>`select indexname as name, indexdef as made_by from pg_indexes
        where schemaname = 'public' and indexname not in (select conname from pg_constraint)`
    : sql<Index>`select name, sql as made_by from sqlite_master where type = 'index' and sql is not null`
  const { rows: indexes } = await listed.execute(tx)
  for (const { name } of indexes) await tx.schema.dropIndex(name).execute()
  await fill(tx)
  for (const { made_by } of indexes) await sql.raw(made_by).execute(tx)
}

type Index = { name: string; made_by: string }

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

async function findAdministrator(db: Db) {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 11)
    .executeTakeFirstOrThrow()
  return id
}

/** A common table expression `counted` of the numbers 1…n. */
export const numbersTo = (n: number) =>
  sql`with recursive counted(n) as (select cast(1 as bigint) union all select n + 1 from counted where n < ${sql.lit(n)})`

// spreads consecutive ids over the whole range, so that no sort order equals the order of the ids; in parentheses, because `||`
// precedes `%` in SQLite
const scatter = (n: string, by: number, over: number) =>
  sql`((${sql.ref(n)} * ${sql.lit(by)}) % ${sql.lit(over)})`

const rowsEach = ({ students, ledgerRows }: Size) => Math.floor(ledgerRows / students)

/** The first credit of a student is larger than the others by this, so that wallets are not all alike. */
const extraOf = (joinedAt: RawBuilder<unknown>) => sql`(${joinedAt}) % 100000`

/** The balance after `rows` entries: alternately ₦300 credit and ₦100 debit. */
const balanceAfter = (rows: RawBuilder<unknown>, joinedAt: RawBuilder<unknown>) =>
  sql`(${rows} + 1) / 2 * 30000 - ${rows} / 2 * 10000 + ${extraOf(joinedAt)}`

async function fillStudents(tx: Tx, size: Size) {
  const { students } = size
  const joinedAt = sql`${FIRST_DAY} + ${scatter('n', 6151, THREE_YEARS)}`
  const name = sql`'Student ' || ${scatter('n', 7919, students)}`
  const email = sql`'student' || n || '@school.example'`
  const phone = sql`'080' || (30000000 + ${scatter('n', 10_477, 60_000_000)})`
  await sql`insert into users
    (name, email, email_key, search_text, phone, password_hash, role, wallet, referral_code, joined_at)
    ${numbersTo(students)}
    select ${name}, ${email}, ${email}, lower(${name}) || ' ' || ${email} || ' ' || ${phone}, ${phone}, '', 1,
      ${balanceAfter(sql.lit(rowsEach(size)), joinedAt)}, 'BENCH' || n, ${joinedAt}
    from counted`.execute(tx)
}

async function fillClasses(tx: Tx, { classes }: Size) {
  await sql`insert into classes
    (rand, category, name, about, price, monthly, active, registration_closes, monthly_limit, links, created_at, updated_at)
    ${numbersTo(classes)}
    select 'bench-class-' || n, 'Category ' || (n % 12), 'Class ' || n, 'About class ' || n,
      case when n % 3 = 0 then 0 else 10000 end, case when n % 3 = 1 then 1 else 0 end,
      case when n % 10 = 0 then 0 else 1 end, '', 0, '', ${FIRST_DAY}, ${FIRST_DAY}
    from counted`.execute(tx)
}

async function fillEnrolments(tx: Tx, { classes }: Size) {
  const index = sql`(users.id * 7 + n * 331) % ${sql.lit(classes)} + 1`
  await sql`insert into enrolments (student_id, class_id, paid, paid_until, enrolled_at)
    ${numbersTo(CLASSES_EACH)}
    select users.id, classes.id, 10000, 0, users.joined_at + n * 86400
    from users
    cross join counted
    join classes on classes.rand = 'bench-class-' || (${index})
    where users.role = 1`.execute(tx)
}

async function fillLedger(tx: Tx, size: Size) {
  const joinedAt = sql`users.joined_at`
  const apart = sql.lit(Math.floor(THREE_YEARS / rowsEach(size)))
  await sql`insert into ledger
      (user_id, type, amount, balance, service, method, description, reference, at)
    ${numbersTo(rowsEach(size))}
    select users.id, case when n % 2 = 1 then 'credit' else 'debit' end,
      case when n = 1 then 30000 + ${extraOf(joinedAt)} when n % 2 = 1 then 30000 else 10000 end,
      ${balanceAfter(sql`n`, joinedAt)},
      case when n % 2 = 1 then 'fund' else 'enrolment' end,
      case when n % 2 = 1 then 'school' else '' end,
      case when n % 2 = 1 then 'Wallet funding by the school' else 'Enrolment: Class ' || (users.id % 1000) end,
      'bench:' || users.id || ':' || n, ${FIRST_DAY} + ${apart} * n + users.id % 86400
    from counted
    cross join users
    where users.role = 1
    order by n, users.id`.execute(tx)
}

/** The totals and search texts that the ledger module maintains. */
async function fillTotals(tx: Tx) {
  await sql`insert into ledger_totals
      (day, type, service, method, movements, amount, test_movements, test_amount)
    select at / 86400, type, service, method, count(*), sum(amount), 0, 0
    from ledger group by 1, 2, 3, 4`.execute(tx)
  await sql`insert into ledger_search (type, service, title, search_text)
    select distinct type, service, description, lower(description) || ' ' || service from ledger`.execute(
    tx,
  )
}

async function fillAudit(tx: Tx, headId: number) {
  await sql`insert into audit (at, actor_id, action, subject_id, detail)
    select at, ${sql.lit(headId)}, 'fundWallet', user_id, '₦300.00'
    from ledger where service = 'fund' and id % 10 = 0 order by id`.execute(tx)
}
