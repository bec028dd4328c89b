import type { Kysely } from 'kysely'
import type { Db } from './db.ts'
import { isFileKey } from './file-store.ts'
import type { Tables } from './tables.ts'

/** What a column contains before a file key: nothing, or the path of a public file. */
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
 * Defines a folder of the file store with the column that refers to its files, and returns a function that creates the
 * key of a new file from a random name. A file without a row in that column is deleted (decision 0332).
 */
export function defineMediaFolder<T extends keyof Tables>({
  folder,
  table,
  column,
  before = '',
}: FileColumn<T>): (name: string, extension: string) => string {
  folders.push({
    name: folder,
    findReferencedKeys: (db, keys) => findReferencedKeys(db, { table, column, before }, keys),
  })
  return (name, extension) => `${folder}/${name}.${extension}`
}

async function findReferencedKeys(
  db: Db,
  { table, column, before }: { table: string; column: string; before: string },
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  // Kysely has no types for a table that is a parameter
  const rows = await (db as unknown as Kysely<Record<string, Record<string, string>>>)
    .selectFrom(table)
    .select(`${column} as text`)
    .where(
      column,
      'in',
      keys.map((key) => before + key),
    )
    .execute()
  return new Set(rows.map(({ text }) => String(text).slice(before.length)))
}

/** Returns the file key in a column value, if it is one. Backups find files by it. */
export function extractFileKey(value: unknown): string | undefined {
  if (typeof value !== 'string') return
  for (const before of KEY_PREFIXES) {
    const key = value.slice(before.length)
    if (value.startsWith(before) && isFileKey(key)) return key
  }
}
