import type { Kysely } from 'kysely'
import {
  createTable,
  defaultEmpty,
  defaultZero,
  notNull,
  nullableReference,
  references,
} from './columns.ts'

/** Creates the table of uploads in parts (decision 0540). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'uploads')
    .addColumn('public_id', 'text', (it) => it.notNull().unique())
    .addColumn('owner_id', 'bigint', references('users.id'))
    .addColumn('idempotency_key', 'text')
    .addColumn('lesson_id', 'bigint', nullableReference('lessons.id'))
    .addColumn('name', 'text', notNull)
    .addColumn('declared_kind', 'text', defaultEmpty)
    .addColumn('fingerprint', 'text', defaultEmpty)
    .addColumn('bytes', 'bigint', notNull)
    .addColumn('received', 'bigint', defaultZero)
    .addColumn('state', 'text', notNull)
    .addColumn('problem_code', 'text', defaultEmpty)
    .addColumn('problem', 'text', defaultEmpty)
    .addColumn('staged', 'text', defaultEmpty)
    .addColumn('multipart_key', 'text', defaultEmpty)
    .addColumn('multipart_id', 'text', defaultEmpty)
    .addColumn('parts', 'text', defaultEmpty)
    .addColumn('material', 'text', defaultEmpty)
    .addColumn('material_extension', 'text', defaultEmpty)
    .addColumn('material_bytes', 'bigint', defaultZero)
    .addColumn('writer', 'text', defaultEmpty)
    .addColumn('writer_until', 'bigint', defaultZero)
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('expires_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createIndex('uploads_owner_key')
    .on('uploads')
    .columns(['owner_id', 'idempotency_key'])
    .unique()
    .execute()
  for (const column of ['lesson_id', 'expires_at', 'material', 'staged'])
    await db.schema.createIndex(`uploads_${column}`).on('uploads').column(column).execute()
}
