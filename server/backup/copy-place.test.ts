import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { failureOf } from '../copies/failure-reason.ts'
import { readConfig } from '../platform/config.ts'
import { createCopyPlace } from '../test/copies/copy-setup.ts'
import {
  createEmptyTarget,
  createFullSchool,
  readEverything,
} from '../test/databases/full-school.ts'
import { openS3Stub } from '../test/files/s3-stub.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { type CopyStore, openCopyStore } from './copy-store.ts'
import { listGoodCopies } from './manifest.ts'
import { restoreCopy } from './restore-copy.ts'

async function openBucket(changes: Record<string, string> = {}) {
  const stub = await openS3Stub()
  onTestFinished(stub.close)
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = stub.config
  const config = readConfig({
    ...{ BACKUP_TO: `s3://${bucket}/school/one`, BACKUP_S3_ENDPOINT: endpoint },
    ...{ BACKUP_S3_REGION: region, BACKUP_S3_ACCESS_KEY_ID: accessKeyId },
    ...{ BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey, ...changes },
  })
  const store = await openCopyStore(config)
  if (!store) throw new Error('no store')
  return { stub, store }
}

async function openFolder() {
  const store = await openCopyStore(readConfig({ BACKUP_TO: join(createTempDir().DATA_DIR, 'a') }))
  if (!store) throw new Error('no store')
  return { store }
}

test.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('%s stores, lists, reads and deletes copies (R-SAFE-001)', async (_what, open) => {
  const { store }: { store: CopyStore } = await open()
  await store.check()
  const folder = createTempDir().DATA_DIR
  const path = join(folder, 'file')
  writeFileSync(path, 'the copy')
  expect(await store.list('copies')).toEqual([])
  const names = ['copies/a.tar.age', 'copies/a.json', `media/open/${'a'.repeat(64)}`]
  for (const name of names) await store.put(path, name)
  expect((await store.list('copies')).sort()).toEqual(['copies/a.json', 'copies/a.tar.age'])
  expect(await store.list('media')).toEqual([names[2]])
  expect(await text(await store.read('copies/a.json'))).toBe('the copy')
  expect([await store.size('copies/a.json'), await store.size('copies/b.json')]).toEqual([8, null])
  await store.remove('copies/a.json')
  expect(await store.list('copies')).toEqual(['copies/a.tar.age'])
  for (const name of ['copies/../x', '/etc/passwd', 'copies/a/b', 'other/a'])
    await expect(store.put(path, name)).rejects.toThrow('Not a name of a copy')
  expect(readdirSync(folder)).toEqual(['file'])
})

test.each(['', 'media', 'media/copies', 'temporary/copies', 'copies/nightly', 'uploads/a/b'])(
  'DATA_DIR/%s cannot be the place of the copies (R-SAFE-001)',
  (folder) => {
    const DATA_DIR = join(createTempDir().DATA_DIR, 'data')
    expect(() => readConfig({ DATA_DIR, BACKUP_TO: join(DATA_DIR, folder) })).toThrow('BACKUP_TO')
    expect(readConfig({ DATA_DIR, BACKUP_TO: join(DATA_DIR, 'backups') }).BACKUP_TO).toBeTruthy()
  },
)

test('a school is copied to a bucket and restored from it (R-SAFE-001, R-SAFE-006)', async () => {
  const { school } = await createFullSchool()
  const before = await readEverything(school)
  const { store, stub } = await openBucket()
  const { key, copy } = await createCopyPlace(school)
  const { copy: made } = await copy({ store })
  expect([...stub.objects.keys()].every((it) => it.startsWith('school/one/'))).toBe(true)
  const target = await createEmptyTarget('this')
  const askKey = async () => key.identity
  const restored = await restoreCopy(target, { store, which: made.name, askKey, log: () => {} })
  expect(restored).toMatchObject({ rows: made.rows, files: 1 })
  expect(await readEverything(target)).toEqual(before)
})

test.each([
  ['refuses its keys', 'refused', { BACKUP_S3_SECRET_ACCESS_KEY: 'another secret' }],
  ['does not respond', 'unreachable', { BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9' }],
])(
  'a bucket that %s makes no copy that is called good, and the owner reads why (R-SAFE-005)',
  async (_what, reason, changes) => {
    const { school } = await createFullSchool()
    const { store, stub } = await openBucket(changes)
    const { copy } = await createCopyPlace(school)
    const error = await copy({ store }).catch((it: unknown) => it)
    expect(failureOf(error).reason).toBe(reason)
    expect(stub.objects.size).toBe(0)
  },
)

test('a full disk makes no copy that is called good, and the earlier one stays (R-SAFE-005)', async () => {
  const { school } = await createFullSchool()
  const { store, copy } = await createCopyPlace(school)
  const { copy: first } = await copy()
  const error = await copy({ diskReserveMb: 1_000_000_000 }).catch((it: unknown) => it)
  expect(failureOf(error).reason).toBe('disk_full')
  expect((await listGoodCopies(store)).map(({ name }) => name)).toEqual([first.name])
  const left = readdirSync(join(school.dataDir, 'temporary'))
  expect(left.filter((it) => it.startsWith('work-'))).toEqual([])
})
