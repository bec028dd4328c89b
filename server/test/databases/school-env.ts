import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { newPublicId } from '../../platform/random.ts'
import { createTempDir } from '../process/temp-dir.ts'
import { openTestDb } from './databases.ts'
import { openTestPostgres } from './open-beside.ts'
import { createSqliteEnv } from './sqlite-env.ts'

/** The environment of a server: a folder and a migrated database without rows; both are deleted after the test. */
export async function createSchoolEnv(): Promise<{ DATA_DIR: string; DATABASE_URL?: string }> {
  if (inject('postgres') === '') return createSqliteEnv()
  const { url, close } = await openTestDb()
  onTestFinished(close)
  return { ...createTempDir(), DATABASE_URL: url }
}

/** The environment of a first start: an empty folder and an empty database. */
export async function createEmptySchoolEnv(): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const { DATA_DIR } = createTempDir()
  const postgres = inject('postgres')
  return { DATA_DIR, DATABASE_URL: postgres && (await createEmptyDatabase(postgres)) }
}

/** Creates an empty PostgreSQL database and returns its URL. */
export async function createEmptyDatabase(postgres: string): Promise<string> {
  const letters = newPublicId().replaceAll(/[^a-zA-Z0-9]/g, '')
  const name = `e${letters.toLowerCase()}`
  const admin = openTestPostgres(`${postgres}/postgres`, 1)
  await sql.raw(`create database ${name}`).execute(admin)
  await admin.destroy()
  return `${postgres}/${name}`
}
