import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import type { ChosenUpload } from '../../../uploads/upload-file.ts'
import { useUploads } from '../../../uploads/upload-store.ts'

const loadUploads = () => import('../../../uploads/parts.ts')

/**
 * The upload of a lesson form. It begins when the file is chosen, continues while the administrator types or leaves the page,
 * and is found again by the storage key of the form (decision 0540).
 */
export function useLessonUpload(target: { formKey: string; classId: number }) {
  const item = useUploads(({ items }) =>
    items.findLast((it) => it.target.formKey === target.formKey),
  )
  const cancel = async (key: string | undefined) => {
    if (key !== undefined) await (await loadUploads()).cancelUpload(key)
  }
  return {
    item,
    /** Begins to upload a file in place of the previous one. */
    choose: async (chosen: ChosenUpload) => {
      await cancel(item?.key)
      await (await loadUploads()).startUpload(chosen, target, newIdempotencyKey())
    },
    remove: () => void cancel(item?.key),
  }
}

export type LessonUploadField = ReturnType<typeof useLessonUpload>

/** The server's id of an upload that a lesson is saved with. Resolves when the server has created it. */
export async function uploadIdOf(key: string, signal: AbortSignal): Promise<string> {
  return (await loadUploads()).whenCreated(key, signal)
}

/** Records that a lesson was saved with an upload: the server attaches the file when it is complete. */
export async function noteSavedUpload(
  key: string,
  lesson: { lessonId: number; subject: string },
): Promise<void> {
  ;(await loadUploads()).assignUpload(key, lesson)
}
