import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Db, openPostgres } from '../../platform/db.ts'
import type { Tables } from '../../platform/tables.ts'
import { createTempDir } from '../process/temp-dir.ts'
import { DEFAULT_PASSWORD_COST } from '../test-school.ts'
import { createEmptyDatabase } from './school-env.ts'

const folder = join(import.meta.dirname, '../schemas')

/** The versions whose schema is stored (scripts/release-schema.ts). */
export const releasedVersions = readdirSync(folder)

const read = (version: string, name: string) => readFileSync(join(folder, version, name), 'utf8')

const schemaAndRows = (version: string, engine: 'sqlite' | 'postgres') =>
  `${read(version, `${engine}.sql`)}begin;${read(version, 'rows.sql')}commit;`

/** Opens a database with the schema and demo data of a release, on the engine under test. */
export async function openReleasedDb(version: string): Promise<Db> {
  const postgres = inject('postgres')
  if (postgres === '') {
    const database = new Sqlite(':memory:')
    database.exec(schemaAndRows(version, 'sqlite'))
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
    onTestFinished(() => db.destroy())
    return db
  }
  const db = openPostgres(await createReleasedDatabase(version, postgres), {
    max: 2,
    timeouts: false,
  })
  onTestFinished(() => db.destroy())
  return db
}

/** The environment of a server whose database has the schema and demo data of a release. */
export async function createReleasedEnv(version: string) {
  // with another cost a sign-in would renew the hash of its password
  const env = { ...createTempDir(), ...DEFAULT_PASSWORD_COST, DATABASE_URL: '' }
  const postgres = inject('postgres')
  if (postgres) return { ...env, DATABASE_URL: await createReleasedDatabase(version, postgres) }
  new Sqlite(join(env.DATA_DIR, 'lisan.sqlite')).exec(schemaAndRows(version, 'sqlite')).close()
  return env
}

async function createReleasedDatabase(version: string, postgres: string): Promise<string> {
  const url = await createEmptyDatabase(postgres)
  await runSql(url, schemaAndRows(version, 'postgres') + RESET_SEQUENCES)
  return url
}

// rows with explicit ids do not advance the sequences
const RESET_SEQUENCES = `do $$ declare it record; begin
  for it in select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), coalesce(max(id), 0) + 1, false) from %I', it.table_name, it.table_name);
  end loop;
end $$;`

async function runSql(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** Every column as 'table.column'. */
export async function columnsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ name }) => !name.startsWith('kysely_'))
    .flatMap((table) => table.columns.map((it) => `${table.name}.${it.name}`))
    .sort()
}

type Rows = Record<string, Record<string, unknown>[]>

/** Every row of these columns. */
export async function rowsOf(db: Db, columns: readonly string[]): Promise<Rows> {
  const found: Rows = {}
  for (const table of new Set(columns.map((it) => it.split('.')[0] ?? ''))) {
    const names = columns
      .filter((it) => it.startsWith(`${table}.`))
      .map((it) => it.slice(table.length + 1))
    const list = sql.join(names.map((it) => sql.ref(it)))
    const { rows } = await sql<Record<string, unknown>>`
      select ${list} from ${sql.table(table)} order by ${list}
    `.execute(db)
    found[table] = rows
  }
  return found
}
