import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { aBucket } from '../test/a-bucket.ts'
import { aFolder } from '../test/place.ts'
import { openFolder } from './files.ts'
import { newRand } from './random.ts'
import { openBucket } from './s3-files.ts'

const letters = Buffer.from('alif bāʾ tāʾ thāʾ jīm')

function aFile(bytes: Buffer) {
  const path = join(aFolder().DATA_DIR, 'upload')
  writeFileSync(path, bytes)
  return path
}

const stores = [
  ['a folder', async () => openFolder(aFolder().DATA_DIR)],
  ['a bucket', async () => openBucket((await aBucket()).config)],
] as const

test.each(stores)(
  '%s keeps a file, tells its length, reads it whole or in part, and forgets it',
  async (_name, open) => {
    const store = await open()
    const key = `material/${newRand()}.mp3`
    const upload = aFile(letters)
    await store.check()
    expect(await store.size(key)).toBeNull()

    await store.keep(upload, key)

    expect(existsSync(upload)).toBe(false)
    expect(await store.size(key)).toBe(letters.length)
    expect(await buffer(await store.read(key))).toEqual(letters)
    const part = await store.read(key, { start: 5, end: 9 })
    expect(await buffer(part)).toEqual(letters.subarray(5, 10))
    await store.remove(key)
    await store.remove(key)
    expect(await store.size(key)).toBeNull()
  },
)

test.each(stores)('%s holds nothing under a name that is not a key', async (_name, open) => {
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
    await expect(store.keep(aFile(letters), key)).rejects.toThrow('Not a key')
  }
})

test('several megabytes reach a bucket and come back the same', async () => {
  const { config, objects } = await aBucket()
  const store = openBucket({ ...config, endpoint: `${config.endpoint}/` })
  const long = Buffer.alloc(9 * 1024 * 1024, letters)
  const key = `material/${newRand()}.mp4`

  await store.keep(aFile(long), key)

  expect(objects.get(key)?.equals(long)).toBe(true)
  expect((await buffer(await store.read(key))).equals(long)).toBe(true)
})

test('a reader who goes away lets go of the bucket', async () => {
  const { config } = await aBucket()
  const store = openBucket(config)
  const key = `material/${newRand()}.mp4`
  await store.keep(aFile(Buffer.alloc(20 * 1024 * 1024)), key)

  const file = await store.read(key)
  file.once('data', () => file.destroy())

  await expect.poll(() => file.closed).toBe(true)
})

test('wrong keys are a fault that is told, not a missing file', async () => {
  const { config } = await aBucket()
  const stranger = openBucket({ ...config, secretAccessKey: 'guessed' })
  const key = `material/${newRand()}.mp3`
  const upload = aFile(letters)

  await expect(stranger.check()).rejects.toThrow('The bucket answered 403')
  await expect(stranger.size(key)).rejects.toThrow('The bucket answered 403')
  await expect(stranger.read(key)).rejects.toThrow('The bucket answered 403')
  await expect(stranger.keep(upload, key)).rejects.toThrow('The bucket answered 403')
  expect(existsSync(upload)).toBe(true)
})
