import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listTables } from '../backup/database-tables.ts'
import type { Db } from '../platform/db.ts'
import { untyped } from '../platform/untyped-db.ts'
import { TRACES } from './seed-traces.ts'

/** Returns each row of every table as one text. */
export async function dumpDatabase(db: Db): Promise<string[]> {
  const untypedDb = untyped(db)
  const rows: string[] = []
  for (const table of await listTables(untypedDb))
    for (const row of await untypedDb.selectFrom(table).selectAll().execute())
      rows.push(`${table} ${JSON.stringify(row)}`)
  return rows
}

/** Returns each file below a folder as one text, without a database. */
export function dumpFolder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && !it.name.startsWith('lisan.sqlite'))
    .map((it) => join(it.parentPath, it.name))
    .map((path) => `${path} ${readFileSync(path, 'utf8')}`)
}

/** The texts that the student of `seedTraces` is found in. */
export const findTraces = (texts: readonly string[]) =>
  texts.filter((text) => TRACES.some((it) => text.toLowerCase().includes(it)))
