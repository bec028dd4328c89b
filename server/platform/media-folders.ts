import type { Kysely } from 'kysely'
import type { Db } from './db.ts'
import { isFileKey } from './file-store.ts'
import type { Tables } from './tables.ts'

/** A column that names stored files, and what stands before the key in it. */
type FileColumn = {
  [T in keyof Tables]: { table: T; column: keyof Tables[T] & string; before: string }
}[keyof Tables]

/**
 * Every folder of the media store with the column that names its files. A file that no row of its column names is
 * collected (decision 0332), so a new folder of media belongs here first: `newKey` takes no other.
 */
const fileColumns = {
  material: { table: 'lessons', column: 'material', before: '' },
  theory: { table: 'exam_results', column: 'theory_image', before: '' },
  logo: { table: 'settings', column: 'value', before: '/media/' },
} as const satisfies Record<string, FileColumn>

export type MediaFolder = keyof typeof fileColumns

export const mediaFolders = Object.keys(fileColumns) as MediaFolder[]

/** The key of a new file in the store: `name` is a random identifier, with more after it if need be. */
export function newFileKey(folder: MediaFolder, name: string, extension: string): string {
  return `${folder}/${name}.${extension}`
}

/** Those of these keys of a folder that some row names. */
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

/** The key that a value of any column names, if it names one: a backup finds its files by it. */
export function extractFileKey(value: unknown): string | undefined {
  if (typeof value !== 'string') return
  for (const before of keyPrefixes) {
    const key = value.slice(before.length)
    if (value.startsWith(before) && isFileKey(key)) return key
  }
}
