import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { type AnyTable, privacyTables } from './registry.ts'

/**
 * Compares the registry of personal data with a migrated database, and returns a sentence for each table and text column without
 * an entry, each entry without a column, and each condition that is not valid SQL (R-TRUST-003). `npm run check` fails with them.
 */
export async function compareRegistry(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const registered = new Map(privacyTables)
  const differences = tables.flatMap(({ name, columns }) =>
    compareTable(name, columns, registered.get(name)),
  )
  for (const [name, { rows, erasedRows }] of privacyTables) {
    if (!tables.some((it) => it.name === name)) differences.push(`${name} is not a table`)
    for (const condition of [rows, erasedRows].filter((it) => it !== undefined))
      await sql
        .raw(`select 1 from ${name} where ${fillIn(condition)}`)
        .execute(db)
        .catch((error: Error) => differences.push(`${name}: ${condition}: ${error.message}`))
  }
  return differences
}

const fillIn = (condition: string) =>
  condition.replaceAll(':id', '0').replaceAll(/:(?:emails|contactEmails)\b/g, "''")

function compareTable(
  name: string,
  columns: readonly { name: string; dataType: string }[],
  entry: AnyTable | undefined,
): string[] {
  if (!entry) return [`table ${name} has no entry`]
  const texts = columns
    .filter((it) => !/int|real|numeric|double|float/i.test(it.dataType))
    .map((it) => it.name)
  return [
    ...texts
      .filter((it) => !(it in entry.columns))
      .map((it) => `text column ${name}.${it} has no entry`),
    ...Object.keys(entry.columns)
      .filter((it) => !texts.includes(it))
      .map((it) => `${name}.${it} is not a text column`),
    ...(entry.exportColumns ?? [])
      .filter((it) => !columns.some((column) => column.name === it))
      .map((it) => `${name}.${it} is exported and is not a column`),
  ]
}
