import { randomFillSync } from 'node:crypto'
import { join } from 'node:path'
import { openS3Store } from '../../platform/s3-file-store.ts'
import { openTempBucket } from '../files/s3-stub.ts'
import { openTestSchool, type TestSchool } from '../test-school.ts'

const HEAD = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x01mdat', 'latin1')

/** A video whose bytes all differ. */
export function createVideo(bytes: number): Buffer {
  const video = randomFillSync(Buffer.alloc(bytes))
  HEAD.copy(video)
  return video
}

type Bucket = Awaited<ReturnType<typeof openTempBucket>>

/** A school on each kind of file store; `bucket` is the one of the second. */
export const schoolsByStore: [
  string,
  () => Promise<{ school: TestSchool; bucket: Bucket | undefined }>,
][] = [
  ['a folder', async () => ({ school: await openTestSchool(), bucket: undefined })],
  [
    'a bucket',
    async () => {
      const bucket = await openTempBucket()
      const files = (dataDir: string) => openS3Store(bucket.config, join(dataDir, 'uploads'))
      return { school: await openTestSchool({}, { files }), bucket }
    },
  ],
]

/** The keys of all stored files. */
export async function storedKeys({ files }: TestSchool): Promise<string[]> {
  const keys: string[] = []
  for (const folder of ['material', 'uploads'])
    for await (const page of files.list(folder)) keys.push(...page.map(({ key }) => key))
  return keys
}
