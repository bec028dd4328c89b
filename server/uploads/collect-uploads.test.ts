import { expect, test } from 'vitest'
import { finishUpload } from '../lessons/finish-upload.ts'
import { now } from '../platform/clock.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedAdministrator } from '../test/test-school.ts'
import { createUpload, readOffset, sendPart } from '../test/uploads/tus-client.ts'
import { createVideo, schoolsByStore, storedKeys } from '../test/uploads/upload-schools.ts'
import { abortUnknownParts, collectUploads } from './collect-uploads.ts'

const HOUR = 3600
const MB = 1024 * 1024

test.each(schoolsByStore)(
  'an unfinished upload to %s is deleted a day after its last part, and a complete one without a lesson too',
  async (_name, open) => {
    const { school, bucket } = await open()
    freezeClock('2026-11-22T12:00:00Z')
    const teacher = await seedAdministrator(school)
    const video = createVideo(9 * MB)
    const half = await createUpload(school, teacher, video.length + 1)
    await sendPart(school, teacher, half, { offset: 0, bytes: video })
    const complete = await createUpload(school, teacher, video.length)
    await sendPart(school, teacher, complete, { offset: 0, bytes: video })
    const collect = () => collectUploads(school, now(), (it) => finishUpload(school, it))

    freezeClock('2026-11-23T11:00:00Z')
    await collect()
    expect(await readOffset(school, teacher, half)).toBe(video.length)
    expect(await storedKeys(school)).toHaveLength(2)

    freezeClock('2026-11-23T12:00:01Z')
    await collect()
    expect(await readOffset(school, teacher, half)).toBeUndefined()
    expect(await readOffset(school, teacher, complete)).toBeUndefined()
    expect(await storedKeys(school)).toEqual([])
    expect(bucket?.multiparts.size ?? 0).toBe(0)
  },
)

test('a multipart upload in the bucket without a row is aborted after a day', async () => {
  const [, open] = schoolsByStore[1] ?? []
  const { school, bucket } = (await open?.()) ?? {}
  if (!school || !bucket) throw new Error('No bucket')
  const teacher = await seedAdministrator(school)
  const video = createVideo(9 * MB)
  const url = await createUpload(school, teacher, video.length + 1)
  await sendPart(school, teacher, url, { offset: 0, bytes: video })
  const lost = { key: `material/${'a'.repeat(22)}.mp4`, parts: new Map(), initiatedAt: 0 }
  bucket.multiparts.set('lost', lost)
  bucket.multiparts.set('of another program', { ...lost, key: 'backups/2026.tar' })
  bucket.multiparts.set('young', { ...lost, initiatedAt: Date.now() - HOUR * 1000 })
  for (const it of bucket.multiparts.values()) if (it.initiatedAt === 0) it.initiatedAt = 1

  expect(await abortUnknownParts(school)).toBe(1)

  expect([...bucket.multiparts.keys()]).toHaveLength(3)
  expect(bucket.multiparts.has('lost')).toBe(false)
})
