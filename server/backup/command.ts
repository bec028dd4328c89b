import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { now } from '../platform/clock.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { openPostgres, openSqlite } from '../platform/db.ts'
import { openFileStore } from '../platform/open-file-store.ts'
import { untyped } from '../platform/untyped-db.ts'
import { createBackup } from './backup.ts'
import { openCopyStore } from './copy-store.ts'
import { hasUsers } from './database-tables.ts'
import { RestoreError } from './read-archive.ts'
import { restore } from './restore.ts'
import { restoreCopy } from './restore-copy.ts'

/**
 * `npm run backup -- file.tar`, `npm run restore -- file.tar`, and `npm run restore -- latest` for the newest good copy at BACKUP_TO,
 * with the configuration of the environment. A restore needs the server to be stopped; a backup does not. Exits with 1 and one line on
 * stderr on failure.
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
    if (command === 'backup') {
      if (!(await hasUsers(untyped(db))))
        throw new Error('There is no school here: check DATA_DIR or DATABASE_URL.')
      const { rows, files } = await createBackup(school, file, now())
      console.log(`${rows} rows and ${files} files are in ${file}.`)
    } else if (isCopyOfPlace(file)) await restoreFromPlace(school, config, file)
    else {
      const { rows, files } = await restore(school, file, console.log)
      console.log(`${rows} rows and ${files} files are back.`)
    }
  } finally {
    await db.destroy()
  }
}

/** 'latest', or the name of a copy as the settings list it. */
function isCopyOfPlace(which: string): boolean {
  return !existsSync(which) && /^(latest|\d{8}T\d{6}Z-[a-z0-9]{6})$/.test(which)
}

async function restoreFromPlace(
  school: Parameters<typeof restoreCopy>[0],
  config: Config,
  which: string,
) {
  const store = await openCopyStore(config)
  if (!store)
    throw new RestoreError('Set BACKUP_TO to the folder or bucket in which the copies are.')
  const startedAt = now()
  const request = { store, which, askKey, log: console.log }
  const { rows, files, erasures } = await restoreCopy(school, request)
  console.log(`${rows} rows and ${files} files are back after ${now() - startedAt} s.`)
  if (erasures > 0)
    console.log(`${erasures} erased accounts are known: those in the copy are erased at the start.`)
}

/** Reads the secret key from standard input; at a terminal it asks for it and does not show what is typed. */
async function askKey(recipient: string): Promise<string> {
  const { stdin, stdout } = process
  if (stdin.isTTY) {
    stdout.write(`The copy is encrypted for ${recipient}.\n`)
    stdout.write('Secret key (it begins with AGE-SECRET-KEY-1): ')
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (stdin.isTTY) stdout.write('\n')
  }
}
