import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { handlers } from '../../handlers.ts'
import { createHttpServer } from '../../http-server.ts'
import { openTestPostgres } from '../databases/open-beside.ts'
import type { TestSchool } from '../test-school.ts'

/**
 * Two servers on the same database, each with its own connection pool. On SQLite both are the same server, because a
 * second connection would block this thread.
 */
export async function openTwoProcesses(school: TestSchool): Promise<[TestSchool, TestSchool]> {
  const postgres = inject('postgres')
  if (postgres === '') return [school, school]
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(school.db)
  const db = openTestPostgres(`${postgres}/${rows[0]?.name}`, 8)
  const second = { db, files: school.files, config: school.config, mediaSecret: school.mediaSecret }
  const app = await createHttpServer(second, handlers)
  onTestFinished(async () => {
    await app.close()
    await db.destroy()
  })
  return [school, { ...second, app }]
}

/** Creates a second server on the same database; on PostgreSQL with its own connections, like another process. */
export async function secondServerOf(school: TestSchool): Promise<Pick<TestSchool, 'app'>> {
  const postgres = inject('postgres')
  const db =
    postgres === '' ? school.db : openTestPostgres(`${postgres}/${await databaseNameOf(school)}`, 8)
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
