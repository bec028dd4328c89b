import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { createTempDir, startTempPostgres } from './harness.ts'

/** Row counts of the main tables, sums over the users, and the result of the integrity check. */
type DatabaseState = { integrity: string; rows: Record<string, unknown> }

/** The environment of one school, with access to the state of its database. */
export type SchoolEnvironment = {
  env: Record<string, string>
  readState: () => Promise<DatabaseState>
  remove: () => Promise<void>
}

export type Engine = {
  name: 'sqlite' | 'postgres'
  empty: () => Promise<SchoolEnvironment>
  /** A copy of a school of 20,000 users with the schema of release 0.1.0. */
  released: () => Promise<SchoolEnvironment>
  readReleasedState: () => Promise<DatabaseState>
}

const USERS = 20_000
const schemas = 'server/test/schemas/0.1.0'
const read = (name: string) => readFileSync(join(schemas, name), 'utf8')

/** Adds users to the schema of release 0.1.0, each with a ledger entry and an enrolment. */
const fillSql = (series: string) => `
  insert into users (name, email, email_key, search_text, phone, password_hash, role, wallet, referral_code, joined_at)
    select 'Student ' || n, 's' || n || '@example.org', 's' || n || '@example.org', 'student ' || n, '080',
      (select password_hash from users where id = 1), 1, 100, 'BIG' || n, 1790000000 + n from ${series};
  insert into ledger (user_id, type, amount, balance, service, description, reference, at)
    select id, 'credit', 100, 100, 'funding', 'Funded ' || (id % 500), 'big-' || id, joined_at
    from users where referral_code like 'BIG%';
  insert into enrolments (student_id, class_id, paid, enrolled_at)
    select id, 1, 0, joined_at from users where referral_code like 'BIG%';`

const COUNTS = `select (select count(*) from users) as users, (select count(*) from ledger) as ledger,
  (select count(*) from enrolments) as enrolments, (select count(*) from lessons) as lessons,
  (select count(*) from exam_results) as results, (select count(*) from certificates) as certificates,
  (select sum(wallet) from users) as wallets, (select sum(length(email) * id) from users) as emails`

const asNumbers = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]))

function folder() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lisan-kill-'))
  return { DATA_DIR, remove: () => rmSync(DATA_DIR, { recursive: true, force: true }) }
}

/** Prepares an engine and the school that each upgrade starts from. */
export const openEngine = (name: Engine['name']): Promise<Engine> =>
  name === 'sqlite' ? onSqlite() : onPostgres()

function readFileState(file: string): DatabaseState {
  const database = new Sqlite(file)
  const integrity = String(database.pragma('integrity_check', { simple: true }))
  const rows = asNumbers(database.prepare<[], Record<string, unknown>>(COUNTS).get() ?? {})
  database.close()
  return { integrity, rows }
}

async function onSqlite(): Promise<Engine> {
  const template = join(createTempDir(), 'released.sqlite')
  const series = `(with recursive s(n) as (select 1 union all select n + 1 from s where n < ${USERS}) select n from s)`
  const database = new Sqlite(template)
  database.pragma('journal_mode = WAL')
  database.exec(`${read('sqlite.sql')}begin;${read('rows.sql')}${fillSql(series)}commit;`)
  database.close()
  async function createEnvironment(): Promise<SchoolEnvironment> {
    const { DATA_DIR, remove } = folder()
    const look = async () => readFileState(join(DATA_DIR, 'lisan.sqlite'))
    return { env: { DATA_DIR }, readState: look, remove: async () => remove() }
  }
  return {
    name: 'sqlite',
    empty: createEnvironment,
    async released() {
      const made = await createEnvironment()
      copyFileSync(template, join(made.env.DATA_DIR ?? '', 'lisan.sqlite'))
      return made
    },
    readReleasedState: async () => readFileState(template),
  }
}

async function onPostgres(): Promise<Engine> {
  const { url } = await startTempPostgres({ flags: ['-c', 'max_connections=200'] })
  const server = url.slice(0, url.lastIndexOf('/'))
  const run = async (database: string, text: string) => {
    const client = new pg.Client({ connectionString: `${server}/${database}` })
    await client.connect()
    return client.query(text).finally(() => client.end())
  }
  const look = async (database: string) => {
    const { rows } = await run(database, COUNTS)
    return { integrity: 'ok', rows: asNumbers(rows[0]) }
  }
  await run('postgres', 'create database released')
  const series = `generate_series(1, ${USERS}) as s(n)`
  await run(
    'released',
    `${read('postgres.sql')}begin;${read('rows.sql')}${RESET_SEQUENCES}${fillSql(series)}commit;`,
  )
  let index = 0
  async function createEnvironment(template: string): Promise<SchoolEnvironment> {
    const name = `place${++index}`
    await run('postgres', `create database ${name} template ${template}`)
    const { DATA_DIR, remove } = folder()
    return {
      env: { DATA_DIR, DATABASE_URL: `${server}/${name}` },
      readState: () => look(name),
      async remove() {
        await run('postgres', `drop database ${name} with (force)`)
        remove()
      },
    }
  }
  return {
    name: 'postgres',
    empty: () => createEnvironment('template1'),
    released: () => createEnvironment('released'),
    readReleasedState: () => look('released'),
  }
}

/** Rows with explicit ids do not advance the sequences of PostgreSQL. */
export const RESET_SEQUENCES = `do $$ declare it record; begin
  for it in select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), coalesce(max(id), 0) + 1, false) from %I', it.table_name, it.table_name);
  end loop;
end $$;`
