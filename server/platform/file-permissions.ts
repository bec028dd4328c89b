import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
const STICKY = 0o1000

/** The files that the server creates in DATA_DIR; other files there are not touched. */
const OWN_FILES = /^(lisan.*|media|uploads|running|outbox|compiled|copies|temporary|backups?)$/

/**
 * Creates DATA_DIR and restricts the files of this process and its children to their own user: 0600 in folders with
 * 0700. Also restricts files that an earlier version left readable.
 */
export function restrictDataDir(dataDir: string): void {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  const folder = statSync(dataDir)
  // a shared folder such as /tmp must stay open
  if (!(folder.mode & STICKY)) restrict(dataDir, folder)
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    // the media folder can be a link to another disk
    if (OWN_FILES.test(name)) restrictTree(path, statSync(path, { throwIfNoEntry: false }))
  }
}

/** Nothing below a closed folder is reachable, so folders that were already closed are not walked again. */
function restrictTree(path: string, stats: Stats | undefined) {
  if (!stats || !restrict(path, stats) || !stats.isDirectory()) return
  for (const name of readdirSync(path)) {
    const child = join(path, name)
    const childStats = lstatSync(child, { throwIfNoEntry: false })
    if (!childStats?.isSymbolicLink()) restrictTree(child, childStats)
  }
}

/** Removes all permissions of other users. Returns false if they had none, or if the file belongs to another user. */
function restrict(path: string, { mode, uid }: Stats): boolean {
  const isOwnedByUser = uid === process.getuid?.()
  if ((mode & 0o077) === 0 || !isOwnedByUser) return false
  chmodSync(path, mode & 0o700)
  return true
}
