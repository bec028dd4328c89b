import { open } from 'node:fs/promises'
import type { ReadBytes } from '../../../contract/lessons/file-kind.ts'

/** Bytes of a file that are overwritten, with zeros if none are given. The length of the file never changes. */
export type Patch = { start: number; end: number; bytes?: Buffer }

export const zeros = (start: number, end: number): Patch => ({ start, end })

export const textAt = (start: number, text: string): Patch => ({
  ...{ start, end: start + text.length },
  bytes: Buffer.from(text, 'latin1'),
})

export const spaces = (start: number, end: number): Patch => ({
  ...{ start, end },
  bytes: Buffer.alloc(end - start, ' '),
})

export const readBuffer = async (read: ReadBytes, start: number, end: number): Promise<Buffer> =>
  Buffer.from(await read(start, end))

const ZEROS = Buffer.alloc(64 * 1024)

/** Overwrites the bytes in a file on disk. Can be repeated after a kill. */
export async function patchFile(path: string, patches: readonly Patch[]): Promise<void> {
  if (patches.length === 0) return
  const file = await open(path, 'r+')
  try {
    for (const { start, end, bytes } of patches) {
      if (bytes) await file.write(bytes, 0, bytes.length, start)
      else
        for (let at = start; at < end; at += ZEROS.length)
          await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at)
    }
  } finally {
    await file.close()
  }
}
