import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openTestDb } from './databases.ts'

/** A folder that goes with the test. */
export function aFolder(): { DATA_DIR: string } {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lisan-run-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  return { DATA_DIR }
}

/** The environment of one school over several starts: a folder, and on PostgreSQL a database; both go with the test. */
export async function aPlace(): Promise<{ DATA_DIR: string; DATABASE_URL?: string }> {
  const { DATA_DIR } = aFolder()
  if (inject('postgres') === '') return { DATA_DIR }
  const { url, close } = await openTestDb()
  onTestFinished(close)
  return { DATA_DIR, DATABASE_URL: url }
}
