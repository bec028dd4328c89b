import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openTestDb } from './databases.ts'

/** The environment of one school over several starts: a folder, and on PostgreSQL a database; both go with the test. */
export async function aPlace(): Promise<{ DATA_DIR: string; DATABASE_URL?: string }> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lisan-run-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  if (inject('postgres') === '') return { DATA_DIR }
  const { url, close } = await openTestDb()
  await close()
  return { DATA_DIR, DATABASE_URL: url }
}
