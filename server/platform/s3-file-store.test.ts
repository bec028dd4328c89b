import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openTempBucket } from '../test/files/s3-stub.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { openFolderStore } from './file-store.ts'
import { newPublicId } from './random.ts'
import { openS3Store } from './s3-file-store.ts'

const content = Buffer.from('alif bāʾ tāʾ thāʾ jīm')

function writeFile(bytes: Buffer) {
  const path = join(createTempDir().DATA_DIR, 'upload')
  writeFileSync(path, bytes)
  return path
}

const stores = [
  ['a folder', async () => openFolderStore(createTempDir().DATA_DIR)],
  ['a bucket', async () => openS3Store((await openTempBucket()).config)],
] as const

test.each(stores)(
  '%s stores a file, returns its size, reads it completely or partially, and deletes it',
  async (_name, open) => {
    const store = await open()
    const key = `material/${newPublicId()}.mp3`
    const upload = writeFile(content)
    await store.check()
    expect(await store.size(key)).toBeNull()

    await store.put(upload, key)

    expect(existsSync(upload)).toBe(false)
    expect(await store.size(key)).toBe(content.length)
    expect(await buffer(await store.read(key))).toEqual(content)
    const part = await store.read(key, { start: 5, end: 9 })
    expect(await buffer(part)).toEqual(content.subarray(5, 10))
    await store.remove(key)
    await store.remove(key)
    expect(await store.size(key)).toBeNull()
  },
)

test.each(stores)('%s rejects a name that is not a key', async (_name, open) => {
  const store = await open()
  for (const key of [
    '../lisan.sqlite',
    'material/../../x',
    'material/short.mp3',
    '/etc/passwd',
    '',
  ]) {
    expect(await store.size(key)).toBeNull()
    await expect(store.read(key)).rejects.toThrow('Not a key')
    await expect(store.put(writeFile(content), key)).rejects.toThrow('Not a key')
  }
})

test('several megabytes are stored in a bucket and read back unchanged', async () => {
  const { config, objects } = await openTempBucket()
  const store = openS3Store({ ...config, endpoint: `${config.endpoint}/` })
  const long = Buffer.alloc(9 * 1024 * 1024, content)
  const key = `material/${newPublicId()}.mp4`

  await store.put(writeFile(long), key)

  expect(objects.get(key)?.equals(long)).toBe(true)
  expect((await buffer(await store.read(key))).equals(long)).toBe(true)
})

test('a reader that stops closes its connection to the bucket', async () => {
  const { config } = await openTempBucket()
  const store = openS3Store(config)
  const key = `material/${newPublicId()}.mp4`
  await store.put(writeFile(Buffer.alloc(20 * 1024 * 1024)), key)

  const file = await store.read(key)
  file.once('data', () => file.destroy())

  await expect.poll(() => file.closed).toBe(true)
})

test('wrong credentials are an error, not a missing file', async () => {
  const { config } = await openTempBucket()
  const stranger = openS3Store({ ...config, secretAccessKey: 'guessed' })
  const key = `material/${newPublicId()}.mp3`
  const upload = writeFile(content)

  await expect(stranger.check()).rejects.toThrow('The bucket answered 403')
  await expect(stranger.size(key)).rejects.toThrow('The bucket answered 403')
  await expect(stranger.read(key)).rejects.toThrow('The bucket answered 403')
  await expect(stranger.put(upload, key)).rejects.toThrow('The bucket answered 403')
  expect(existsSync(upload)).toBe(true)
})
