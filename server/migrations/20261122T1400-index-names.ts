import { type Kysely, sql } from 'kysely'
import { renamedColumns, renamedTables } from './20261122T1100-standard-names.ts'
import { isSqlite } from './columns.ts'

const renamedIndexes = {
  audit_by_deed: 'audit_by_action',
  codes_due: 'email_outbox_codes_due',
  ledger_by_person: 'ledger_by_user',
  ledger_by_person_and_service: 'ledger_by_user_and_service',
  ledger_by_title: 'ledger_by_description',
  lessons_once_per_class: 'lessons_by_idempotency_key',
  mail_due: 'email_outbox_due',
  mail_progress: 'email_outbox_by_message',
  one_question: 'quiz_questions_by_question',
  one_send: 'messages_by_idempotency_key',
  one_win_a_day: 'quiz_runs_one_win_per_day',
  payments_by_person: 'payments_by_user',
  people_by_joined_at: 'users_by_joined_at',
  people_by_referrer: 'users_by_referrer',
  people_by_role: 'users_by_role',
  people_by_search_text: 'users_by_search_text',
  people_email: 'users_by_email',
  people_gone: 'users_deleted',
  people_present: 'users_not_deleted',
  push_by_person: 'push_subscriptions_by_user',
  push_by_session: 'push_subscriptions_by_session',
  push_waiting: 'push_deliveries_due',
  quiz_by_level: 'quiz_questions_by_level',
  reset_codes_by_person: 'reset_codes_by_user',
  results_by_lesson: 'exam_results_by_lesson',
  results_waiting: 'exam_results_unmarked',
  results_waiting_by_exam: 'exam_results_unmarked_by_lesson',
  runs_by_student: 'quiz_runs_by_student',
  sessions_by_end: 'sessions_by_expiry',
  sessions_by_person: 'sessions_by_user',
  tries_by_end: 'rate_limits_by_expiry',
  views_by_class: 'lesson_views_by_class',
}

/** Renames indexes after the present names of their tables, and on PostgreSQL the constraints; no row changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const renameIndex = isSqlite(db) ? recreateOnSqlite : renameOnPostgres
  for (const [from, to] of Object.entries(renamedIndexes)) await renameIndex(db, from, to)
  // the statistics of a dropped index are gone
  if (isSqlite(db)) await sql`pragma optimize = 0x10002`.execute(db)
  // SQLite shows the name of a constraint only in the statement that created its table
  else await renameConstraints(db)
}

async function renameOnPostgres(db: Kysely<unknown>, from: string, to: string) {
  await sql`alter index ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(db)
}

async function recreateOnSqlite(db: Kysely<unknown>, from: string, to: string) {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'index' and name = ${from}
  `.execute(db)
  for (const { sql: statement } of rows) {
    await db.schema.dropIndex(from).execute()
    await sql.raw(statement.replace(from, to)).execute(db)
  }
}

type Constraint = { table: string; name: string }

async function renameConstraints(db: Kysely<unknown>) {
  const { rows } = await sql<Constraint>`
    select relname as table, conname as name
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where connamespace = current_schema()::regnamespace
  `.execute(db)
  for (const { table, name } of rows) {
    const newName = currentConstraintName({ table, name })
    if (newName !== name)
      await sql`alter table ${sql.table(table)} rename constraint ${sql.ref(name)} to ${sql.ref(newName)}`.execute(
        db,
      )
  }
}

/** PostgreSQL names a constraint after its table and columns: people_referred_by_fkey. */
function currentConstraintName({ table, name }: Constraint): string {
  let current = name
  for (const [from, to] of Object.entries(renamedTables))
    if (to === table && current.startsWith(`${from}_`)) current = to + current.slice(from.length)
  for (const [from, to] of Object.entries(renamedColumns[table] ?? {}))
    if (current.startsWith(`${table}_${from}_`))
      current = current.replace(`${table}_${from}_`, `${table}_${to}_`)
  return current
}
