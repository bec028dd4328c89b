import type { AppContext } from '../platform/app-context.ts'
import { partialStateOf } from './append-part.ts'
import { deleteUpload, type UploadRecord } from './store.ts'

/**
 * Deletes an upload and everything that is stored of it. The row is deleted last, so that a killed process leaves an upload
 * that is deleted later.
 */
export async function removeUpload({ db, files }: AppContext, upload: UploadRecord): Promise<void> {
  if (upload.state !== 'attached') {
    await files.partials.remove({ id: upload.public_id, state: partialStateOf(upload) })
    if (upload.material !== '') await files.remove(upload.material)
  }
  await deleteUpload(db, upload.id)
}
