import { type Kysely, sql } from 'kysely'

/** The searched text of a lesson (R-ARABIC-001). Those of earlier lessons are written in the background (R-ARABIC-002). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lessons')
    .addColumn('search_text', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
  await sql`insert into search_rebuilds (table_name, after_id)
    select 'lessons', 0 where exists (select 1 from lessons)
    on conflict (table_name) do update set after_id = 0`.execute(db)
}
