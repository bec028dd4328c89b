import { onTestFinished } from 'vitest'
import { openS3Stub } from './s3-stub.ts'

/** A bucket that is closed after the test. */
export async function openTempBucket() {
  const bucket = await openS3Stub()
  onTestFinished(bucket.close)
  return bucket
}
