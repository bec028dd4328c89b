import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { openPostgres } from '../platform/db.ts'
import { newPublicId } from '../platform/random.ts'
import { openTestDb } from './databases.ts'

/** Creates a folder that is deleted after the test. */
export function createTempDir(): { DATA_DIR: string } {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lisan-run-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  return { DATA_DIR }
}

/** The environment of a server: a folder, and on PostgreSQL a migrated database; both are deleted after the test. */
export async function createSchoolEnv(): Promise<{ DATA_DIR: string; DATABASE_URL?: string }> {
  const { DATA_DIR } = createTempDir()
  if (inject('postgres') === '') return { DATA_DIR }
  const { url, close } = await openTestDb()
  onTestFinished(close)
  return { DATA_DIR, DATABASE_URL: url }
}

/** The environment of a server with an empty folder and an empty database. */
export async function createEmptySchoolEnv(): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const { DATA_DIR } = createTempDir()
  const postgres = inject('postgres')
  return { DATA_DIR, DATABASE_URL: postgres && (await createEmptyDatabase(postgres)) }
}

/** Creates an empty PostgreSQL database and returns its URL. */
export async function createEmptyDatabase(postgres: string): Promise<string> {
  const letters = newPublicId().replaceAll(/[^a-zA-Z0-9]/g, '')
  const name = `e${letters.toLowerCase()}`
  const admin = openPostgres(`${postgres}/postgres`, { max: 1 })
  await sql.raw(`create database ${name}`).execute(admin)
  await admin.destroy()
  return `${postgres}/${name}`
}
