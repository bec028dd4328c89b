import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { HOUR } from '../../contract/platform/duration.ts'
import { now } from '../platform/clock.ts'
import { PRIVATE_FILE } from '../platform/file-permissions.ts'
import { isFileKey } from '../platform/file-store.ts'
import { hashInto, through } from './copy-media.ts'
import type { CopyStore } from './copy-store.ts'
import { archiveName, listGoodCopies, type Manifest, mediaName } from './manifest.ts'
import { damagedError, type FileList, RestoreError } from './read-archive.ts'
import { type RestoreTarget, restore } from './restore.ts'
import { decryptStream, recipientOf } from './seal.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

type CopyRestore = {
  store: CopyStore
  /** 'latest', or the name of a good copy. */
  which: string
  /** Asks for the secret key of the copies. */
  askKey: (recipient: string) => Promise<string>
  log: (line: string) => void
}

/**
 * Restores a good copy into an empty school: every row and file, and the records of accounts that were erased since, which the school
 * erases again when it starts (R-SAFE-006). Throws RestoreError, and nothing is written, without such a copy or with another key.
 */
export async function restoreCopy(
  target: RestoreTarget,
  { store, which, askKey, log }: CopyRestore,
): Promise<{ rows: number; files: number; erasures: number }> {
  const good = await listGoodCopies(store)
  // a copy of later than now was made by a clock that was ahead
  const latest = good.find(({ madeAt }) => madeAt <= now() + HOUR) ?? good[0]
  const copy = which === 'latest' ? latest : good.find(({ name }) => name === which)
  if (!copy)
    throw new RestoreError(
      good.length === 0
        ? 'There is no good copy at BACKUP_TO.'
        : `There is no good copy of this name. The newest one is ${latest?.name}.`,
    )
  log(
    `Copy of ${new Date(copy.madeAt * 1000).toISOString()}: ${copy.rows} rows, ${copy.files} files.`,
  )
  const identity = copy.recipient === '' ? '' : await requestKey(copy, askKey)
  return withTemporaryFolder(target.dataDir, async (folder) => {
    const path = join(folder, 'copy.tar')
    await fetchPlain(store, archiveName(copy), { path, identity, sha256: copy.sha256 })
    const erasures = (await store.list('erased')).filter(isFileKey)
    const restored = await restore(target, path, log, {
      readFile: (list, key, to) => readKeptFile(store, { list, key, path: to, identity }),
      erasures,
      readErasure: async (key, to) =>
        pipeline(await store.read(key), createWriteStream(to, { mode: PRIVATE_FILE })),
    })
    return { ...restored, erasures: erasures.length }
  })
}

async function requestKey(copy: Manifest, askKey: CopyRestore['askKey']): Promise<string> {
  const identity = (await askKey(copy.recipient)).trim().toUpperCase()
  const recipient = await recipientOf(identity)
  if (recipient === undefined)
    throw new RestoreError('This is no secret key: it begins with AGE-SECRET-KEY-1.')
  if (recipient !== copy.recipient)
    throw new RestoreError(`This is another key: the copy was encrypted for ${copy.recipient}.`)
  return identity
}

type Fetch = { path: string; identity: string; sha256: string | undefined }

/** Fetches a stored file and decrypts it. Throws RestoreError if it is missing or damaged. */
async function fetchPlain(store: CopyStore, name: string, { path, identity, sha256 }: Fetch) {
  const stored = createHash('sha256')
  try {
    const bytes = through(await store.read(name), hashInto(stored))
    const plain = identity === '' ? bytes : await decryptStream(bytes, identity)
    await pipeline(plain, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    // of the disk or the connection
    if (error instanceof Error && 'code' in error && error.code !== 'ENOENT') throw error
    throw damagedError()
  }
  if (sha256 !== undefined && stored.digest('hex') !== sha256) throw damagedError()
}

type KeptFile = { list: FileList; key: string; path: string; identity: string }

/** Fetches a file of the school; its content decides whether it is the right one. */
async function readKeptFile(store: CopyStore, { list, key, path, identity }: KeptFile) {
  const content = list.files[key]?.sha256 ?? ''
  const name = mediaName(list.folder, content)
  const plain = createHash('sha256')
  await rm(path, { force: true })
  try {
    const bytes = await store.read(name)
    const read = identity === '' ? bytes : await decryptStream(bytes, identity)
    await pipeline(read, hashInto(plain), createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code !== 'ENOENT') throw error
    throw damagedError()
  }
  if (plain.digest('hex') !== content) throw damagedError()
}
