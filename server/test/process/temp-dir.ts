import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder that is deleted after the test. */
export function createTempDir(): { DATA_DIR: string } {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lisan-run-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  return { DATA_DIR }
}
