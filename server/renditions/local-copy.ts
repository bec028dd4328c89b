import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { AppContext } from '../platform/app-context.ts'
import { keepDiskReserve } from '../platform/disk-space.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../platform/file-permissions.ts'
import { newUploadName } from '../platform/upload-folder.ts'

/** A new path for a file in progress; after a kill the next start deletes it (decision 0332). */
export async function newTemporaryPath({ config }: Pick<AppContext, 'config'>): Promise<string> {
  const folder = join(config.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  return join(folder, newUploadName())
}

/** Calls `use` with the path of a stored file; one in a bucket is streamed to a temporary file before. */
export async function withLocalFile<T>(
  school: Pick<AppContext, 'files' | 'config'>,
  key: string,
  { signal, use }: { signal?: AbortSignal; use: (path: string) => Promise<T> },
): Promise<T> {
  const stored = school.files.localPath(key)
  if (stored !== null) return use(stored)
  const path = await newTemporaryPath(school)
  try {
    const target = createWriteStream(path, { mode: PRIVATE_FILE })
    const toDisk = keepDiskReserve(school.config)
    await pipeline(await school.files.read(key), toDisk, target, signal ? { signal } : {})
    return await use(path)
  } finally {
    await rm(path, { force: true })
  }
}
