import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Db } from '../platform/db.ts'
import type { FileStore } from '../platform/file-store.ts'
import { dumpDatabase } from './dump-database.ts'
import { renameDurably } from './durable-rename.ts'
import { createFileOpener } from './open-target.ts'
import { recordUnfinishedFile, withTemporaryFolder } from './temporary-folder.ts'
import { writeArchive } from './write-archive.ts'

/**
 * The data to back up; without a file store only the rows. Temporary files are created in `dataDir`, on whose disk the reserve
 * stays free.
 */
type BackupSource = {
  db: Db
  files?: FileStore
  dataDir: string
  diskReserveMb?: number | undefined
}

/**
 * Writes a backup to one tar file: all rows in one snapshot while the server runs, and every file that a row refers to
 * (decision 0210). The file contains password hashes and secrets: keep it safe.
 */
export async function createBackup(
  { db, files, dataDir, diskReserveMb }: BackupSource,
  path: string,
  madeAt: number,
): Promise<{ rows: number; files: number }> {
  const unfinished = `${resolve(path)}.unfinished`
  return withTemporaryFolder(dataDir, async (folder) => {
    recordUnfinishedFile(folder, unfinished)
    const openFile = createFileOpener(dataDir, diskReserveMb)
    try {
      const dump = await dumpDatabase(db, folder, { madeAt, format: 1, openFile })
      const archived = files && { store: files }
      const fileCount = await writeArchive(await openFile(unfinished), folder, dump, archived)
      // a file with the final name is always complete
      await renameDurably(unfinished, resolve(path))
      return { rows: dump.rows, files: fileCount }
    } finally {
      await rm(unfinished, { force: true })
    }
  })
}
