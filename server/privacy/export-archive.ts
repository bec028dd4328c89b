import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ZipFile } from 'yazl'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import { findUser } from '../auth/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { keepDiskReserve } from '../platform/disk-space.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../platform/file-permissions.ts'
import { isFileKey } from '../platform/file-store.ts'
import { defineTemporaryFolder } from '../platform/media-folders.ts'
import { readTableColumns, untyped } from '../platform/untyped-db.ts'
import { newUploadName } from '../platform/upload-folder.ts'
import { languageOf, readSender } from '../settings/emails.ts'
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

const readme = (m: Messages) =>
  `${m.privacy_archive_about()}\n\n${m.privacy_archive_files()}\n\n${m.privacy_archive_columns()}\n`

/**
 * Writes everything about a user to one zip file in DATA_DIR/uploads and returns its path: a JSON file for each subject of
 * the registry, and the user's files (R-TRUST-001, decision 0656). Memory does not grow with the number of rows.
 */
export async function writeArchive(
  { db, files, config }: Pick<AppContext, 'db' | 'files' | 'config'>,
  userId: number,
): Promise<string> {
  const person = await identifyPerson(db, userId)
  if (!person) throw new Error('There is no such user')
  const user = await findUser(db, userId)
  const locale = languageOf(user?.language ?? '', await readSender(db))
  const folder = join(config.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  const path = join(folder, newUploadName())
  const failed = new AbortController()
  const { signal } = failed
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  // an error of a source rejects the promise of its entry too
  zip.on('error', (error: Error) => failed.abort(error))
  const fill = async () => {
    await addEntry(zip, 'README.txt', Readable.from([readme(messagesIn(locale))]), signal)
    const keys = new Set<string>()
    const columnsOf = await readTableColumns(db)
    for (const [table, entry] of privacyTables) {
      if (!entry.exportAs) continue
      const rows = toJson(db, { table, entry, person, keys, columnsOf })
      await addEntry(zip, `${entry.exportAs}.json`, Readable.from(rows), signal)
    }
    for (const key of keys)
      if ((await files.size(key)) !== null)
        await addEntry(zip, `files/${key}`, await files.read(key), signal)
    zip.end()
  }
  const target = createWriteStream(path, { mode: PRIVATE_FILE })
  try {
    await Promise.all([
      fill(),
      pipeline(zip.outputStream, keepDiskReserve(config), target, { signal }),
    ])
    return path
  } catch (error) {
    failed.abort(error)
    await rm(path, { force: true })
    throw error
  }
}

/** Adds a file and waits until it is read: the library opens no second source meanwhile. */
async function addEntry(zip: ZipFile, name: string, source: Readable, signal: AbortSignal) {
  // programs that read from the start of an archive expect compressed entries where the size follows the content
  zip.addReadStreamLazy(name, { compress: true, mode: ENTRY_MODE }, (use) => use(null, source))
  try {
    await finished(source, { writable: false, signal })
  } finally {
    source.destroy()
  }
}

/** A regular file that only its owner reads. */
const ENTRY_MODE = 0o100_600

type RowsToWrite = {
  table: string
  entry: AnyTable
  person: Person
  /** Receives the keys of the files that the rows refer to. */
  keys: Set<string>
  columnsOf: ReadonlyMap<string, readonly string[]>
}

/** The rows of a person in a table as a JSON list, in parts. */
async function* toJson(db: Db, { table, entry, person, keys, columnsOf }: RowsToWrite) {
  const columns = exportedColumns(entry, columnsOf.get(table) ?? [])
  let separator = '[\n'
  for await (const row of readRows(db, { table, entry, person, columns })) {
    for (const [column, rule] of Object.entries(entry.columns))
      if (rule === 'file' && isFileKey(String(row[column]))) keys.add(String(row[column]))
    yield separator + JSON.stringify(row)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
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
