import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Row, UntypedDb } from '../platform/untyped-db.ts'
import { type ArchiveEntry, damagedError, readEntry } from './read-archive.ts'

// SQLite accepts 32,766 values in one statement
const MAX_VALUES_PER_STATEMENT = 20_000
/** Much longer than the longest row. */
const LINE_MAX_LENGTH = 64 * 1024 * 1024

/** Inserts the rows of an entry into its table and returns their number. Throws if the entry is not a list of rows. */
export async function insertRows(
  tx: UntypedDb,
  table: string,
  archive: string,
  entry: ArchiveEntry,
): Promise<number> {
  let count = 0
  let pendingRows: Row[] = []
  const flush = async () => {
    if (pendingRows.length > 0) await tx.insertInto(table).values(pendingRows).execute()
    count += pendingRows.length
    pendingRows = []
  }
  await pipeline(readEntry(archive, entry), createGunzip(), async (bytes) => {
    for await (const line of splitLines(bytes)) {
      if (line === '') continue
      const row: Row = JSON.parse(line)
      pendingRows.push(row)
      if (pendingRows.length * Object.keys(row).length >= MAX_VALUES_PER_STATEMENT) await flush()
    }
  })
  await flush()
  return count
}

/** Splits a stream into lines. node:readline would hold a line of any length in memory. */
async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let remainder = ''
  for await (const chunk of bytes) {
    const lines = (remainder + decoder.decode(chunk, { stream: true })).split('\n')
    remainder = lines.pop() ?? ''
    if (remainder.length > LINE_MAX_LENGTH) throw damagedError()
    yield* lines
  }
  yield remainder
}
