import type { TestProject } from 'vitest/node'
import { openPostgres } from '../kernel/db.ts'
import { migrate } from '../kernel/migrate.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL under test without a database's name; '' where the run is for SQLite. */
    postgres: string
  }
}

// the truth of a test ends with it, so nothing waits for the disk
const FLAGS = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200']

/** Starts a PostgreSQL for the run, with a migrated template to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(FLAGS)
  await postgres.createDatabase('lisan_template')
  const db = openPostgres(`${postgres.url}/lisan_template`, { max: 1 })
  await migrate(db)
  await db.destroy()
  project.provide('postgres', postgres.url)
  return postgres.stop
}
