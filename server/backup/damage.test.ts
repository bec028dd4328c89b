import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { pack } from 'tar-stream'
import { expect, onTestFinished, test } from 'vitest'
import { openFolder } from '../kernel/files.ts'
import { openTestDb } from '../test/databases.ts'
import { aFolder, anEmptyPlace } from '../test/place.ts'
import { anAdministrator, aStudent, openSchool } from '../test/school.ts'
import { CannotRestore } from './archive.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const KEY = 'material/abcdefghijklmnop.png'

/** A school small enough for a byte to be changed anywhere, with one file. */
async function anArchive(): Promise<Buffer> {
  const school = await openSchool()
  const dataDir = school.config.DATA_DIR
  await anAdministrator(school)
  await aStudent(school)
  await school.db.insertInto('secrets').values({ name: 'file', value: KEY }).execute()
  mkdirSync(join(dataDir, 'media/material'), { recursive: true })
  writeFileSync(join(dataDir, 'media', KEY), randomBytes(3000))
  const tar = join(aFolder().DATA_DIR, 'lisan.tar')
  const files = openFolder(join(dataDir, 'media'))
  await backUp({ db: school.db, files, dataDir }, tar, 1_795_000_000)
  return readFileSync(tar)
}

test('an archive that is cut or changed at any byte brings no row and no file back', async () => {
  const whole = await anArchive()
  const { db, close } = await openTestDb()
  onTestFinished(close)
  const dataDir = aFolder().DATA_DIR
  const target = { db, files: openFolder(join(dataDir, 'media')), dataDir }
  const tar = join(dataDir, 'lisan.tar')

  async function bringsNothingBack(bytes: Buffer) {
    writeFileSync(tar, bytes)
    await expect(restore(target, tar)).rejects.toThrow(CannotRestore)
    expect(await db.selectFrom('people').select('id').execute()).toEqual([])
    expect(existsSync(join(dataDir, 'media'))).toBe(false)
  }
  const position = fc.nat(whole.length - 1)
  await fc.assert(
    fc.asyncProperty(position, (at) => bringsNothingBack(whole.subarray(0, at))),
    { numRuns: 100, examples: [[0], [512], [1024], [whole.length - 1], [whole.length - 1024]] },
  )
  await fc.assert(
    fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ change
      return bringsNothingBack(changed)
    }),
    { numRuns: 300, examples: [0, 155, 156, 257, 511].map((at) => [at, 0x20] as [number, number]) },
  )

  writeFileSync(tar, whole)
  expect(await restore(target, tar)).toMatchObject({ files: 1 })
})

type Part = { name: string; text: string | Buffer; type?: 'directory' | 'symlink' }

/** An archive with right checksums, whatever is in it. */
async function archiveOf(parts: Part[]): Promise<Buffer> {
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

/** The tables of the first migration that the archives below leave as they are. */
const others = ['sessions', 'reset_codes', 'audit'].map((it) => rows('', it))

test('an archive of the first migration without rows is an empty school', async () => {
  const { db, close } = await openTestDb()
  onTestFinished(close)
  const dataDir = aFolder().DATA_DIR
  const tar = join(dataDir, 'lisan.tar')
  writeFileSync(tar, await archiveOf([header(), rows(''), ...others]))
  const target = { db, files: openFolder(join(dataDir, 'media')), dataDir }
  expect(await restore(target, tar)).toEqual({ rows: 0, files: 0 })
})

const hostile: [name: string, archive: () => Promise<Buffer> | Buffer][] = [
  ['an empty file', () => Buffer.alloc(0)],
  ['zeros', () => Buffer.alloc(4096)],
  ['another kind of file', () => randomBytes(5000)],
  ['an archive without a header', () => archiveOf([rows(''), ...others])],
  ['a header that is no JSON', () => archiveOf([{ name: 'lisan.json', text: '{' }])],
  ['a header that is null', () => archiveOf([{ name: 'lisan.json', text: 'null' }])],
  ['a header without migrations', () => archiveOf([header({ migrations: undefined })])],
  ['migrations that are no list', () => archiveOf([header({ migrations: { at: 1 } })])],
  ['a newer format', () => archiveOf([header({ format: 2 })])],
  [
    'a newer migration',
    () => archiveOf([header({ migrations: ['2099-new'] }), rows(''), ...others]),
  ],
  [
    'numbers of an unknown table',
    () => archiveOf([header({ lastNumbers: { "x'": 1 } }), rows(''), ...others]),
  ],
  ['a table without its rows', () => archiveOf([header(), ...others])],
  [
    'rows of an unknown table',
    () => archiveOf([header(), rows('{"id":1}', 'nothing'), rows(''), ...others]),
  ],
  [
    'rows of the records of migrations',
    () => archiveOf([header(), rows('{}', 'kysely_migration')]),
  ],
  ['rows that are no JSON', () => archiveOf([header(), rows('{"id":'), ...others])],
  ['rows that are null', () => archiveOf([header(), rows('null'), ...others])],
  ['rows with objects in them', () => archiveOf([header(), rows('{"id":{"a":1}}'), ...others])],
  ['rows with unknown columns', () => archiveOf([header(), rows('{"nothing":1}'), ...others])],
  ['rows that break a constraint', () => archiveOf([header(), rows('{"id":1}'), ...others])],
  [
    'rows that are not compressed',
    () => archiveOf([header(), { ...rows(''), text: 'no gzip' }, ...others]),
  ],
  [
    'a path out of the folder',
    () => archiveOf([header(), { name: 'files/../../x.png', text: 'x' }]),
  ],
  ['an absolute path', () => archiveOf([header(), { name: '/etc/cron.d/x', text: 'x' }])],
  ['a directory', () => archiveOf([header(), { name: 'files', text: '', type: 'directory' }])],
  ['a link', () => archiveOf([header(), { name: `files/${KEY}`, text: '', type: 'symlink' }])],
  ['one name twice', () => archiveOf([header(), rows(''), rows(''), ...others])],
  ['a very long name', () => archiveOf([header(), { name: 'x'.repeat(5000), text: 'x' }])],
  [
    'an archive within the archive',
    async () => {
      const inner = await archiveOf([header()])
      return Buffer.concat([inner, inner])
    },
  ],
  ['a header of 300 MB', () => hugeHeader()],
]

/** Only the length says so; no such bytes follow. */
async function hugeHeader() {
  const bytes = await archiveOf([header()])
  bytes.write('02260000000 ', 124, 'latin1')
  bytes.fill(' ', 148, 156)
  const sum = bytes.subarray(0, 512).reduce((total, it) => total + it, 0)
  bytes.write(`${sum.toString(8).padStart(6, '0')} \0`, 148, 'latin1')
  return bytes
}

test.each(hostile)(
  '%s ends a restore with a reason, and nothing is brought back',
  async (_name, archive) => {
    const { db, close } = await openTestDb()
    onTestFinished(close)
    const dataDir = aFolder().DATA_DIR
    const tar = join(dataDir, 'lisan.tar')
    writeFileSync(tar, await archive())
    const target = { db, files: openFolder(join(dataDir, 'media')), dataDir }

    await expect(restore(target, tar)).rejects.toThrow(CannotRestore)
    expect(await db.selectFrom('people').select('id').execute()).toEqual([])
    expect(existsSync(join(dataDir, 'media'))).toBe(false)
  },
)

test('a restore that is not possible ends with 1 and one line', async () => {
  const tar = join(aFolder().DATA_DIR, 'lisan.tar')
  writeFileSync(tar, (await anArchive()).subarray(0, 5000))
  const place = await anEmptyPlace()
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
