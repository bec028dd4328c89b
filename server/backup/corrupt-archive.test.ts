import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openFolderStore } from '../platform/file-store.ts'
import { openTestDb } from '../test/databases/databases.ts'
import { createEmptySchoolEnv } from '../test/databases/school-env.ts'
import {
  buildArchive,
  header,
  hostileArchives,
  KEY,
  otherTables,
  rows,
} from '../test/files/hostile-archives.ts'
import { programEnv } from '../test/process/program-env.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { isShortRun } from '../test/short-run.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import { createBackup } from './backup.ts'
import { RestoreError } from './read-archive.ts'
import { restore } from './restore.ts'

/** Creates a backup with one file, small enough to change each byte. */
async function createArchive(): Promise<Buffer> {
  const school = await openTestSchool()
  const dataDir = school.config.DATA_DIR
  await seedAdministrator(school)
  await seedStudent(school)
  await school.db.insertInto('secrets').values({ name: 'file', value: KEY }).execute()
  mkdirSync(join(dataDir, 'media/material'), { recursive: true })
  writeFileSync(join(dataDir, 'media', KEY), randomBytes(3000))
  const tar = join(createTempDir().DATA_DIR, 'lisan.tar')
  const files = openFolderStore(join(dataDir, 'media'))
  await createBackup({ db: school.db, files, dataDir }, tar, 1_795_000_000)
  return readFileSync(tar)
}

test('an archive that is truncated or changed at any byte restores no row and no file', async () => {
  const whole = await createArchive()
  const { db, close } = await openTestDb()
  onTestFinished(close)
  const dataDir = createTempDir().DATA_DIR
  const target = { db, files: openFolderStore(join(dataDir, 'media')), dataDir }
  const tar = join(dataDir, 'lisan.tar')

  async function expectNothingRestored(bytes: Buffer) {
    writeFileSync(tar, bytes)
    await expect(restore(target, tar)).rejects.toThrow(RestoreError)
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
    expect(existsSync(join(dataDir, 'media'))).toBe(false)
  }
  const position = fc.nat(whole.length - 1)
  await fc.assert(
    fc.asyncProperty(position, (at) => expectNothingRestored(whole.subarray(0, at))),
    {
      numRuns: isShortRun ? 3 : 100,
      examples: [[0], [512], [1024], [whole.length - 1], [whole.length - 1024]],
    },
  )
  await fc.assert(
    fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ change
      return expectNothingRestored(changed)
    }),
    {
      numRuns: isShortRun ? 10 : 300,
      examples: [0, 155, 156, 257, 511].map((at): [number, number] => [at, 0x20]),
    },
  )

  writeFileSync(tar, whole)
  expect(await restore(target, tar)).toMatchObject({ files: 1 })
})

test.each([
  ['of the first migration', header()],
  [
    'of the last version before 1.0.0',
    header({ migrations: ['20261121T0640-people', '20261126T1400-views-of-a-class'] }),
  ],
])('an archive %s without rows restores an empty school', async (_name, header) => {
  const { db, close } = await openTestDb()
  onTestFinished(close)
  const dataDir = createTempDir().DATA_DIR
  const tar = join(dataDir, 'lisan.tar')
  writeFileSync(tar, await buildArchive([header, rows(''), ...otherTables]))
  const target = { db, files: openFolderStore(join(dataDir, 'media')), dataDir }
  expect(await restore(target, tar)).toEqual({ rows: 0, files: 0 })
})

test.each(hostileArchives)(
  '%s ends a restore with a reason, and nothing is restored',
  async (_name, archive) => {
    const { db, close } = await openTestDb()
    onTestFinished(close)
    const dataDir = createTempDir().DATA_DIR
    const tar = join(dataDir, 'lisan.tar')
    writeFileSync(tar, await archive())
    const target = { db, files: openFolderStore(join(dataDir, 'media')), dataDir }

    await expect(restore(target, tar)).rejects.toThrow(RestoreError)
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
    expect(existsSync(join(dataDir, 'media'))).toBe(false)
  },
)

test('a backup or a restore that is not possible exits with 1 and one line', async () => {
  const tar = join(createTempDir().DATA_DIR, 'lisan.tar')
  writeFileSync(tar, (await createArchive()).subarray(0, 5000))
  const schoolEnv = await createEmptySchoolEnv()
  const run = (file: string[], env = {}, command = 'restore') =>
    spawnSync(process.execPath, ['server/backup/main.js', command, ...file], {
      env: { ...programEnv, ...schoolEnv, ...env },
      encoding: 'utf8',
    })
  for (const { status, stdout, stderr } of [
    run([tar]),
    run([schoolEnv.DATA_DIR]),
    run([`${tar}.none`]),
    run([]),
    run([tar], { PORT: 'x' }),
    // an environment that is not that of the school
    run([`${tar}.new`], {}, 'backup'),
  ]) {
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^[A-Z][^\n]+\n$/)
  }
})
