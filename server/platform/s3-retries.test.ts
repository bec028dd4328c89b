import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openTempBucket } from '../test/files/s3-stub.ts'
import { openCuttingProxy } from '../test/http/cutting-proxy.ts'
import { openTcpProxy } from '../test/http/tcp-proxy.ts'
import { createLessonWithFile } from '../test/lessons/lesson-with-file.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { newPublicId } from './random.ts'
import { openS3Store } from './s3-file-store.ts'

function writeFile(bytes: Buffer) {
  const path = join(createTempDir().DATA_DIR, 'upload')
  writeFileSync(path, bytes)
  return path
}

const portOf = (endpoint: string) => Number(new URL(endpoint).port)

test('a file reaches the bucket although its connection is cut twice (R-RUN-008)', async () => {
  const { config } = await openTempBucket()
  const bytes = Buffer.alloc(900_000, 'video')
  const target = { host: '127.0.0.1', port: portOf(config.endpoint) }
  const proxy = await openCuttingProxy(target, { everyBytes: 400_000, times: 2 })
  onTestFinished(proxy.close)
  const store = openS3Store({ ...config, endpoint: proxy.url })
  const key = `material/${newPublicId()}.mp4`

  await store.put(writeFile(bytes), key)

  expect(proxy.cuts()).toBe(2)
  expect((await buffer(await store.read(key))).equals(bytes)).toBe(true)
})

test('while the bucket is down a request is answered with 503 and Retry-After, and works again afterwards (R-RUN-008)', async () => {
  const { config } = await openTempBucket()
  const proxy = await openTcpProxy({ host: '127.0.0.1', port: portOf(config.endpoint) })
  const store = openS3Store({ ...config, endpoint: `http://127.0.0.1:${proxy.port}` })
  const { school, url } = await createLessonWithFile('letters.mp3')
  const key = `material/${newPublicId()}.mp3`
  await store.put(writeFile(Buffer.from('sound')), key)
  proxy.cut()
  school.files.size = store.size

  const response = await school.app.inject(url)

  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toMatchObject({ status: false, code: 'service_unavailable' })
  await expect(store.put(writeFile(Buffer.from('b')), key)).rejects.toMatchObject({
    httpStatus: 503,
  })
  await proxy.reconnect()
  expect(await store.size(key)).toBe(5)
})
