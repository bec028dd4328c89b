import { join } from 'node:path'
import { now } from '../platform/clock.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { openPostgres, openSqlite } from '../platform/db.ts'
import { openFileStore } from '../platform/open-file-store.ts'
import { createBackup } from './backup.ts'
import { restore } from './restore.ts'

/**
 * `npm run backup -- file.tar` and `npm run restore -- file.tar`, with the configuration of the environment. A restore
 * needs the server to be stopped; a backup does not. Exits with 1 and one line on stderr on failure.
 */
const [, , command = '', file] = process.argv
try {
  if (!file) throw new Error(`Say which file: npm run ${command} -- lisan.tar`)
  await run(readConfig(process.env), file)
} catch (error) {
  const message = error instanceof Error ? error.message || error.name : String(error)
  console.error(message.split('\n')[0])
  // an open connection would keep the process alive
  process.exit(1)
}

async function run(config: Config, file: string) {
  const db = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, { timeouts: false })
    : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))
  const { DATA_DIR: dataDir, DISK_RESERVE_MB: diskReserveMb } = config
  const school = { db, files: await openFileStore(config), dataDir, diskReserveMb }
  try {
    const result =
      command === 'backup'
        ? await createBackup(school, file, now())
        : await restore(school, file, console.log)
    console.log(
      `${result.rows} rows and ${result.files} files are ${command === 'backup' ? `in ${file}` : 'back'}.`,
    )
  } finally {
    await db.destroy()
  }
}
