import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-files.ts'
import { newRand } from './random.ts'

const processName = newRand().replaceAll('-', '_')
const uploadName = /^([\w-]{22})\./

/** A name for a file under way in DATA_DIR/uploads. It says which process writes it. */
export function newUploadName(): string {
  return `${processName}.${newRand()}`
}

/** True for a name that `newUploadName` made, in this process or another. */
export function isUploadName(name: string): boolean {
  return uploadName.test(name)
}

/** The process's lock on a folder: how many servers of this process use it, and how to let go. */
type Held = { servers: number; letGo: () => void }
const held = new Map<string, Held>()

/**
 * Says that this process lives and removes the uploads of processes that do not, which were killed (decision 0332).
 * Call what is answered when the server ends. Several processes may share the folder.
 */
export async function claimUploads(dataDir: string): Promise<() => void> {
  const running = join(dataDir, 'running')
  const mine = held.get(running) ?? { servers: 0, letGo: sayAlive(running) }
  mine.servers++
  held.set(running, mine)
  await removeOfTheDead(join(dataDir, 'uploads'), running)
  return () => {
    mine.servers--
    if (mine.servers > 0) return
    mine.letGo()
    held.delete(running)
  }
}

/**
 * Holds a lock on a file of this process's name until the process ends, however it ends. A number of the process would
 * not do: two containers may have the same ones. SQLite takes the operating system's locks, which Node does not offer.
 */
function sayAlive(running: string): () => void {
  mkdirSync(running, { recursive: true, mode: PRIVATE_FOLDER })
  const path = join(running, processName)
  const lock = lockedAs(path, running)
  // on a disk without locks no other process can lock it either, so it counts as held
  if (!lock) writeFileSync(path, '', { mode: PRIVATE_FILE })
  return () => {
    rmSync(path, { force: true })
    lock?.close()
  }
}

/** Locks a new file and gives it its name; another process that looks in between may have removed it. */
function lockedAs(path: string, running: string): Sqlite.Database | undefined {
  for (let tries = 0; tries < 5; tries++) {
    const unlocked = join(running, `new-${newRand()}`)
    const lock = lockOf(unlocked)
    try {
      if (lock) renameSync(unlocked, path)
      if (lock) return lock
    } catch {
      lock?.close()
    }
  }
}

/** An exclusive lock on a file, or nothing when a living process holds it. */
function lockOf(path: string): Sqlite.Database | undefined {
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

async function removeOfTheDead(uploads: string, running: string) {
  const living = new Set<string>([processName])
  for (const name of await readdir(running)) {
    if (name === processName) continue
    const lock = lockOf(join(running, name))
    if (!lock) living.add(name)
    else {
      await rm(join(running, name), { force: true })
      lock.close()
    }
  }
  for (const name of await readdir(uploads).catch(() => [])) {
    const writer = uploadName.exec(name)?.[1]
    if (writer && !living.has(writer)) await rm(join(uploads, name), { force: true })
  }
}
