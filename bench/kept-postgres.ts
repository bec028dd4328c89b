import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type RunningPostgres, startPostgresIn } from '../server/test/databases/postgres.ts'

/** Starts a PostgreSQL whose files stay in `folder` after `stop`, so that a later run has them again. */
export function startKeptPostgres(folder: string): Promise<RunningPostgres> {
  // PostgreSQL refuses to run as root, and its own user needs access to the parent folder
  mkdirSync(dirname(folder), { recursive: true })
  if (process.getuid?.() === 0) chmodSync(dirname(folder), 0o755)
  return startPostgresIn(folder, { persistent: true })
}
