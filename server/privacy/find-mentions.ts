import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Db, isSqlite } from '../platform/db.ts'
import { toLikePattern } from '../platform/search-text.ts'
import { untyped } from '../platform/untyped-db.ts'
import { findIn } from './identifiers.ts'
import { SEARCHED_TABLES } from './mention-places.ts'
import { conditionFor, type Person } from './person.ts'
import { type AnyTable, privacyTables } from './registry.ts'

/** Ids per statement: other requests are served between two. */
const BATCH_SIZE = 5000
/** A list that a person reads: a name that is also a fixed text of the program is in any number of rows. */
const MAX_PER_TABLE = 20

type Place = {
  table_name: string
  row_id: number
  column_name: string
  position: number
  characters: number
}

/**
 * Lists where texts of others mention a person who is being erased, at most 20 of each table, for administrators. Stores the
 * places without the texts, and changes none of these rows (decision 0830). Idempotent.
 */
export async function recordMentions(db: Db, person: Person, now: number): Promise<void> {
  if (person.identifiers.length === 0) return
  const registry = new Map(privacyTables)
  for (const table of Object.keys(SEARCHED_TABLES)) {
    const entry = registry.get(table)
    if (entry) await insert(db, person, await findInTable(db, table, entry, person), now)
  }
  await insert(db, person, await findInSettings(db, person), now)
}

async function insert(db: Db, person: Person, places: readonly Place[], now: number) {
  if (places.length === 0) return
  await db
    .insertInto('mentions')
    .values(places.map((it) => ({ ...it, user_id: person.id, found_at: now })))
    .onConflict((it) => it.columns(['user_id', 'table_name', 'row_id', 'column_name']).doNothing())
    .execute()
}

/** The text columns in which somebody else can have written about a person. */
export function searchedColumns(entry: AnyTable): string[] {
  return Object.entries(entry.columns).flatMap(([column, rule]) =>
    (rule === 'mention' || rule === 'school') && !entry.repeats?.includes(column) ? [column] : [],
  )
}

async function findInTable(db: Db, table: string, entry: AnyTable, person: Person) {
  const columns = searchedColumns(entry)
  const { last } = await untyped(db)
    .selectFrom(table)
    .select(sql<number | null>`max(id)`.as('last'))
    .executeTakeFirstOrThrow()
  const places: Place[] = []
  for (let from = 0; from < (last ?? 0) && places.length < MAX_PER_TABLE; from += BATCH_SIZE) {
    const rows = await untyped(db)
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', from)
      .where('id', '<=', from + BATCH_SIZE)
      .where(containsAny(db, columns, person))
      .where(isOfOthers(entry, person))
      .orderBy('id')
      .limit(MAX_PER_TABLE)
      .execute()
    for (const row of rows)
      for (const column of columns) {
        const found = findIn(String(row[column]), person.identifiers)
        if (found)
          places.push({
            ...{ table_name: table, row_id: Number(row.id), column_name: column },
            ...{ position: found.start, characters: found.length },
          })
      }
  }
  return places.slice(0, MAX_PER_TABLE)
}

/** False for the rows that the erasure itself empties or redacts. */
function isOfOthers(entry: AnyTable, person: Person): RawBuilder<boolean> {
  if (!entry.rows) return sql`1 = 1`
  const own = conditionFor(entry.rows, person)
  const erased = entry.erasedRows ? conditionFor(entry.erasedRows, person) : sql`1 = 1`
  // what belongs to the school is exported to its students and belongs to nobody of them
  if (Object.values(entry.columns).includes('school') && !entry.erasedRows) return sql`1 = 1`
  return sql<boolean>`not (${own} and ${erased})`
}

function containsAny(
  db: Db,
  columns: readonly string[],
  { identifiers }: Person,
): Expression<SqlBool> {
  // LIKE of SQLite ignores the case of Latin letters, as ILIKE does
  const like = sql.raw(isSqlite(db) ? 'like' : 'ilike')
  const conditions = columns.flatMap((column) =>
    identifiers.map(
      ({ text }) => sql`${sql.ref(column)} ${like} ${toLikePattern(text)} escape '\\'`,
    ),
  )
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** A setting has a name in place of a number. */
async function findInSettings(db: Db, person: Person): Promise<Place[]> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
  return rows.flatMap(({ name, value }) => {
    const found = findIn(value, person.identifiers)
    const place = { table_name: 'settings', row_id: 0, column_name: name }
    return found ? [{ ...place, position: found.start, characters: found.length }] : []
  })
}
