import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  freePort,
  INITDB_FLAGS,
  importEmbeddedPostgres,
  type RunningPostgres,
} from '../server/test/postgres.ts'

/** Starts a PostgreSQL whose files stay in `folder` after `stop`, so that a later run has them again. */
export async function startKeptPostgres(folder: string): Promise<RunningPostgres> {
  // PostgreSQL refuses to run as root, and its own user needs access to the parent folder
  mkdirSync(dirname(folder), { recursive: true })
  if (process.getuid?.() === 0) chmodSync(dirname(folder), 0o755)
  const port = await freePort()
  const EmbeddedPostgres = await importEmbeddedPostgres()
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'lisan',
    password: 'lisan',
    persistent: true,
    initdbFlags: INITDB_FLAGS,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  })
  if (!existsSync(join(folder, 'PG_VERSION'))) await postgres.initialise()
  await postgres.start()
  return {
    url: `postgres://lisan:lisan@127.0.0.1:${port}`,
    createDatabase: (name) => postgres.createDatabase(name),
    stop: () => postgres.stop(),
  }
}
