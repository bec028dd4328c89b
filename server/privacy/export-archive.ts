import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Pack, pack } from 'tar-stream'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../platform/file-permissions.ts'
import { isFileKey } from '../platform/file-store.ts'
import { defineTemporaryFolder } from '../platform/media-folders.ts'
import { newUploadName } from '../platform/upload-folder.ts'
import { untyped } from './erase-rows.ts'
import { conditionFor, identifyPerson, type Person } from './person.ts'
import { type AnyTable, privacyTables } from './registry.ts'

const FOLDER = 'exports'
// the column has names without the folder: a backup contains no archives
defineTemporaryFolder({ folder: FOLDER, table: 'data_exports', column: 'archive' })

/** The key of an archive in the file store. */
export const archiveKey = (name: string) => `${FOLDER}/${name}`

/** Deletes the archive of a user, if there is one. */
export async function removeArchive(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  userId: number,
): Promise<void> {
  const row = await db
    .selectFrom('data_exports')
    .select('archive')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row?.archive) await files.remove(archiveKey(row.archive))
}

/** Rows per statement; no more are in memory. */
const PAGE_SIZE = 500

const README = `This archive has what the school stores about you.

Each file ends in .json and is about one subject: a list of rows, as the school stores them. Times are seconds since
1 January 1970, amounts are kobo (100 kobo are 1 naira). In the folder "files" are the photographs and recordings that you
sent. What every column means is printed in docs/privacy.md of the program.
`

/**
 * Writes everything about a user to one tar file in DATA_DIR/uploads and returns its path: a JSON file for each subject of
 * the registry, and the user's files (R-TRUST-001, decision 0658). Memory does not grow with the number of rows.
 */
export async function writeArchive(
  { db, files, config }: Pick<AppContext, 'db' | 'files' | 'config'>,
  userId: number,
): Promise<string> {
  const person = await identifyPerson(db, userId)
  if (!person) throw new Error('There is no such user')
  const folder = join(config.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const path = join(folder, newUploadName())
  const rowsPath = join(folder, newUploadName())
  const tar = pack()
  const written = pipeline(tar, createWriteStream(path, { mode: PRIVATE_FILE }))
  const fill = async () => {
    await addEntry(tar, 'README.txt', Buffer.byteLength(README), Readable.from([README]))
    const keys = new Set<string>()
    const columnsOf = await readColumns(db)
    for (const [table, entry] of privacyTables) {
      if (!entry.exportAs) continue
      await writeRows(db, { table, entry, person, path: rowsPath, keys, columnsOf })
      const { size } = await stat(rowsPath)
      await addEntry(tar, `${entry.exportAs}.json`, size, createReadStream(rowsPath))
    }
    for (const key of keys) {
      const size = await files.size(key)
      if (size !== null) await addEntry(tar, `files/${key}`, size, await files.read(key))
    }
    tar.finalize()
  }
  try {
    await Promise.all([
      fill().catch((error: Error) => {
        tar.destroy(error)
        throw error
      }),
      written,
    ])
    return path
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await rm(rowsPath, { force: true })
  }
}

async function addEntry(tar: Pack, name: string, size: number, source: Readable) {
  await pipeline(source, tar.entry({ name, size, mode: PRIVATE_FILE }))
}

async function readColumns(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await db.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((it) => it.name)]))
}

type RowsToWrite = {
  table: string
  entry: AnyTable
  person: Person
  path: string
  /** Receives the keys of the files that the rows refer to. */
  keys: Set<string>
  columnsOf: ReadonlyMap<string, readonly string[]>
}

/** Writes the rows of a person in a table as a JSON list. */
async function writeRows(db: Db, { table, entry, person, path, keys, columnsOf }: RowsToWrite) {
  const columns = exportedColumns(entry, columnsOf.get(table) ?? [])
  const file = await open(path, 'w', PRIVATE_FILE)
  try {
    await file.write('[')
    let separator = '\n'
    for await (const row of readRows(db, { table, entry, person, columns })) {
      for (const [column, rule] of Object.entries(entry.columns))
        if (rule === 'file' && isFileKey(String(row[column]))) keys.add(String(row[column]))
      await file.write(separator + JSON.stringify(row))
      separator = ',\n'
    }
    await file.write('\n]\n')
  } finally {
    await file.close()
  }
}

/** The columns of a table that are exported: numbers and times, and texts by their rule. */
export function exportedColumns(entry: AnyTable, all: readonly string[]): readonly string[] {
  return (
    entry.exportColumns ??
    all.filter((it) => {
      const rule = entry.columns[it]
      return rule !== 'internal' && rule !== 'secret'
    })
  )
}

type RowQuery = Pick<RowsToWrite, 'table' | 'entry' | 'person'> & { columns: readonly string[] }

async function* readRows(db: Db, { table, entry, person, columns }: RowQuery) {
  const rows = untyped(db)
    .selectFrom(table)
    .select([...columns])
    .where(conditionFor(entry.rows ?? '1 = 0', person))
  if (!columns.includes('id')) {
    yield* await rows.execute()
    return
  }
  for (let lastId = 0; ; ) {
    const page = await rows.where('id', '>', lastId).orderBy('id').limit(PAGE_SIZE).execute()
    yield* page
    if (page.length < PAGE_SIZE) return
    lastId = Number(page.at(-1)?.id)
    await nextTurn()
  }
}
