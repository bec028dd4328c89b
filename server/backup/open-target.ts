import { open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, type Transform, type Writable } from 'node:stream'
import { keepDiskReserve } from '../platform/disk-space.ts'

/** A file that only its owner reads, and the stream before it. */
export type Target = [Transform, Writable]
export type OpenFile = (path: string) => Promise<Target>

/** Files on the disk of `dataDir` end with an error instead of taking its reserve. */
export function createFileOpener(dataDir: string, diskReserveMb: number | undefined): OpenFile {
  const disk = { DATA_DIR: dataDir, DISK_RESERVE_MB: diskReserveMb }
  return async (path) => {
    const disks = await Promise.all([stat(dataDir), stat(dirname(path))])
    // a stream that opens its file itself would fail before anybody listens to it
    const file = (await open(path, 'w', 0o600)).createWriteStream()
    const isSameDisk = disks[0].dev === disks[1].dev
    return [isSameDisk ? keepDiskReserve(disk) : new PassThrough(), file]
  }
}
