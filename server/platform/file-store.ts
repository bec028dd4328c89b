import { createReadStream } from 'node:fs'
import {
  access,
  constants,
  mkdir,
  mkdtemp,
  open,
  opendir,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './file-permissions.ts'

/** A stretch of a file in bytes, both ends included. */
export type ByteRange = { start: number; end: number }

/** A file in the store and for how long it has been there. */
export type StoredFile = { key: string; ageMs: number }

/** Where uploads live: a folder, or a bucket that speaks S3. Keys are made here and hold no name a person gave. */
export type FileStore = {
  /** Takes a finished temporary file over; afterwards it is in the store or the call has thrown. */
  put(temporaryPath: string, key: string): Promise<void>
  /** The length in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>
  read(key: string, range?: ByteRange | undefined): Promise<Readable>
  remove(key: string): Promise<void>
  /** The files of a folder, some at a time. Their age is by the store's own clock, not by this process's. */
  list(folder: string): AsyncGenerator<StoredFile[]>
  /** Throws when the store does not answer. */
  check(): Promise<void>
}

const KEY_PATTERN = /^[a-z]+\/[\w-]{16,64}\.[a-z0-9]{1,8}$/

/** Whether a text may be a key at all: nothing else ever reaches the disk. */
export function isFileKey(text: string): boolean {
  return KEY_PATTERN.test(text)
}

/** The store in `folder`. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('Not a key of the store')
    return join(folder, key)
  }
  return {
    async put(temporaryPath, key) {
      await mkdir(dirname(pathOf(key)), { recursive: true, mode: PRIVATE_FOLDER })
      // its bytes are on the disk before any row names it
      const file = await open(temporaryPath, 'r+')
      await file
        .chmod(PRIVATE_FILE)
        .then(() => file.sync())
        .finally(() => file.close())
      await rename(temporaryPath, pathOf(key))
    },
    async size(key) {
      if (!isFileKey(key)) return null
      try {
        return (await stat(pathOf(key))).size
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    read: async (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (name) => listFolder(folder, name),
    async check() {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      await access(folder, constants.R_OK | constants.W_OK)
    },
  }
}

const LIST_PAGE_SIZE = 500

async function* listFolder(root: string, name: string): AsyncGenerator<StoredFile[]> {
  const entries = await opendir(join(root, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const diskTime = await readDiskTime(root)
  let page: StoredFile[] = []
  for await (const entry of entries) {
    const key = `${name}/${entry.name}`
    // a file that goes away meanwhile is skipped
    const stats = isFileKey(key) ? await stat(join(root, key)).catch(() => null) : null
    if (stats?.isFile()) page.push({ key, ageMs: diskTime - stats.mtimeMs })
    if (page.length < LIST_PAGE_SIZE) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** The time of a folder's disk in Unix milliseconds: that of a file made just now. */
async function readDiskTime(folder: string): Promise<number> {
  const probe = await mkdtemp(join(folder, '.time-'))
  try {
    return (await stat(probe)).mtimeMs
  } finally {
    await rmdir(probe)
  }
}
