import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { defineTemporaryFolder } from '../platform/media-folders.ts'
import { STAGING_FOLDER } from '../platform/partial-files.ts'
import { removeUpload } from './delete-upload.ts'
import { isMultipartKnown, listExpired, listInterrupted, type UploadRecord } from './store.ts'
import { interruptWriter } from './writer-claim.ts'

defineTemporaryFolder({ folder: STAGING_FOLDER, table: 'uploads', column: 'staged' })

/**
 * Deletes uploads that expired before `confirmedTime`, on disk and in the bucket, and finishes those that a killed process
 * left complete. Any number of processes can run it at once.
 */
export async function collectUploads(
  school: AppContext,
  confirmedTime: number,
  finish: (upload: UploadRecord) => Promise<void>,
): Promise<void> {
  for (const upload of await listInterrupted(school.db, now())) await finish(upload)
  for (const upload of await listExpired(school.db, confirmedTime)) {
    await interruptWriter(upload.id)
    await removeUpload(school, upload)
  }
}

/** Aborts multipart uploads in the bucket that have no row. */
export function abortUnknownParts({ db, files }: AppContext): Promise<number> {
  return files.partials.abortUnknown((multipartId) => isMultipartKnown(db, multipartId))
}
