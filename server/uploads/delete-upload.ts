import type { AppContext } from '../platform/app-context.ts'
import { isUnavailable } from '../platform/outages.ts'
import { partialStateOf } from './append-part.ts'
import { deleteUpload, type UploadRecord } from './store.ts'
import { withWriterClaim } from './writer-claim.ts'

/**
 * Deletes an upload and everything that is stored of it. The row is deleted last, so that a killed process leaves an upload
 * that is deleted later.
 */
export async function removeUpload(school: AppContext, upload: UploadRecord): Promise<void> {
  await removeFiles(school, upload)
  await deleteUpload(school.db, upload.id)
}

/**
 * Cancels an upload that no other request writes, and throws 423 otherwise. If the database cannot write, its files are deleted
 * all the same, so that a full disk gets room; then the row is tried once more.
 */
export async function cancelUpload(school: AppContext, upload: UploadRecord): Promise<void> {
  const cancel = () =>
    upload.state === 'receiving'
      ? withWriterClaim(school.db, upload.id, (claim) => removeUpload(school, claim.upload))
      : removeUpload(school, upload)
  try {
    await cancel()
  } catch (error) {
    if (!isUnavailable(error)) throw error
    await removeFiles(school, upload)
    await cancel()
  }
}

async function removeFiles({ files }: AppContext, upload: UploadRecord): Promise<void> {
  if (upload.state === 'attached') return
  await files.partials.remove({ id: upload.public_id, state: partialStateOf(upload) })
  if (upload.material !== '') await files.remove(upload.material)
}
