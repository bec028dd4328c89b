import { onTestFinished } from 'vitest'
import { openTestBucket } from './bucket-server.ts'

/** The bucket of one test. */
export async function aBucket() {
  const bucket = await openTestBucket()
  onTestFinished(bucket.close)
  return bucket
}
