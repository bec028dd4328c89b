import { open } from 'node:fs/promises'

/** Reads a range of a file on disk: fewer bytes where it ends. */
export async function readBytes(path: string, start: number, end: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const bytes = Buffer.alloc(end - start)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
