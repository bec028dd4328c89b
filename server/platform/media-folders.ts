import type { Kysely } from 'kysely'
import type { Db } from './db.ts'
import { isFileKey } from './file-store.ts'
import type { Tables } from './tables.ts'

/** The prefix of a file key in a column: none, or the path of public files. */
const KEY_PREFIXES = ['', '/media/'] as const

type FileColumn<T extends keyof Tables> = {
  folder: string
  table: T
  column: keyof Tables[T] & string
  before?: (typeof KEY_PREFIXES)[number]
}

type MediaFolder = {
  name: string
  /** Returns the keys that a row refers to. */
  findReferencedKeys(db: Db, keys: readonly string[]): Promise<Set<string>>
}

const folders: MediaFolder[] = []

/** The folders of the file store, as the features have defined them. */
export const mediaFolders: readonly MediaFolder[] = folders

/**
 * Defines a folder of the file store with the columns that refer to its files, and returns a function that creates the key
 * of a new file from a random name. A file without a row in any of them is deleted (decision 0332).
 */
export function defineMediaFolder<T extends keyof Tables, U extends keyof Tables>(
  column: FileColumn<T>,
  second?: FileColumn<U>,
): (name: string, extension: string) => string {
  const columns = [column, ...(second ? [second] : [])].map(
    ({ table, column: name, before = '' }) => ({ table, column: name, before }),
  )
  defineFolder(column.folder, columns)
  return (name, extension) => `${column.folder}/${name}.${extension}`
}

/** Defines a folder whose column contains file names without the folder. Backups do not copy these files. */
export function defineTemporaryFolder<T extends keyof Tables>({
  folder,
  table,
  column,
}: Omit<FileColumn<T>, 'before'>): void {
  defineFolder(folder, [{ table, column, before: '', isNameOnly: true }])
}

type Reference = { table: string; column: string; before: string; isNameOnly?: boolean }

function defineFolder(name: string, references: readonly Reference[]) {
  folders.push({
    name,
    async findReferencedKeys(db, keys) {
      const found = await Promise.all(
        references.map((it) => findReferencedKeys(db, { ...it, folder: name }, keys)),
      )
      return new Set(found.flatMap((it) => [...it]))
    },
  })
}

async function findReferencedKeys(
  db: Db,
  { table, column, before, folder, isNameOnly = false }: Reference & { folder: string },
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const prefix = isNameOnly ? `${folder}/` : ''
  const toText = (key: string) => before + key.slice(prefix.length)
  // Kysely has no types for a table that is a parameter
  const rows = await (db as unknown as Kysely<Record<string, Record<string, string>>>)
    .selectFrom(table)
    .select(`${column} as text`)
    .where(column, 'in', keys.map(toText))
    .execute()
  return new Set(rows.map(({ text }) => prefix + String(text).slice(before.length)))
}

/** Returns the file key in a column value, if it is one. Backups find files by it. */
export function extractFileKey(value: unknown): string | undefined {
  if (typeof value !== 'string') return
  for (const before of KEY_PREFIXES) {
    const key = value.slice(before.length)
    if (value.startsWith(before) && isFileKey(key)) return key
  }
}
