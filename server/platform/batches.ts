import { setImmediate as nextTurn } from 'node:timers/promises'

/** Splits a list, because both engines limit the number of values in a statement. */
export function* batchesOf<T>(items: readonly T[], size = 1000): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** Small enough that other requests are served between two batches. */
const BATCH_SIZE = 500

/** Reads a list in batches: `read` gives at most `limit` rows after `last`, the last row of the batch before. */
export async function* readBatches<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last, BATCH_SIZE)
    yield rows
    last = rows.at(-1)
    if (rows.length < BATCH_SIZE) return
    // SQLite queries are synchronous: give other requests a turn
    await nextTurn()
  }
}
