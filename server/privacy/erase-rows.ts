import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { FileStore } from '../platform/file-store.ts'
import { untyped } from '../platform/untyped-db.ts'
import { deleteRenditions } from '../renditions/store.ts'
import { conditionFor, FORMER_STUDENT, type Person } from './person.ts'
import type { AnyTable } from './registry.ts'

type Stores = { db: Db; files: FileStore }

/** Erases the rows of a person in one table according to its entry in the registry. Idempotent. */
export async function eraseRows(
  { db, files }: Stores,
  [table, entry]: readonly [string, AnyTable],
  person: Person,
): Promise<void> {
  if (!entry.rows) return
  const rows = conditionFor(entry.rows, person)
  for (const column of columnsWithRule(entry, 'file'))
    await removeFiles({ db, files }, table, column, rows)
  if (entry.onErasure === 'delete') {
    await untyped(db).deleteFrom(table).where(rows).execute()
    return
  }
  const changes = erasedValues(entry)
  if (Object.keys(changes).length === 0) return
  const some = entry.erasedRows ? [conditionFor(entry.erasedRows, person)] : []
  let update = untyped(db).updateTable(table).set(changes).where(rows)
  for (const it of some) update = update.where(it)
  await update.execute()
}

/** The values of the columns of a kept row after the erasure. */
function erasedValues(entry: AnyTable): Record<string, RawBuilder<unknown>> {
  const values: Record<string, RawBuilder<unknown>> = {}
  for (const rule of ['own', 'secret', 'file'] as const)
    for (const column of columnsWithRule(entry, rule)) values[column] = sql`''`
  for (const column of columnsWithRule(entry, 'name')) values[column] = sql`${FORMER_STUDENT}`
  for (const [column, expression] of Object.entries(entry.erasedTo ?? {}))
    values[column] = sql.raw(expression)
  return values
}

function columnsWithRule(entry: AnyTable, rule: string): string[] {
  return Object.entries(entry.columns).flatMap(([column, it]) => (it === rule ? [column] : []))
}

/** Removes files before their keys are cleared, so that a run repeated after a crash finds the remaining ones. */
async function removeFiles(
  { db, files }: Stores,
  table: string,
  column: string,
  rows: RawBuilder<boolean>,
) {
  const keys = await untyped(db)
    .selectFrom(table)
    .select(column)
    .where(rows)
    .where(column, '!=', '')
    .execute()
  for (const row of keys) {
    const key = String(row[column])
    // a photo also has stored renditions at screen widths
    await deleteRenditions({ db, files }, key)
    await files.remove(key)
  }
}
