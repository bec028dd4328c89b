import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createTempDir } from '../process/temp-dir.ts'

/** The environment of a server: a folder with a migrated SQLite database, deleted after the test. */
export function createSqliteEnv(): { DATA_DIR: string } {
  const env = createTempDir()
  copyFileSync(inject('sqliteTemplate'), join(env.DATA_DIR, 'lisan.sqlite'))
  return env
}
