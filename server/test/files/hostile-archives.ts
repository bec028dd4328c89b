import { createHash, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { listTables } from '../../backup/database-tables.ts'
import { openSqlite } from '../../platform/db.ts'
import { migrate } from '../../platform/migrate.ts'
import { untyped } from '../../platform/untyped-db.ts'

/** The key of a file in the archives. */
export const KEY = 'material/abcdefghijklmnop.png'

const FIRST_STEP = '20261126T1400-initial-schema'

async function tablesOf(step: string): Promise<string[]> {
  const db = openSqlite(':memory:')
  await migrate(db, [step])
  return listTables(untyped(db)).finally(() => db.destroy())
}

type Part = { name: string; text: string | Buffer; type?: 'directory' | 'symlink' }

/** Builds an archive with valid checksums. */
export async function buildArchive(parts: Part[]): Promise<Buffer> {
  const tar = pack()
  const sums: Record<string, string> = {}
  for (const { name, text, type = 'file' } of parts) {
    tar.entry({ name, type, ...(type === 'symlink' ? { linkname: '/etc/passwd' } : {}) }, text)
    sums[name] = createHash('sha256').update(text).digest('hex')
  }
  tar.entry({ name: 'sha256.json' }, JSON.stringify(sums))
  tar.finalize()
  const chunks: Buffer[] = []
  // the archive has no encoding
  for await (const chunk of tar) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The header of an archive of the first migration. */
export const header = (other: object = {}) => ({
  name: 'lisan.json',
  text: JSON.stringify({
    ...{ format: 1, madeAt: 1, migrations: [FIRST_STEP], lastNumbers: {} },
    ...other,
  }),
})

/** A part with one row of a table. */
export const rows = (text: string, table = 'users') => ({
  name: `rows/${table}.jsonl.gz`,
  text: gzipSync(text),
})

/** The other tables of the first migration. */
export const otherTables = (await tablesOf(FIRST_STEP))
  .filter((it) => it !== 'users')
  .map((it) => rows('', it))

/** Archives with valid checksums whose content must not be restored. */
export const hostileArchives: [name: string, archive: () => Promise<Buffer> | Buffer][] = [
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
    'a step of a version that cannot be upgraded',
    () =>
      buildArchive([header({ migrations: ['20261121T0640-people'] }), rows(''), ...otherTables]),
  ],
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

/** The header announces bytes that are missing. */
async function createHugeHeader() {
  const bytes = await buildArchive([header()])
  bytes.write('02260000000 ', 124, 'latin1')
  bytes.fill(' ', 148, 156)
  const sum = bytes.subarray(0, 512).reduce((total, it) => total + it, 0)
  bytes.write(`${sum.toString(8).padStart(6, '0')} \0`, 148, 'latin1')
  return bytes
}
