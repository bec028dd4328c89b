import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { pack } from 'tar-stream'
import { expect, onTestFinished, test } from 'vitest'
import { openFolderStore } from '../platform/file-store.ts'
import { openTestDb } from '../test/databases.ts'
import { createEmptySchoolEnv, createTempDir } from '../test/temp-dir.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import { createBackup } from './backup.ts'
import { RestoreError } from './read-archive.ts'
import { restore } from './restore.ts'

const KEY = 'material/abcdefghijklmnop.png'

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
    { numRuns: 100, examples: [[0], [512], [1024], [whole.length - 1], [whole.length - 1024]] },
  )
  await fc.assert(
    fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ change
      return expectNothingRestored(changed)
    }),
    { numRuns: 300, examples: [0, 155, 156, 257, 511].map((at) => [at, 0x20] as [number, number]) },
  )

  writeFileSync(tar, whole)
  expect(await restore(target, tar)).toMatchObject({ files: 1 })
})

type Part = { name: string; text: string | Buffer; type?: 'directory' | 'symlink' }

/** Builds an archive with valid checksums. */
async function buildArchive(parts: Part[]): Promise<Buffer> {
  const tar = pack()
  const sums: Record<string, string> = {}
  for (const { name, text, type = 'file' } of parts) {
    tar.entry({ name, type, ...(type === 'symlink' ? { linkname: '/etc/passwd' } : {}) }, text)
    sums[name] = createHash('sha256').update(text).digest('hex')
  }
  tar.entry({ name: 'sha256.json' }, JSON.stringify(sums))
  tar.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of tar) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const header = (other: object = {}) => ({
  name: 'lisan.json',
  text: JSON.stringify({
    ...{ format: 1, madeAt: 1, migrations: ['20261121T0640-people'], lastNumbers: {} },
    ...other,
  }),
})
const rows = (text: string, table = 'people') => ({
  name: `rows/${table}.jsonl.gz`,
  text: gzipSync(text),
})

/** The other tables of the first migration. */
const otherTables = ['sessions', 'reset_codes', 'audit'].map((it) => rows('', it))

test('an archive of the first migration without rows restores an empty school', async () => {
  const { db, close } = await openTestDb()
  onTestFinished(close)
  const dataDir = createTempDir().DATA_DIR
  const tar = join(dataDir, 'lisan.tar')
  writeFileSync(tar, await buildArchive([header(), rows(''), ...otherTables]))
  const target = { db, files: openFolderStore(join(dataDir, 'media')), dataDir }
  expect(await restore(target, tar)).toEqual({ rows: 0, files: 0 })
})

const hostileArchives: [name: string, archive: () => Promise<Buffer> | Buffer][] = [
  ['an empty file', () => Buffer.alloc(0)],
  ['zeros', () => Buffer.alloc(4096)],
  ['another kind of file', () => randomBytes(5000)],
  ['an archive without a header', () => buildArchive([rows(''), ...otherTables])],
  ['a header that is no JSON', () => buildArchive([{ name: 'lisan.json', text: '{' }])],
  ['a header that is null', () => buildArchive([{ name: 'lisan.json', text: 'null' }])],
  ['a header without migrations', () => buildArchive([header({ migrations: undefined })])],
  ['migrations that are no list', () => buildArchive([header({ migrations: { at: 1 } })])],
  ['a newer format', () => buildArchive([header({ format: 2 })])],
  [
    'a newer migration',
    () => buildArchive([header({ migrations: ['2099-new'] }), rows(''), ...otherTables]),
  ],
  [
    'numbers of an unknown table',
    () => buildArchive([header({ lastNumbers: { "x'": 1 } }), rows(''), ...otherTables]),
  ],
  ['a table without its rows', () => buildArchive([header(), ...otherTables])],
  [
    'rows of an unknown table',
    () => buildArchive([header(), rows('{"id":1}', 'nothing'), rows(''), ...otherTables]),
  ],
  [
    'rows of the records of migrations',
    () => buildArchive([header(), rows('{}', 'kysely_migration')]),
  ],
  ['rows that are no JSON', () => buildArchive([header(), rows('{"id":'), ...otherTables])],
  ['rows that are null', () => buildArchive([header(), rows('null'), ...otherTables])],
  [
    'rows with objects in them',
    () => buildArchive([header(), rows('{"id":{"a":1}}'), ...otherTables]),
  ],
  [
    'rows with unknown columns',
    () => buildArchive([header(), rows('{"nothing":1}'), ...otherTables]),
  ],
  [
    'rows that break a constraint',
    () => buildArchive([header(), rows('{"id":1}'), ...otherTables]),
  ],
  [
    'rows that are not compressed',
    () => buildArchive([header(), { ...rows(''), text: 'no gzip' }, ...otherTables]),
  ],
  [
    'a path out of the folder',
    () => buildArchive([header(), { name: 'files/../../x.png', text: 'x' }]),
  ],
  ['an absolute path', () => buildArchive([header(), { name: '/etc/cron.d/x', text: 'x' }])],
  ['a directory', () => buildArchive([header(), { name: 'files', text: '', type: 'directory' }])],
  ['a link', () => buildArchive([header(), { name: `files/${KEY}`, text: '', type: 'symlink' }])],
  ['one name twice', () => buildArchive([header(), rows(''), rows(''), ...otherTables])],
  ['a very long name', () => buildArchive([header(), { name: 'x'.repeat(5000), text: 'x' }])],
  [
    'an archive within the archive',
    async () => {
      const inner = await buildArchive([header()])
      return Buffer.concat([inner, inner])
    },
  ],
  ['a header of 300 MB', () => createHugeHeader()],
]

/** Only the header says so; the bytes are missing. */
async function createHugeHeader() {
  const bytes = await buildArchive([header()])
  bytes.write('02260000000 ', 124, 'latin1')
  bytes.fill(' ', 148, 156)
  const sum = bytes.subarray(0, 512).reduce((total, it) => total + it, 0)
  bytes.write(`${sum.toString(8).padStart(6, '0')} \0`, 148, 'latin1')
  return bytes
}

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

test('a restore that is not possible exits with 1 and one line', async () => {
  const tar = join(createTempDir().DATA_DIR, 'lisan.tar')
  writeFileSync(tar, (await createArchive()).subarray(0, 5000))
  const place = await createEmptySchoolEnv()
  const run = (file: string[], env = {}) =>
    spawnSync(process.execPath, ['server/backup/main.ts', 'restore', ...file], {
      env: { PATH: process.env.PATH, ...place, ...env },
      encoding: 'utf8',
    })
  for (const { status, stdout, stderr } of [
    run([tar]),
    run([place.DATA_DIR]),
    run([`${tar}.none`]),
    run([]),
    run([tar], { PORT: 'x' }),
  ]) {
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^[A-Z][^\n]+\n$/)
  }
}, 60_000)
