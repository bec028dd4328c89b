import type { MaterialKind } from '../../contract/lessons/material-kinds.ts'
import { useSession } from '../api/session.ts'
import { fingerprintOf } from './file-identity.ts'
import type { UploadTarget } from './upload-item.ts'
import { enqueueUpload, forget, keep } from './upload-queue.ts'
import { findItem, noteAttached, updateItem, useUploads } from './upload-store.ts'

export type ChosenUpload = {
  file: File
  kind: MaterialKind
  handle: FileSystemFileHandle | undefined
}

/** Begins to upload a file for a lesson form. */
export async function startUpload(
  { file, kind, handle }: ChosenUpload,
  { formKey, classId }: Pick<UploadTarget, 'formKey' | 'classId'>,
  key: string,
): Promise<void> {
  const fingerprint = await fingerprintOf(file).catch(() => '')
  enqueueUpload(
    {
      ...{ key, id: '', kind, name: file.name, bytes: file.size, fingerprint },
      ownerId: useSession.getState().user?.id ?? '',
      ...{ sent: 0, speed: 0, step: 'queued', problem: '' },
      target: { formKey, classId, lessonId: null, subject: '' },
    },
    { file, handle },
  )
}

/** The id of an upload, as soon as the server has made it. Rejects if it fails before, or with the reason of the signal. */
export function whenCreated(key: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const item = findItem(key)
      if (signal.aborted) return finish(() => reject(signal.reason))
      if (!item || item.step === 'failed')
        return finish(() => reject(new Error(item?.problem || 'The upload was cancelled.')))
      if (item.id !== '') finish(() => resolve(item.id))
    }
    const unsubscribe = useUploads.subscribe(look)
    signal.addEventListener('abort', look)
    function finish(settle: () => void) {
      unsubscribe()
      signal.removeEventListener('abort', look)
      settle()
    }
    look()
  })
}

/** Records that a lesson was saved with an upload. A complete upload is its file now. */
export function assignUpload(key: string, lesson: { lessonId: number; subject: string }): void {
  const item = findItem(key)
  if (!item) return
  // the form of the next new lesson begins without a file
  updateItem(key, { target: { ...item.target, ...lesson, formKey: '' } })
  if (item.step === 'complete') {
    noteAttached()
    forget(key)
  } else keep(key)
}
