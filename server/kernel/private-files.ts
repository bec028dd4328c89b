import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
const STICKY = 0o1000

/** What the school makes in DATA_DIR; other files there are not its own. */
const ours = /^(lisan.*|media|uploads|running|outbox|compiled|copies|temporary|backups?)$/

/**
 * Makes DATA_DIR and lets this process, and what it starts, make files for its own user alone: 0600 in 0700 folders.
 * What an earlier version left readable for others is tightened (decision 0334).
 */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  const folder = statSync(dataDir)
  // a folder for everybody, such as /tmp, is not ours to close
  if (!(folder.mode & STICKY)) tighten(dataDir, folder)
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    // the media may be a link to another disk
    if (ours.test(name)) tightenAll(path, statSync(path, { throwIfNoEntry: false }))
  }
}

/** Once a folder is closed nothing below it can be reached, so those that were closed before are not walked again. */
function tightenAll(path: string, found: Stats | undefined) {
  if (!found || !tighten(path, found) || !found.isDirectory()) return
  for (const name of readdirSync(path)) {
    const below = join(path, name)
    const it = lstatSync(below, { throwIfNoEntry: false })
    if (!it?.isSymbolicLink()) tightenAll(below, it)
  }
}

/** Takes all rights from other users; false when they had none, or when the file is not this user's. */
function tighten(path: string, { mode, uid }: Stats): boolean {
  const isOurs = uid === process.getuid?.()
  if ((mode & 0o077) === 0 || !isOurs) return false
  chmodSync(path, mode & 0o700)
  return true
}
