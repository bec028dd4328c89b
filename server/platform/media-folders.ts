import type { Kysely } from 'kysely'
import type { Db } from './db.ts'
import { isFileKey } from './file-store.ts'
import type { Tables } from './tables.ts'

/** A column with the keys of stored files, and the prefix of a key in it. */
type FileColumn = {
  [T in keyof Tables]: { table: T; column: keyof Tables[T] & string; before: string }
}[keyof Tables]

/**
 * Each folder of the file store with the column that refers to its files. A file without a row in that column is
 * deleted (decision 0332), so `newFileKey` accepts only these folders.
 */
const fileColumns = {
  material: { table: 'lessons', column: 'material', before: '' },
  theory: { table: 'exam_results', column: 'theory_image', before: '' },
  logo: { table: 'settings', column: 'value', before: '/media/' },
} as const satisfies Record<string, FileColumn>

export type MediaFolder = keyof typeof fileColumns

export const mediaFolders = Object.keys(fileColumns) as MediaFolder[]

/** Returns the key of a new file. `name` starts with a random identifier. */
export function newFileKey(folder: MediaFolder, name: string, extension: string): string {
  return `${folder}/${name}.${extension}`
}

/** Returns the keys of a folder that a row refers to. */
export async function findReferencedKeys(
  db: Db,
  folder: MediaFolder,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const { table, column, before } = fileColumns[folder]
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

const keyPrefixes = new Set(Object.values(fileColumns).map(({ before }) => before))

/** Returns the file key in a column value, if it is one. Backups find files by it. */
export function extractFileKey(value: unknown): string | undefined {
  if (typeof value !== 'string') return
  for (const before of keyPrefixes) {
    const key = value.slice(before.length)
    if (value.startsWith(before) && isFileKey(key)) return key
  }
}
