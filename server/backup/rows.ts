import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { damaged, type Entry, readEntry } from './archive.ts'
import type { AnyDb, Row } from './tables.ts'

// SQLite takes 32,766 values in one statement
const VALUES_AT_ONCE = 20_000
/** The longest text that a row may hold is a fraction of this. */
const LINE_MAX_LENGTH = 64 * 1024 * 1024

/** Inserts the rows of an entry into its table and answers how many there were. Throws when the entry is no list of rows. */
export async function insertRows(
  tx: AnyDb,
  table: string,
  archive: string,
  entry: Entry,
): Promise<number> {
  let count = 0
  let waiting: Row[] = []
  const write = async () => {
    if (waiting.length > 0) await tx.insertInto(table).values(waiting).execute()
    count += waiting.length
    waiting = []
  }
  await pipeline(readEntry(archive, entry), createGunzip(), async (bytes) => {
    for await (const line of linesOf(bytes)) {
      if (line === '') continue
      const row = JSON.parse(line) as Row
      waiting.push(row)
      if (waiting.length * Object.keys(row).length >= VALUES_AT_ONCE) await write()
    }
  })
  await write()
  return count
}

/** The lines of a text. node:readline would hold a line of any length in memory. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LINE_MAX_LENGTH) throw damaged()
    yield* lines
  }
  yield rest
}
