import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type BackupTarget,
  createEmptyTarget,
  createFullSchool,
  NOW,
  readEverything,
} from '../test/databases/full-school.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'
import { createBackup } from './backup.ts'
import { restore } from './restore.ts'

test('a backup restores every row and file, on the same engine and between engines', async () => {
  const { school } = await createFullSchool()
  const before = await readEverything(school)
  expect(before.rows.ledger?.length).toBeGreaterThan(1)
  expect(Object.keys(before.hashes)).toHaveLength(1)

  let source: BackupTarget = school
  for (const engine of ['sqlite', 'this'] as const) {
    const tar = join(createTempDir().DATA_DIR, 'school.tar')
    const result = await createBackup(source, tar, NOW)
    const target = await createEmptyTarget(engine)
    expect(await restore(target, tar)).toEqual(result)
    expect(await readEverything(target)).toEqual(before)
    expect(await verifyLedger(target.db)).toEqual([])
    source = target
  }
})
