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
 * Runs `work` with a folder of its own in DATA_DIR/temporary, readable by the owner only, and removes it afterwards. When
 * the process is killed, the next start, backup or restore removes it (decision 0322).
 */
export async function withTemporaryFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  deleteAbandonedFiles(dataDir)
  const lock = openLockFile(dataDir, LOCK_TIMEOUT_MS)
  let folder = ''
  try {
    // a read within a transaction holds a shared lock, which the operating system drops when the process ends
    lock.exec('begin; select count(*) from sqlite_master')
    folder = mkdtempSync(join(temporaryRoot(dataDir), 'work-'))
    return await work(folder)
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true })
    lock.close()
  }
}

/** Records that an unfinished file is about to be written outside the folder, so that it is removed after a kill too. */
export function recordUnfinishedFile(folder: string, path: string): void {
  writeFileSync(join(folder, NOTE_FILE), resolve(path), { mode: 0o600 })
}

/** Removes the files of backups, restores and copies that were killed. Removes none while one of them is running. */
export function deleteAbandonedFiles(dataDir: string): void {
  const root = temporaryRoot(dataDir)
  if (!existsSync(root)) return
  const lock = openLockFile(dataDir, 0)
  try {
    lock.exec('begin exclusive')
  } catch {
    // another process is at work; its successor clears
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
    // there is no note, or its file cannot be removed from here
  }
  rmSync(path, { recursive: true, force: true })
}

/** SQLite's file locks stand in for flock, which Node does not have; unlike a process id they cannot be reused. */
function openLockFile(dataDir: string, timeout: number) {
  const root = temporaryRoot(dataDir)
  mkdirSync(root, { recursive: true, mode: 0o700 })
  chmodSync(root, 0o700)
  const file = join(root, LOCK)
  // closing a file that is there would drop the locks that this process holds on it
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  return new Sqlite(file, { timeout })
}
