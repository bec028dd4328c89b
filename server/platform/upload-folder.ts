import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './file-permissions.ts'
import { newPublicId } from './random.ts'

const instanceId = newPublicId().replaceAll('-', '_')
const UPLOAD_NAME = /^([\w-]{22})\./

/** A name for a file under way in DATA_DIR/uploads. It says which process writes it. */
export function newUploadName(): string {
  return `${instanceId}.${newPublicId()}`
}

/** True for a name that `newUploadName` made, in this process or another. */
export function isUploadName(name: string): boolean {
  return UPLOAD_NAME.test(name)
}

/** The process's lock on a folder: how many servers of this process use it, and how to let go. */
type FolderLock = { servers: number; release: () => void }
const folderLocks = new Map<string, FolderLock>()

/**
 * Says that this process lives and removes the uploads of processes that do not, which were killed (decision 0332).
 * Call what is answered when the server ends. Several processes may share the folder.
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
 * Holds a lock on a file of this process's name until the process ends, however it ends. A number of the process would
 * not do: two containers may have the same ones. SQLite takes the operating system's locks, which Node does not offer.
 */
function lockProcessFile(runningFolder: string): () => void {
  mkdirSync(runningFolder, { recursive: true, mode: PRIVATE_FOLDER })
  const path = join(runningFolder, instanceId)
  const lock = createLockedFile(path, runningFolder)
  // on a disk without locks no other process can lock it either, so it counts as held
  if (!lock) writeFileSync(path, '', { mode: PRIVATE_FILE })
  return () => {
    rmSync(path, { force: true })
    lock?.close()
  }
}

/** Locks a new file and gives it its name; another process that looks in between may have removed it. */
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

/** An exclusive lock on a file, or nothing when a living process holds it. */
function tryLock(path: string): Sqlite.Database | undefined {
  const file = new Sqlite(path, { timeout: 0 })
  try {
    // no journal file beside it
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
