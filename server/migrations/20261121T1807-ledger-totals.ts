import { type Kysely, sql } from 'kysely'
import { folded } from '../kernel/search-text.ts'
import { required } from './columns.ts'

const AT_ONCE = 1000

/** What the payment history is read by: daily totals, the texts that movements carry, and their indexes (decision 0160). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTotals(db)
  await createTitles(db)
  await db.schema.dropIndex('ledger_by_service').execute()
  await db.schema
    .createIndex('ledger_by_service')
    .on('ledger')
    .columns(['service', 'at', 'id'])
    .execute()
  await db.schema
    .createIndex('ledger_by_title')
    .on('ledger')
    .columns(['description', 'id'])
    .execute()
}

async function createTotals(db: Kysely<unknown>) {
  await db.schema
    .createTable('ledger_totals')
    .addColumn('day', 'bigint', required)
    .addColumn('type', 'text', required)
    .addColumn('service', 'text', required)
    .addColumn('movements', 'bigint', required)
    .addColumn('amount', 'bigint', required)
    .addPrimaryKeyConstraint('one_total_a_day', ['day', 'type', 'service'])
    .execute()
  await sql`
    insert into ledger_totals (day, type, service, movements, amount)
    select at / 86400, type, service, count(*), sum(amount) from ledger group by 1, 2, 3
  `.execute(db)
}

async function createTitles(db: Kysely<unknown>) {
  await db.schema
    .createTable('ledger_titles')
    .addColumn('type', 'text', required)
    .addColumn('service', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('search_text', 'text', required)
    .addPrimaryKeyConstraint('one_title', ['type', 'service', 'title'])
    .execute()
  const { rows } = await sql<{ type: string; service: string; title: string }>`
    select distinct type, service, description as title from ledger
  `.execute(db)
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const values = rows
      .slice(at, at + AT_ONCE)
      .map(({ type, service, title }) => [type, service, title, folded(`${title} ${service}`)])
      .map((it) => sql`(${sql.join(it)})`)
    await sql`insert into ledger_titles values ${sql.join(values)}`.execute(db)
  }
}
