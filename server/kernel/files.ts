import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-files.ts'

/** A stretch of a file in bytes, both ends included. */
export type ByteRange = { start: number; end: number }

/** Where uploads live: a folder, or a bucket that speaks S3. Keys are made here and hold no name a person gave. */
export type FileStore = {
  /** Takes a finished temporary file over; afterwards it is in the store or the call has thrown. */
  keep(temporaryPath: string, key: string): Promise<void>
  /** The length in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>
  read(key: string, range?: ByteRange | undefined): Promise<Readable>
  remove(key: string): Promise<void>
  /** Throws when the store does not answer. */
  check(): Promise<void>
}

const keyShape = /^[a-z]+\/[\w-]{16,64}\.[a-z0-9]{1,8}$/

/** Whether a text may be a key at all: nothing else ever reaches the disk. */
export function isKey(text: string): boolean {
  return keyShape.test(text)
}

/** The store in `folder`. */
export function openFolder(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error('Not a key of the store')
    return join(folder, key)
  }
  return {
    async keep(temporaryPath, key) {
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
      if (!isKey(key)) return null
      try {
        return (await stat(pathOf(key))).size
      } catch (fault) {
        if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw fault
      }
    },
    read: async (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      await access(folder, constants.R_OK | constants.W_OK)
    },
  }
}
