import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../platform/migrate.ts'
import type { Tables } from '../../platform/tables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a migrated SQLite database; tests copy it to memory. */
    sqliteTemplate: string
  }
}

/** Migrates an empty SQLite database once for the run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'lisan-template-'))
  const database = new Sqlite(':memory:')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  await migrate(db)
  const file = join(folder, 'lisan.sqlite')
  writeFileSync(file, database.serialize())
  await db.destroy()
  project.provide('sqliteTemplate', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
