import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { openPostgres } from '../platform/db.ts'
import type { TestSchool } from './test-school.ts'

/** Creates a second server on the same database; on PostgreSQL with its own connections, like another process. */
export async function secondServerOf(school: TestSchool): Promise<Pick<TestSchool, 'app'>> {
  const postgres = inject('postgres')
  const db =
    postgres === '' ? school.db : openPostgres(`${postgres}/${await databaseNameOf(school)}`)
  const app = await createHttpServer({ ...school, db }, handlers)
  onTestFinished(async () => {
    await app.close()
    if (db !== school.db) await db.destroy()
  })
  return { app }
}

async function databaseNameOf({ db }: TestSchool) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return rows[0]?.name
}
