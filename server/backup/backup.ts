import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PassThrough, Readable, type Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Pack, pack } from 'tar-stream'
import { type Db, isSqlite } from '../platform/db.ts'
import { NO_LOCAL_LIMITS } from '../platform/db-timeouts.ts'
import { keepDiskReserve } from '../platform/disk-space.ts'
import type { FileStore } from '../platform/file-store.ts'
import { extractFileKey } from '../platform/media-folders.ts'
import { readTableColumns } from '../platform/table-columns.ts'
import { type Row, type UntypedDb, untyped } from '../platform/untyped-db.ts'
import { appliedMigrations, lastIds, listOwnTables } from './database-tables.ts'
import { renameDurably } from './durable-rename.ts'
import { recordUnfinishedFile, withTemporaryFolder } from './temporary-folder.ts'

/** The first entry of a backup: its content, for the restore. */
export type BackupHeader = {
  format: 1
  /** Unix seconds. */
  madeAt: number
  migrations: string[]
  lastNumbers: Record<string, number>
}

type DatabaseDump = { header: BackupHeader; tables: string[]; keys: Set<string> }

const PAGE_SIZE = 2000

/**
 * The data to back up; without a file store only the rows. Temporary files are created in `dataDir`, on whose disk the reserve
 * stays free (decision 0850).
 */
type BackupSource = {
  db: Db
  files?: FileStore
  dataDir: string
  diskReserveMb?: number | undefined
}

/** A file that only its owner reads, and the stream before it. */
type Target = [Transform, Writable]
type OpenFile = (path: string) => Promise<Target>

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
      const { rows, ...dump } = await dumpDatabase(db, folder, { madeAt, openFile })
      const fileCount = await writeArchive(await openFile(unfinished), folder, dump, files)
      // a file with the final name is always complete
      await renameDurably(unfinished, resolve(path))
      return { rows, files: fileCount }
    } finally {
      await rm(unfinished, { force: true })
    }
  })
}

/** Files on the disk of `dataDir` end with an error instead of taking its reserve. */
function createFileOpener(dataDir: string, diskReserveMb: number | undefined): OpenFile {
  const disk = { DATA_DIR: dataDir, DISK_RESERVE_MB: diskReserveMb }
  return async (path) => {
    const file = createWriteStream(path, { mode: 0o600 })
    const disks = await Promise.all([stat(dataDir), stat(dirname(path))])
    const isSameDisk = disks[0].dev === disks[1].dev
    return [isSameDisk ? keepDiskReserve(disk) : new PassThrough(), file]
  }
}

type DumpOptions = { madeAt: number; openFile: OpenFile }

async function dumpDatabase(db: Db, folder: string, { madeAt, openFile }: DumpOptions) {
  return withSnapshot(untyped(db), async (snapshot) => {
    let rows = 0
    // a transaction of the same database
    const tables = await listOwnTables(snapshot as unknown as Db)
    const columnsOf = await readTableColumns(snapshot)
    const keys = new Set<string>()
    for (const name of tables) {
      const table = { name, columns: columnsOf.get(name) ?? [] }
      rows += await dumpTable(snapshot, table, await openFile(join(folder, name)), keys)
    }
    const header: BackupHeader = {
      format: 1,
      madeAt,
      migrations: await appliedMigrations(snapshot),
      lastNumbers: await lastIds(snapshot, tables),
    }
    return { header, tables, keys, rows }
  })
}

/** Reads in one transaction that blocks no other; later writes are not seen. */
async function withSnapshot<T>(
  db: UntypedDb,
  read: (snapshot: UntypedDb) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (snapshot) => {
    const begin = isSqlite(db)
      ? 'begin deferred'
      : `begin isolation level repeatable read, read only; ${NO_LOCAL_LIMITS}`
    await sql.raw(begin).execute(snapshot)
    try {
      return await read(snapshot)
    } finally {
      // an error of the rollback must not hide that of the read
      await sql
        .raw('rollback')
        .execute(snapshot)
        .catch(() => {})
    }
  })
}

type Table = { name: string; columns: readonly string[] }

async function dumpTable(
  db: UntypedDb,
  table: Table,
  target: Target,
  keys: Set<string>,
): Promise<number> {
  let rows = 0
  async function* lines() {
    for await (const page of readPages(db, table)) {
      rows += page.length
      for (const row of page) for (const it of Object.values(row)) collectFileKey(it, keys)
      yield `${page.map((row) => JSON.stringify(row)).join('\n')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), ...target)
  return rows
}

/** Reads the rows of a table in pages by id, or all at once if it has no id (secrets and settings are few). */
async function* readPages(db: UntypedDb, { name, columns }: Table): AsyncGenerator<Row[]> {
  const all = db.selectFrom(name).select(columns)
  if (!columns.includes('id')) {
    const rows = await all.execute()
    if (rows.length > 0) yield rows
    return
  }
  for (let lastId = 0; ; ) {
    const rows = await all.where('id', '>', lastId).orderBy('id').limit(PAGE_SIZE).execute()
    if (rows.length === 0) return
    yield rows
    lastId = Number(rows.at(-1)?.id)
  }
}

// any value with the format of a file key is treated as one, whatever its column
function collectFileKey(value: unknown, keys: Set<string>) {
  const key = extractFileKey(value)
  if (key) keys.add(key)
}

async function writeArchive(
  target: Target,
  folder: string,
  { header, tables, keys }: DatabaseDump,
  files: FileStore | undefined,
) {
  const tar = pack()
  const written = pipeline(tar, ...target)
  const fill = async () => {
    const checksums: Record<string, string> = {}
    await addTextEntry(tar, 'lisan.json', JSON.stringify(header), checksums)
    for (const table of tables) {
      const path = join(folder, table)
      const name = `rows/${table}.jsonl.gz`
      await addEntry(
        tar,
        { name, size: (await stat(path)).size },
        createReadStream(path),
        checksums,
      )
    }
    const fileCount = files ? await addFiles(tar, keys, files, checksums) : 0
    await addTextEntry(tar, 'sha256.json', JSON.stringify(checksums), {})
    tar.finalize()
    return fileCount
  }
  const [fileCount] = await Promise.all([
    fill().catch((error: Error) => {
      tar.destroy(error)
      throw error
    }),
    written,
  ])
  return fileCount
}

async function addFiles(
  tar: Pack,
  keys: Set<string>,
  files: FileStore,
  checksums: Record<string, string>,
) {
  let count = 0
  for (const key of keys) {
    const size = await files.size(key)
    // the file was deleted after the snapshot
    if (size === null) continue
    await addEntry(tar, { name: `files/${key}`, size }, await files.read(key), checksums)
    count++
  }
  return count
}

const addTextEntry = (tar: Pack, name: string, text: string, checksums: Record<string, string>) =>
  addEntry(
    tar,
    { name, size: Buffer.byteLength(text) },
    Readable.from([Buffer.from(text)]),
    checksums,
  )

async function addEntry(
  tar: Pack,
  entry: { name: string; size: number },
  source: Readable,
  checksums: Record<string, string>,
) {
  const hash = createHash('sha256')
  source.on('data', (bytes: Buffer) => hash.update(bytes))
  await pipeline(source, tar.entry({ ...entry, mode: 0o600 }))
  checksums[entry.name] = hash.digest('hex')
}
