import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import type { Db } from './db.ts'

/** The rows of one statement at most, far below the number of parameters of either engine. */
const AT_MOST = 200
/** How long the rows of a group are gathered while others have just been written; a single write is never delayed. */
const GATHER_MS = 10
const RECENT_MS = 50

type Waiting<Row> = { row: Row; resolve: () => void; reject: (error: unknown) => void }
type Queue<Row> = { waiting: Waiting<Row>[]; isWriting: boolean; writtenAt: number }

/**
 * Groups small writes of many requests, as when a class opens its exam: those that arrive while others are written wait and are written
 * together, so that 3,000 students cost some tens of commits (R-SAFE-008). The promise of a row resolves when the row is
 * committed. If a group cannot be written its rows are written one by one, and only those that fail reject.
 */
export function groupWrites<Row>(write: (db: Db, rows: Row[]) => Promise<unknown>) {
  const queues = new WeakMap<Db, Queue<Row>>()

  function queueOf(db: Db): Queue<Row> {
    const queue = queues.get(db) ?? {
      waiting: [],
      isWriting: false,
      writtenAt: Number.NEGATIVE_INFINITY,
    }
    queues.set(db, queue)
    return queue
  }

  async function writeGroup(db: Db, group: Waiting<Row>[]): Promise<void> {
    try {
      await write(
        db,
        group.map(({ row }) => row),
      )
      for (const { resolve } of group) resolve()
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error)
      else for (const it of group) await writeGroup(db, [it])
    }
  }

  async function writeAll(db: Db, queue: Queue<Row>) {
    const { waiting } = queue
    while (waiting.length > 0) {
      await (performance.now() - queue.writtenAt < RECENT_MS ? pause(GATHER_MS) : immediate())
      await db
        .connection()
        // what arrives while a connection is awaited belongs to the group, too
        .execute((connection) => writeGroup(connection, waiting.splice(0, AT_MOST)))
        .catch((error) => {
          for (const { reject } of waiting.splice(0)) reject(error)
        })
      queue.writtenAt = performance.now()
    }
    queue.isWriting = false
  }

  return (db: Db, row: Row): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = queueOf(db)
      queue.waiting.push({ row, resolve, reject })
      if (queue.isWriting) return
      queue.isWriting = true
      void writeAll(db, queue)
    })
}
