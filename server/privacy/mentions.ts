import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchIndex } from '../../contract/arabic.ts'
import { type Db, isSqlite } from '../platform/db.ts'
import { toLikePattern } from '../platform/search-text.ts'
import { untyped } from '../platform/untyped-db.ts'
import type { Identifier, Person } from './person.ts'
import { privacyTables } from './registry.ts'

/** Ids per statement: other requests are served between two. */
const BATCH_SIZE = 5000

/** Replaces every mention of a person in texts that others wrote or that name the person. Idempotent. */
export async function replaceMentions(db: Db, person: Person): Promise<void> {
  for (const [table, { columns }] of privacyTables) {
    const mentions = Object.entries(columns).flatMap(([it, rule]) =>
      rule === 'mention' ? [it] : [],
    )
    if (mentions.length === 0) continue
    if (table === 'ledger') await replaceInLedger(db, person)
    else if (table === 'answered_requests') await replaceByValue(db, table, mentions, person)
    else if (table === 'audit')
      await replaceById(
        db,
        table,
        mentions,
        person,
        sql`(subject_id is null or subject_id <> ${person.id})`,
      )
    else if (table !== 'ledger_search') await replaceById(db, table, mentions, person)
  }
}

/** Replaces mentions in the audit entries about the person. Called last, because `identifyPerson` reads these entries. */
export async function replaceInOwnAudit(db: Db, person: Person): Promise<void> {
  const own = sql`subject_id = ${person.id}`
  await replaceById(db, 'audit', ['detail', 'changes'], person, own)
}

/** At any time every description of the ledger is in `ledger_search`, as `verifyLedger` requires. */
async function replaceInLedger(db: Db, person: Person) {
  const titles = await db
    .selectFrom('ledger_search')
    .select(['type', 'service', 'title'])
    .where(containsAny(db, ['title'], person))
    .execute()
  const changed = titles
    .map((it) => ({ ...it, replaced: String(replaceIn(it.title, person.identifiers)) }))
    .filter(({ title, replaced }) => title !== replaced)
  for (const { type, service, replaced } of changed)
    await db
      .insertInto('ledger_search')
      .values({
        type,
        service,
        title: replaced,
        search_text: searchIndex(`${replaced} ${service}`),
      })
      .onConflict((it) => it.doNothing())
      .execute()
  await replaceById(db, 'ledger', ['description'], person)
  for (const { type, service, title } of changed)
    await db
      .deleteFrom('ledger_search')
      .where('type', '=', type)
      .where('service', '=', service)
      .where('title', '=', title)
      .execute()
}

async function replaceById(
  db: Db,
  table: string,
  columns: readonly string[],
  person: Person,
  condition: RawBuilder<unknown> = sql`1 = 1`,
) {
  const { last } = await untyped(db)
    .selectFrom(table)
    .select(sql<number | null>`max(id)`.as('last'))
    .executeTakeFirstOrThrow()
  for (let from = 0; from < (last ?? 0); from += BATCH_SIZE) {
    const rows = await untyped(db)
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', from)
      .where('id', '<=', from + BATCH_SIZE)
      .where(containsAny(db, columns, person))
      .where(sql<boolean>`${condition}`)
      .execute()
    for (const row of rows) {
      const changes = Object.fromEntries(
        columns.map((it) => [it, replaceIn(row[it], person.identifiers)]),
      )
      await untyped(db)
        .updateTable(table)
        .set(changes)
        // every table of the registry has a numeric id
        .where('id', '=', row.id as number)
        .execute()
    }
  }
}

/** For a table without ids. */
async function replaceByValue(db: Db, table: string, columns: readonly string[], person: Person) {
  for (const column of columns) {
    const rows = await untyped(db)
      .selectFrom(table)
      .select(column)
      .where(containsAny(db, [column], person))
      .execute()
    for (const row of rows)
      await untyped(db)
        .updateTable(table)
        .set({ [column]: replaceIn(row[column], person.identifiers) })
        .where(column, '=', row[column])
        .execute()
  }
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
  return conditions.length > 0
    ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
    : sql<SqlBool>`1 = 0`
}

/** Replaces whole words only: 'mina@example.org' is not a part of 'amina@example.org'. */
export function replaceIn(value: unknown, identifiers: readonly Identifier[]): unknown {
  if (typeof value !== 'string') return value
  let text = value
  for (const { text: identifier, replacement } of identifiers) {
    const escaped = identifier.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    const before = identifier.includes('@') ? String.raw`(?<![\p{L}\p{M}\p{N}._%+-])` : WORD_START
    const after = identifier.includes('@') ? String.raw`(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])` : WORD_END
    text = text.replaceAll(new RegExp(before + escaped + after, 'giu'), () => replacement)
  }
  return text
}

const WORD_START = String.raw`(?<![\p{L}\p{M}\p{N}])`
const WORD_END = String.raw`(?![\p{L}\p{M}\p{N}])`
