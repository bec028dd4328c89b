import { statfs } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { MB } from '../../contract/platform/call.ts'
import { dataSize } from '../../contract/platform/sentence-values.ts'
import { type Message, say } from '../../messages/message.ts'
import type { Config } from './config.ts'
import type { Tx } from './db.ts'
import { RequestError } from './errors.ts'

export type DiskConfig = Pick<Config, 'DATA_DIR' | 'DISK_RESERVE_MB'>

/** The disk of DATA_DIR, in bytes. */
export type DiskSpace = {
  total: number
  free: number
  /** What files leave free for the database. */
  reserve: number
  /** The bytes that files may take: free space less the reserve. */
  available: number
}

/** The reserve without DISK_RESERVE_MB: 500 MB, on a disk of less than 5 GB a tenth of it. */
const DEFAULT_RESERVE = { bytes: 500 * MB, share: 0.1 }
/** With less free space a write of the database can fail. */
const MIN_WRITABLE_BYTES = 1 * MB
/** With less space for files administrators read it on their dashboard: three long videos, on a small disk a fifth of it. */
const LOW_SPACE = { bytes: 2_000 * MB, share: 0.2 }
/** How much is written between two checks: what each of several writers can take of the reserve. */
const CHECK_INTERVAL_BYTES = 1 * MB

/** Reads the space of the disk of DATA_DIR. A file system that states no size has unlimited space. */
export async function readDiskSpace({ DATA_DIR, DISK_RESERVE_MB }: DiskConfig): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(DATA_DIR)
  const total = blocks * bsize
  const free = total === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
  const reserve =
    DISK_RESERVE_MB === undefined
      ? Math.min(DEFAULT_RESERVE.bytes, total * DEFAULT_RESERVE.share)
      : DISK_RESERVE_MB * MB
  return { total, free, reserve, available: Math.max(0, free - reserve) }
}

/** True if the database has no room to write. */
export const isDiskExhausted = ({ free }: DiskSpace) => free < MIN_WRITABLE_BYTES

/** True if administrators should free space, or enlarge the disk, soon. */
export const isDiskLow = ({ available, total }: DiskSpace) =>
  available < Math.min(LOW_SPACE.bytes, total * LOW_SPACE.share)

/** The free space and the reserve for /metrics. */
export const diskGauges = (config: DiskConfig) => [
  {
    name: 'lisan_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR',
    read: async () => (await readDiskSpace(config)).free,
  },
  {
    name: 'lisan_disk_available_bytes',
    help: 'Free space on the disk of DATA_DIR that files may take: less the reserve of the database',
    read: async () => (await readDiskSpace(config)).available,
  },
]

/** Throws 507 if a file of `bytes` does not fit into `available` bytes; 0 for the rest of a file. */
export function throwUnlessFits(bytes: number, available: number): void {
  if (available >= Math.max(bytes, 1)) return
  throw new RequestError('insufficient_storage', describeRoom(bytes, available))
}

function describeRoom(bytes: number, available: number): Message {
  const size = dataSize(bytes)
  const room = dataSize(available)
  if (available < MIN_WRITABLE_BYTES)
    return bytes > 0
      ? say('rules_wire_disk_no_room_for_file', { size })
      : say('rules_wire_disk_no_room')
  return bytes > 0
    ? say('rules_wire_disk_room_for_file', { room, size })
    : say('rules_wire_disk_room', { room })
}

/** Throws 507 if `bytes` more do not fit on the disk beside the reserve. */
export async function requireDiskSpace(config: DiskConfig, bytes = 0): Promise<void> {
  throwUnlessFits(bytes, (await readDiskSpace(config)).available)
}

/** Counts what is written and throws 507 as soon as it would take the reserve. */
export function createDiskCheck(config: DiskConfig): (bytes: number) => Promise<void> {
  let unchecked = CHECK_INTERVAL_BYTES
  return async (bytes) => {
    unchecked += bytes
    if (unchecked < CHECK_INTERVAL_BYTES) return
    unchecked = 0
    await requireDiskSpace(config)
  }
}

/**
 * A stream before a file on the disk of DATA_DIR: it ends with 507 instead of taking the reserve. `onWrite` gets the bytes of
 * each chunk.
 */
export function keepDiskReserve(
  config: DiskConfig,
  onWrite: (bytes: number) => void = () => {},
): Transform {
  const check = createDiskCheck(config)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onWrite(chunk.length)
      check(chunk.length).then(() => done(null, chunk), done)
    },
  })
}

/** A file that is arriving. Its bytes are counted until they are written, or until `release`. */
export type AnnouncedFile = { wrote(bytes: number): void; release(): void }

/** The files that are arriving, so that several which are accepted at once fit together. */
export type DiskBudget = {
  /** Throws 507 unless a file of `bytes` fits beside those that are arriving. Reads them in a transaction, if one is given. */
  require(bytes: number, tx?: Tx): Promise<void>
  /** The same, and counts the file. */
  announce(bytes: number): Promise<AnnouncedFile>
  /** Records that a write found no space: the database can be on another disk than DATA_DIR. */
  noteFull(): void
  /** True if a write found no space a moment ago. */
  isFull(): boolean
}

const FULL_MS = 10_000

/** Creates the budget of a process; `readAnnounced` returns the bytes that uploads in parts still lack. */
export function createDiskBudget(
  config: DiskConfig,
  readAnnounced: (tx?: Tx) => Promise<number>,
): DiskBudget {
  let arriving = 0
  let fullAt = Number.NEGATIVE_INFINITY
  async function require(bytes: number, tx?: Tx) {
    const announced = await readAnnounced(tx)
    const { available } = await readDiskSpace(config)
    throwUnlessFits(bytes, available - arriving - announced)
  }
  return {
    require,
    async announce(bytes) {
      await require(bytes)
      let missing = bytes
      arriving += bytes
      const wrote = (written: number) => {
        const counted = Math.min(written, missing)
        missing -= counted
        arriving -= counted
      }
      return { wrote, release: () => wrote(missing) }
    },
    noteFull() {
      fullAt = performance.now()
    },
    isFull: () => performance.now() - fullAt < FULL_MS,
  }
}
