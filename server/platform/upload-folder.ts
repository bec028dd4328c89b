import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './file-permissions.ts'
import { newPublicId } from './random.ts'

const instanceId = newPublicId().replaceAll('-', '_')
const UPLOAD_NAME = /^([\w-]{22})\./

/** Returns a name for a file in progress in DATA_DIR/uploads. It contains the id of this process. */
export function newUploadName(): string {
  return `${instanceId}.${newPublicId()}`
}

/** True if `newUploadName` made the name, in this process or another. */
export function isUploadName(name: string): boolean {
  return UPLOAD_NAME.test(name)
}

/** The lock of this process on a folder, and the number of its servers that use it. */
type FolderLock = { servers: number; release: () => void }
const folderLocks = new Map<string, FolderLock>()

/**
 * Marks this process as running and deletes the uploads of processes that were killed (decision 0332). Call the
 * returned function when the server stops. Several processes can share the folder.
 */
export async function claimUploadFolder(dataDir: string): Promise<() => void> {
  const runningFolder = join(dataDir, 'running')
  const lock = folderLocks.get(runningFolder) ?? {
    servers: 0,
    release: lockProcessFile(runningFolder),
  }
  lock.servers++
  folderLocks.set(runningFolder, lock)
  await deleteAbandonedUploads(join(dataDir, 'uploads'), runningFolder)
  return () => {
    lock.servers--
    if (lock.servers > 0) return
    lock.release()
    folderLocks.delete(runningFolder)
  }
}

/**
 * Locks a file with the name of this process until the process ends. A process id would not be unique: two containers
 * can have the same one. SQLite provides the file locks that Node does not offer.
 */
function lockProcessFile(runningFolder: string): () => void {
  mkdirSync(runningFolder, { recursive: true, mode: PRIVATE_FOLDER })
  const path = join(runningFolder, instanceId)
  const lock = createLockedFile(path, runningFolder)
  // on a disk without locks no other process can lock the file either, so it counts as locked
  if (!lock) writeFileSync(path, '', { mode: PRIVATE_FILE })
  return () => {
    rmSync(path, { force: true })
    lock?.close()
  }
}

/** Locks a new file, then renames it. Another process can have deleted it in between. */
function createLockedFile(path: string, runningFolder: string): Sqlite.Database | undefined {
  for (let attempt = 0; attempt < 5; attempt++) {
    const temporaryPath = join(runningFolder, `new-${newPublicId()}`)
    const lock = tryLock(temporaryPath)
    try {
      if (lock) renameSync(temporaryPath, path)
      if (lock) return lock
    } catch {
      lock?.close()
    }
  }
}

/** Locks a file exclusively. Returns undefined if a running process holds the lock. */
function tryLock(path: string): Sqlite.Database | undefined {
  const file = new Sqlite(path, { timeout: 0 })
  try {
    // no journal file
    file.pragma('journal_mode = memory')
    file.exec('begin exclusive')
    return file
  } catch {
    file.close()
    return undefined
  }
}

async function deleteAbandonedUploads(uploads: string, runningFolder: string) {
  const liveProcesses = new Set<string>([instanceId])
  for (const name of await readdir(runningFolder)) {
    if (name === instanceId) continue
    const lock = tryLock(join(runningFolder, name))
    if (!lock) liveProcesses.add(name)
    else {
      await rm(join(runningFolder, name), { force: true })
      lock.close()
    }
  }
  for (const name of await readdir(uploads).catch(() => [])) {
    const writer = UPLOAD_NAME.exec(name)?.[1]
    if (writer && !liveProcesses.has(writer)) await rm(join(uploads, name), { force: true })
  }
}
