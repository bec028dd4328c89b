import { type Kysely, sql } from 'kysely'
import { createTable, defaultZero, isSqlite, notNull, references } from './columns.ts'

const ONE_SUBMISSION = 'one_submission_per_exam'

/** Time limits, draws, attempts and attachments (R-FAIR-001, R-FAIR-002, R-FAIR-003, R-FAIR-005). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['closes_at', 'grace_minutes', 'time_limit', 'shuffled', 'draw_count'])
    await db.schema
      .alterTable('lessons')
      .addColumn(name, name === 'closes_at' ? 'bigint' : 'integer', defaultZero)
      .execute()
  await db.schema
    .alterTable('lessons')
    .addColumn('attempts', 'integer', (it) => it.notNull().defaultTo(1))
    .execute()
  for (const [name, initial] of [
    ['attempt_rule', 'best'],
    ['attachments', ''],
  ] as const)
    await db.schema
      .alterTable('lessons')
      .addColumn(name, 'text', (it) => it.notNull().defaultTo(initial))
      .execute()
  await allowSeveralSubmissions(db)
  await createTable(db, 'exam_openings')
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('attempt', 'integer', notNull)
    .addColumn('served_at', 'bigint', notNull)
    .addColumn('opened_at', 'bigint')
    .addColumn('by_phone', 'integer', defaultZero)
    .addColumn('drawn', 'text', notNull)
    .addColumn('draw_count', 'integer', defaultZero)
    .addColumn('shuffled', 'integer', defaultZero)
    .execute()
  await db.schema
    .createIndex('exam_openings_by_attempt')
    .unique()
    .on('exam_openings')
    .columns(['student_id', 'lesson_id', 'attempt'])
    .execute()
  await createTable(db, 'exam_allowances')
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('extra_attempts', 'integer', defaultZero)
    .addColumn('extra_minutes', 'integer', defaultZero)
    .addColumn('closes_at', 'bigint', defaultZero)
    .execute()
  await db.schema
    .createIndex('exam_allowances_by_student')
    .unique()
    .on('exam_allowances')
    .columns(['student_id', 'lesson_id'])
    .execute()
}

/** A student may hand in an exam several times; one of the submissions counts. */
async function allowSeveralSubmissions(db: Kysely<unknown>) {
  if (isSqlite(db)) await rebuildWithoutConstraint(db)
  else await sql`alter table exam_results drop constraint ${sql.id(ONE_SUBMISSION)}`.execute(db)
  for (const name of ['attempt', 'counts'])
    await db.schema
      .alterTable('exam_results')
      .addColumn(name, 'integer', (it) => it.notNull().defaultTo(1))
      .execute()
  await db.schema
    .alterTable('exam_results')
    .addColumn('question_ids', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
  await sql`create unique index exam_results_by_attempt on exam_results (student_id, lesson_id, attempt)`.execute(
    db,
  )
  await sql`create unique index exam_results_counted on exam_results (student_id, lesson_id) where counts = 1`.execute(
    db,
  )
}

type Part = { type: string; name: string; sql: string }

/**
 * SQLite cannot drop a constraint of a table: the table is written anew. The rows that refer to it are set aside meanwhile, because
 * dropping a table deletes its rows, which they forbid.
 */
async function rebuildWithoutConstraint(db: Kysely<unknown>) {
  const { rows: parts } = await sql<Part>`
    select type, name, sql from sqlite_master
    where tbl_name = 'exam_results' and sql is not null`.execute(db)
  const table = parts.find((it) => it.type === 'table')
  const indexes = parts.filter((it) => it.type === 'index')
  if (!table) throw new Error('There is no table exam_results')
  const definition = table.sql
    .replace(new RegExp(`,\\s*constraint "?${ONE_SUBMISSION}"? unique \\([^)]*\\)`, 'i'), '')
    .replace(/exam_results/, 'exam_results_rebuilt')
  if (definition.includes(ONE_SUBMISSION)) throw new Error('The constraint was not found')
  const children = await tablesThatReferTo(db, 'exam_results')
  const { rows: sequences } = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = 'exam_results'`.execute(db)
  for (const name of children)
    await sql`create temp table ${sql.id(`kept_${name}`)} as select * from ${sql.table(name)}`.execute(
      db,
    )
  for (const name of children.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db)
  await sql.raw(definition).execute(db)
  await sql`insert into exam_results_rebuilt select * from exam_results`.execute(db)
  await sql`drop table exam_results`.execute(db)
  await sql`alter table exam_results_rebuilt rename to exam_results`.execute(db)
  for (const index of indexes) await sql.raw(index.sql).execute(db)
  // numbers are never reused, also not that of a deleted last row
  for (const { seq } of sequences) {
    await sql`delete from sqlite_sequence where name = 'exam_results'`.execute(db)
    await sql`insert into sqlite_sequence (name, seq) values ('exam_results', ${seq})`.execute(db)
  }
  for (const name of children) {
    await sql`insert into ${sql.table(name)} select * from ${sql.table(`temp.kept_${name}`)}`.execute(
      db,
    )
    await sql`drop table ${sql.table(`temp.kept_${name}`)}`.execute(db)
  }
}

/** The tables that refer to one, each after those to which it refers. */
async function tablesThatReferTo(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; target: string }>`
    select distinct m.name, f."table" as target from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table'`.execute(db)
  const found = new Set<string>()
  const add = (target: string) => {
    for (const { name } of rows.filter((it) => it.target === target && it.name !== target)) {
      // once more after a table to which it refers, too
      found.delete(name)
      found.add(name)
      add(name)
    }
  }
  add(table)
  return [...found]
}
