import { join } from 'node:path'
import { now } from '../kernel/clock.ts'
import { readConfig } from '../kernel/config.ts'
import { openPostgres, openSqlite } from '../kernel/db.ts'
import { storeOf } from '../start.ts'
import { backUp } from './backup.ts'
import { CannotRestore, restore } from './restore.ts'

/**
 * `npm run backup -- file.tar` and `npm run restore -- file.tar`, for the school that the environment names. Restore
 * with no server running; a backup may be made at any time.
 */
const [, , verb, file] = process.argv
if (!file) {
  console.error(`Say which file: npm run ${verb} -- lisan.tar`)
  process.exit(1)
}
const config = readConfig(process.env)
const db = config.DATABASE_URL
  ? openPostgres(config.DATABASE_URL, { timeouts: false })
  : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))
const school = { db, files: await storeOf(config) }
try {
  const done = verb === 'backup' ? await backUp(school, file, now()) : await restore(school, file)
  console.log(
    `${done.rows} rows and ${done.files} files are ${verb === 'backup' ? `in ${file}` : 'back'}.`,
  )
} catch (fault) {
  if (!(fault instanceof CannotRestore)) throw fault
  console.error(fault.message)
  process.exitCode = 1
} finally {
  await db.destroy()
}
