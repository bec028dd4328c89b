import { type Kysely, sql } from 'kysely'
import { searchIndex } from '../../contract/arabic.ts'
import { notNull } from './columns.ts'

const CHUNK_SIZE = 1000

/** Creates the daily totals, search texts and indexes of the payment history (decision 0160). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTotals(db)
  await createSearchTexts(db)
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
    .addColumn('day', 'bigint', notNull)
    .addColumn('type', 'text', notNull)
    .addColumn('service', 'text', notNull)
    .addColumn('movements', 'bigint', notNull)
    .addColumn('amount', 'bigint', notNull)
    .addPrimaryKeyConstraint('one_total_a_day', ['day', 'type', 'service'])
    .execute()
  await sql`
    insert into ledger_totals (day, type, service, movements, amount)
    select at / 86400, type, service, count(*), sum(amount) from ledger group by 1, 2, 3
  `.execute(db)
}

async function createSearchTexts(db: Kysely<unknown>) {
  await db.schema
    .createTable('ledger_titles')
    .addColumn('type', 'text', notNull)
    .addColumn('service', 'text', notNull)
    .addColumn('title', 'text', notNull)
    .addColumn('search_text', 'text', notNull)
    .addPrimaryKeyConstraint('one_title', ['type', 'service', 'title'])
    .execute()
  const { rows } = await sql<{ type: string; service: string; title: string }>`
    select distinct type, service, description as title from ledger
  `.execute(db)
  for (let offset = 0; offset < rows.length; offset += CHUNK_SIZE) {
    const values = rows
      .slice(offset, offset + CHUNK_SIZE)
      .map(({ type, service, title }) => [type, service, title, searchIndex(`${title} ${service}`)])
      .map((it) => sql`(${sql.join(it)})`)
    await sql`insert into ledger_titles values ${sql.join(values)}`.execute(db)
  }
}
