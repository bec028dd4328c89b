import { onTestFinished } from 'vitest'
import { openTestBucket } from './bucket-server.ts'

/** The bucket of one test. */
export async function aBucket() {
  const { close, ...bucket } = await openTestBucket()
  onTestFinished(close)
  return bucket
}
