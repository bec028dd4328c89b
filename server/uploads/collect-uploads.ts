import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { defineTemporaryFolder } from '../platform/media-folders.ts'
import { STAGING_FOLDER } from '../platform/partial-files.ts'
import { runEach } from '../platform/run-each.ts'
import { removeUpload } from './delete-upload.ts'
import { isMultipartKnown, listExpired, listInterrupted, type UploadRecord } from './store.ts'
import { interruptWriter } from './writer-claim.ts'

defineTemporaryFolder({ folder: STAGING_FOLDER, table: 'uploads', column: 'staged' })

/**
 * Deletes uploads that expired before `confirmedTime`, on disk and in the bucket, and finishes those that a killed process
 * left complete. One that fails does not stop the others. Any number of processes can run it at once.
 */
export async function collectUploads(
  school: AppContext,
  confirmedTime: number,
  finish: (upload: UploadRecord) => Promise<void>,
): Promise<void> {
  const { db } = school
  const interrupted = (await listInterrupted(db, now())).map((it) => () => finish(it))
  const expired = (await listExpired(db, confirmedTime)).map((it) => async () => {
    await interruptWriter(it.id)
    await removeUpload(school, it)
  })
  await runEach([...interrupted, ...expired], (work) => work())
}

/** Aborts multipart uploads in the bucket that have no row. */
export function abortUnknownParts({ db, files }: AppContext): Promise<number> {
  return files.partials.abortUnknown((multipartId) => isMultipartKnown(db, multipartId))
}
