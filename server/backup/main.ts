import { join } from 'node:path'
import { now } from '../kernel/clock.ts'
import { type Config, readConfig } from '../kernel/config.ts'
import { openPostgres, openSqlite } from '../kernel/db.ts'
import { storeOf } from '../start.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

/**
 * `npm run backup -- file.tar` and `npm run restore -- file.tar`, for the school that the environment names. Restore
 * with no server running; a backup may be made at any time. Ends with 1 and one line on stderr when it fails.
 */
const [, , verb = '', file] = process.argv
try {
  if (!file) throw new Error(`Say which file: npm run ${verb} -- lisan.tar`)
  await run(readConfig(process.env), file)
} catch (fault) {
  const message = fault instanceof Error ? fault.message || fault.name : String(fault)
  console.error(message.split('\n')[0])
  // a connection that does not close would keep the process
  process.exit(1)
}

async function run(config: Config, file: string) {
  const db = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, { timeouts: false })
    : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))
  const school = { db, files: await storeOf(config), dataDir: config.DATA_DIR }
  try {
    const done =
      verb === 'backup'
        ? await backUp(school, file, now())
        : await restore(school, file, console.log)
    console.log(
      `${done.rows} rows and ${done.files} files are ${verb === 'backup' ? `in ${file}` : 'back'}.`,
    )
  } finally {
    await db.destroy()
  }
}
