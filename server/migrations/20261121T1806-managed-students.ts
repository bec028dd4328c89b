import { type Kysely, sql } from 'kysely'
import { searchText } from '../platform/search-text.ts'
import { defaultZero } from './columns.ts'
import { requestUserRebuild, USERS_AT_START } from './search-rebuilds.ts'

/** The table as it is at this step. */
type People = {
  people: { id: number; name: string; email: string; phone: string; search_text: string }
}

/** Adds versions, sort orders and search without accents for managing students and reading the audit log. */
export async function up(db: Kysely<People>): Promise<void> {
  await db.schema.alterTable('people').addColumn('version', 'integer', defaultZero).execute()
  await rewriteSearchTexts(db)
  // both orders exclude deleted users; there is none by wallet, because every payment would have to update it
  for (const column of ['search_text', 'joined_at']) {
    await createPartialIndex(
      db,
      `people_by_${column}`,
      `people (${column}, id)`,
      'deleted_at is null',
    )
  }
  const impersonated = 'impersonator_id is not null'
  await createPartialIndex(
    db,
    'sessions_by_impersonator',
    'sessions (impersonator_id)',
    impersonated,
  )
  await db.schema.createIndex('audit_by_actor').on('audit').columns(['actor_id', 'id']).execute()
  await db.schema.createIndex('audit_by_deed').on('audit').columns(['deed', 'id']).execute()
}

async function createPartialIndex(db: Kysely<People>, name: string, on: string, where: string) {
  await sql.raw(`create index ${name} on ${on} where ${where}`).execute(db)
}

/** The users of a large school are left to the background (20261122T1748-arabic-search, R-ARABIC-002). */
async function rewriteSearchTexts(db: Kysely<People>) {
  const people = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'phone'])
    .limit(USERS_AT_START + 1)
    .execute()
  if (people.length > USERS_AT_START) {
    await requestUserRebuild(db)
    return
  }
  for (const person of people) {
    await db
      .updateTable('people')
      .set({ search_text: searchText(person) })
      .where('id', '=', person.id)
      .execute()
  }
}
