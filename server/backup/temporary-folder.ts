import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'

const LOCK = 'lock'
const NOTE_FILE = 'unfinished-file'
const LOCK_TIMEOUT_MS = 10_000

const temporaryRoot = (dataDir: string) => join(dataDir, 'temporary')

/**
 * Runs `work` with a new folder in DATA_DIR/temporary that only the owner can read, and deletes it afterwards. If the
 * process is killed, the next start, backup or restore deletes it.
 */
export async function withTemporaryFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  deleteAbandonedFiles(dataDir)
  const lock = openLockFile(dataDir, LOCK_TIMEOUT_MS)
  let folder = ''
  try {
    // a read transaction holds a shared lock, which the operating system releases when the process ends
    lock.exec('begin; select count(*) from sqlite_master')
    folder = mkdtempSync(join(temporaryRoot(dataDir), 'work-'))
    return await work(folder)
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true })
    lock.close()
  }
}

/** Records an unfinished file outside the folder, so that it is deleted after a kill too. */
export function recordUnfinishedFile(folder: string, path: string): void {
  writeFileSync(join(folder, NOTE_FILE), resolve(path), { mode: 0o600 })
}

/** Deletes the files of killed backups, restores and copies. Deletes nothing while one of them runs. */
export function deleteAbandonedFiles(dataDir: string): void {
  const root = temporaryRoot(dataDir)
  if (!existsSync(root)) return
  const lock = openLockFile(dataDir, 0)
  try {
    lock.exec('begin exclusive')
  } catch {
    // another process is running; a later one deletes the files
    lock.close()
    return
  }
  try {
    for (const name of readdirSync(root).filter((it) => it !== LOCK && !it.startsWith(`${LOCK}-`)))
      deleteWorkFolder(join(root, name))
  } finally {
    lock.close()
  }
}

function deleteWorkFolder(path: string) {
  try {
    const unfinished = readFileSync(join(path, NOTE_FILE), 'utf8')
    if (unfinished.endsWith('.unfinished')) rmSync(unfinished, { force: true })
  } catch {
    // there is no note, or its file cannot be deleted from here
  }
  rmSync(path, { recursive: true, force: true })
}

/** Uses SQLite's file locks instead of flock, which Node does not have. Unlike process ids they cannot be reused. */
function openLockFile(dataDir: string, timeout: number) {
  const root = temporaryRoot(dataDir)
  mkdirSync(root, { recursive: true, mode: 0o700 })
  chmodSync(root, 0o700)
  const file = join(root, LOCK)
  // closing an existing file would release the locks that this process holds on it
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  return new Sqlite(file, { timeout })
}
