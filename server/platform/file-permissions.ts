import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
const STICKY = 0o1000

/** What the school makes in DATA_DIR; other files there are not its own. */
const OWN_FILES = /^(lisan.*|media|uploads|running|outbox|compiled|copies|temporary|backups?)$/

/**
 * Makes DATA_DIR and lets this process, and what it starts, make files for its own user alone: 0600 in 0700 folders.
 * What an earlier version left readable for others is tightened (decision 0334).
 */
export function restrictDataDir(dataDir: string): void {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  const folder = statSync(dataDir)
  // a folder for everybody, such as /tmp, is not ours to close
  if (!(folder.mode & STICKY)) restrict(dataDir, folder)
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    // the media may be a link to another disk
    if (OWN_FILES.test(name)) restrictTree(path, statSync(path, { throwIfNoEntry: false }))
  }
}

/** Once a folder is closed nothing below it can be reached, so those that were closed before are not walked again. */
function restrictTree(path: string, stats: Stats | undefined) {
  if (!stats || !restrict(path, stats) || !stats.isDirectory()) return
  for (const name of readdirSync(path)) {
    const child = join(path, name)
    const childStats = lstatSync(child, { throwIfNoEntry: false })
    if (!childStats?.isSymbolicLink()) restrictTree(child, childStats)
  }
}

/** Takes all rights from other users; false when they had none, or when the file is not this user's. */
function restrict(path: string, { mode, uid }: Stats): boolean {
  const isOwnedByUser = uid === process.getuid?.()
  if ((mode & 0o077) === 0 || !isOwnedByUser) return false
  chmodSync(path, mode & 0o700)
  return true
}
