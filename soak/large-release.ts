import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { createTempDir, startTempPostgres } from './harness.ts'
import { RESET_SEQUENCES } from './start-kill-engines.ts'

/** The environment of a school with the schema of release 0.1.0, and the state of its search texts after the upgrade. */
export type LargeRelease = {
  env: Record<string, string>
  isRebuilding: () => Promise<boolean>
  remove: () => Promise<void>
}

const schemas = 'server/test/schemas/0.1.0'
const read = (name: string) => readFileSync(join(schemas, name), 'utf8')
const COUNT = 'select count(*) as pending from search_rebuilds'

/** Students, each with a ledger entry and an enrolment, their search texts as an earlier version wrote them; every other one has an Arabic name. */
const fillSql = (series: string) => `
  insert into users (name, email, email_key, search_text, phone, password_hash, role, wallet, referral_code, joined_at)
    select name, email, email, lower(name) || ' ' || email || ' 080', '080', '', 1, 100, 'BIG' || n, 1790000000 + n
    from (select n, 's' || n || '@example.org' as email,
      case when n % 2 = 0 then 'فَاطِمَةُ أحمد ' else 'Student ' end || n as name from ${series}) as student;
  insert into ledger (user_id, type, amount, balance, service, description, reference, at)
    select id, 'credit', 100, 100, 'enrolment', 'صلاة ' || (id % 1000), 'big-' || id, joined_at
    from users where referral_code like 'BIG%';
  insert into enrolments (student_id, class_id, paid, enrolled_at)
    select id, 1, 0, joined_at from users where referral_code like 'BIG%';
  insert into search_rebuilds (table_name, after_id) values ('users', 0);`

/** Fills a database of release 0.1.0 with this number of students. */
export const createLargeRelease = (engine: 'sqlite' | 'postgres', students: number) =>
  engine === 'sqlite' ? onSqlite(students) : onPostgres(students)

async function onSqlite(students: number): Promise<LargeRelease> {
  const DATA_DIR = createTempDir()
  const file = join(DATA_DIR, 'lisan.sqlite')
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = OFF')
  const series = `(with recursive s(n) as (select 1 union all select n + 1 from s where n < ${students}) select n from s)`
  database.exec(`${read('sqlite.sql')}begin;${read('rows.sql')}${fillSql(series)}commit;`)
  database.close()
  return {
    env: { DATA_DIR, DATABASE_URL: '' },
    async isRebuilding() {
      const opened = new Sqlite(file, { readonly: true })
      const row = opened.prepare<[], { pending: number }>(COUNT).get()
      opened.close()
      return row !== undefined && row.pending > 0
    },
    remove: async () => {},
  }
}

async function onPostgres(students: number): Promise<LargeRelease> {
  const { url } = await startTempPostgres()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const series = `generate_series(1, ${students}) as s(n)`
  await client.query(
    `${read('postgres.sql')}begin;${read('rows.sql')}${RESET_SEQUENCES}${fillSql(series)}commit;`,
  )
  // autovacuum would do this within minutes
  await client.query('vacuum analyze')
  return {
    env: { DATA_DIR: createTempDir(), DATABASE_URL: url },
    async isRebuilding() {
      const { rows } = await client.query(COUNT)
      return Number(rows[0].pending) > 0
    },
    remove: () => client.end(),
  }
}
