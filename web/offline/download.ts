import type { OfflineDatabase } from './database.ts'
import { partsOf, pathOf } from './kept-lessons.ts'

/** The maximum loss when the page is killed. */
const PART_BYTES = 256 * 1024

type Download = {
  database: OfflineDatabase
  url: string
  signal: AbortSignal
  onReceived: (bytes: number) => void
}

/** The received file does not match the server's description. */
class UnverifiedFile extends Error {}

/**
 * Downloads a file in parts, continuing after the stored bytes. Resolves when every byte of the file that the server
 * describes is stored. Throws if the connection ends before; the next attempt continues.
 */
export async function downloadFile(it: Download): Promise<{ bytes: number; type: string }> {
  const { database, url, signal, onReceived } = it
  const path = pathOf(url)
  let position = await sizeOfParts(database, path)
  onReceived(position)
  // the last byte is requested again, so that the response describes a complete file too
  const start = Math.max(0, position - 1)
  const response = await fetch(url, { headers: { range: `bytes=${start}-` }, signal })
  const [, from, total] =
    /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
  if (response.status !== 206 || Number(from) !== start || !response.body)
    throw new UnverifiedFile(`The file is not available (${response.status}).`)
  let skipped = position - start
  let buffer: Uint8Array<ArrayBuffer>[] = []
  const flush = async () => {
    const part = new Blob(buffer)
    if (part.size === 0) return
    buffer = []
    await database.put('parts', part, [path, position])
    position += part.size
  }
  const reader = response.body.getReader()
  try {
    for (let held = 0; ; ) {
      const { done, value } = await reader.read()
      if (done) break
      const bytes = value.subarray(skipped)
      skipped = Math.max(0, skipped - value.length)
      buffer.push(bytes)
      held += bytes.length
      onReceived(bytes.length)
      if (held >= PART_BYTES) {
        await flush()
        held = 0
      }
    }
  } finally {
    await flush()
  }
  if (position !== Number(total)) throw new UnverifiedFile('The file is not complete.')
  return { bytes: position, type: response.headers.get('content-type') ?? '' }
}

async function sizeOfParts(database: OfflineDatabase, path: string) {
  const parts = await database.getAll('parts', partsOf(path))
  return parts.reduce((sum, it) => sum + it.size, 0)
}
