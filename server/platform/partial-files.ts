import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './file-permissions.ts'

/** The state that a store needs to continue a file that arrives in parts. The caller stores it in a row; '' for none. */
export type PartialState = {
  /** The name in the folder 'uploads' of the store. */
  staged: string
  /** The key and the id of a multipart upload to a bucket. */
  multipart_key: string
  multipart_id: string
  /** The entity tags of its parts, separated by spaces. */
  parts: string
}

export const NO_PARTS: PartialState = { staged: '', multipart_key: '', multipart_id: '', parts: '' }

/** A file that arrives in parts: its id, which contains no user input, its state and the bytes that are stored. */
export type PartialFile = { id: string; state: PartialState; received: number }

/** Appends bytes to a partial file. After an error only `close` may be called. */
export type PartialWriter = {
  write(chunk: Buffer): Promise<void>
  /** The state for continuing at `stored` after a crash. */
  checkpoint(): { state: PartialState; stored: number }
  /** Stores what has been written and returns the state. */
  save(): Promise<PartialState>
  /** Removes the files of earlier states. Called after the row has the new state. */
  discardReplaced(): Promise<void>
  close(): Promise<void>
}

/** A complete file: on the disk of this process, or in the store under the key that was chosen for it. */
export type StagedFile = { path: string; key?: undefined } | { key: string; path?: undefined }

export type PartialFiles = {
  /** Opens a file for appending. `keyFor` chooses the final key by the first bytes, or throws. */
  open(file: PartialFile, keyFor: (head: Buffer) => string): Promise<PartialWriter>
  /** Assembles a complete file. Can be repeated. Throws MissingPartialFile if its bytes are gone. */
  complete(file: PartialFile): Promise<StagedFile>
  /** Removes everything that is stored of a file. */
  remove(file: Pick<PartialFile, 'id' | 'state'>): Promise<void>
  /** Aborts multipart uploads that `isKnown` does not find, and returns their number. */
  abortUnknown(isKnown: (multipartId: string) => Promise<boolean>): Promise<number>
}

/** The bytes of a partial file are gone, for example after a restore. */
export class MissingPartialFile extends Error {}

/** The folder of unfinished files in the store. */
export const STAGING_FOLDER = 'uploads'

/** The maximum number of bytes between two syncs to disk. */
const SYNC_BYTES = 8 * 1024 * 1024

/** Partial files in a folder: one file each, to which parts are appended. */
export function openFolderPartials(root: string): PartialFiles {
  const folder = join(root, STAGING_FOLDER)
  const nameOf = (id: string) => `${id}.part`
  const pathOf = (id: string) => join(folder, nameOf(id))
  return {
    async open({ id, received }) {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      const file = await openAt(pathOf(id), received)
      return createFolderWriter(file, { ...NO_PARTS, staged: nameOf(id) }, received)
    },
    async complete({ id, received }) {
      const size = await sizeOf(pathOf(id))
      if (size < received) throw new MissingPartialFile()
      return { path: pathOf(id) }
    },
    remove: ({ id }) => rm(pathOf(id), { force: true }),
    abortUnknown: async () => 0,
  }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0
      throw error
    },
  )

/** Opens a file for appending at an offset. Bytes after it were written by a process that was killed. */
async function openAt(path: string, offset: number): Promise<FileHandle> {
  if ((await sizeOf(path)) < offset) throw new MissingPartialFile()
  const file = await open(path, offset === 0 ? 'w' : 'r+', PRIVATE_FILE)
  await file.truncate(offset)
  return file
}

function createFolderWriter(
  file: FileHandle,
  state: PartialState,
  received: number,
): PartialWriter {
  let written = received
  let stored = received
  const sync = async () => {
    const end = written
    await file.datasync()
    stored = end
  }
  return {
    async write(chunk) {
      let offset = 0
      while (offset < chunk.length) {
        const { bytesWritten } = await file.write(chunk, offset, chunk.length - offset, written)
        offset += bytesWritten
        written += bytesWritten
      }
      if (written - stored >= SYNC_BYTES) await sync()
    },
    checkpoint: () => ({ state, stored }),
    async save() {
      await sync()
      return state
    },
    discardReplaced: async () => {},
    close: () => file.close(),
  }
}
