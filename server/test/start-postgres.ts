import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL under test without a database's name; '' where the run is for SQLite. */
    postgres: string
  }
}

// the truth of a test ends with it, so nothing waits for the disk
const FLAGS = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=128MB', 'max_connections=200'],
].flatMap((setting) => ['-c', setting])

const MIN_FREE_BYTES = 2e9

/** A folder in memory, where a database of a thousand files is copied several times as fast as on a disk. */
function fastestDir(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > MIN_FREE_BYTES && freemem() > MIN_FREE_BYTES ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Starts a PostgreSQL for the run, with a migrated template to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(FLAGS, fastestDir())
  await postgres.createDatabase('lisan_template')
  const db = openPostgres(`${postgres.url}/lisan_template`, { max: 1, timeouts: false })
  await migrate(db)
  await db.destroy()
  project.provide('postgres', postgres.url)
  return postgres.stop
}
