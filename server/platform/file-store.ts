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
import { openFolderPartials, type PartialFiles } from './partial-files.ts'

/** A range of bytes, both ends included. */
export type ByteRange = { start: number; end: number }

/** A stored file and its age. */
export type StoredFile = { key: string; ageMs: number }

/** The store of uploaded files: a folder or an S3 bucket. Keys are generated and contain no user input. */
export type FileStore = {
  /** Moves a finished temporary file into the store, or throws. */
  put(temporaryPath: string, key: string): Promise<void>
  /** Returns the length in bytes, or null if the file does not exist. */
  size(key: string): Promise<number | null>
  read(key: string, range?: ByteRange | undefined): Promise<Readable>
  /** The path of a stored file on the disk of this process, null for a bucket. Only for reading. */
  localPath(key: string): string | null
  remove(key: string): Promise<void>
  /** Lists the files of a folder in pages. Their age is by the clock of the store, not of this process. */
  list(folder: string): AsyncGenerator<StoredFile[]>
  /** Files that arrive in parts. */
  partials: PartialFiles
  /** Throws if the store does not respond. */
  check(): Promise<void>
}

const KEY_PATTERN = /^[a-z]+\/[\w-]{16,64}\.[a-z0-9]{1,8}$/

/** True if a text has the form of a key. Nothing else reaches the disk. */
export function isFileKey(text: string): boolean {
  return KEY_PATTERN.test(text)
}

/** Opens a file store in a folder. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('Not a key of the store')
    return join(folder, key)
  }
  return {
    async put(temporaryPath, key) {
      await mkdir(dirname(pathOf(key)), { recursive: true, mode: PRIVATE_FOLDER })
      // the bytes must be on disk before a row refers to the file
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
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    read: async (key, range) => createReadStream(pathOf(key), range),
    localPath: pathOf,
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (name) => listFolder(folder, name),
    partials: openFolderPartials(folder),
    async check() {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      await access(folder, constants.R_OK | constants.W_OK)
    },
  }
}

const LIST_PAGE_SIZE = 500

async function* listFolder(root: string, name: string): AsyncGenerator<StoredFile[]> {
  const entries = await opendir(join(root, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!entries) return
  const diskTime = await readDiskTime(root)
  let page: StoredFile[] = []
  for await (const entry of entries) {
    const key = `${name}/${entry.name}`
    // a file deleted in the meantime is skipped
    const stats = isFileKey(key) ? await stat(join(root, key)).catch(() => null) : null
    if (stats?.isFile()) page.push({ key, ageMs: diskTime - stats.mtimeMs })
    if (page.length < LIST_PAGE_SIZE) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** Returns the time of the folder's disk in Unix milliseconds, by the mtime of a new file. */
async function readDiskTime(folder: string): Promise<number> {
  const probe = await mkdtemp(join(folder, '.time-'))
  try {
    return (await stat(probe)).mtimeMs
  } finally {
    await rmdir(probe)
  }
}
