import { addLesson, updateLesson } from '../../../../contract/lesson-form.ts'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { upload } from '../../../api/upload.ts'
import { type ChosenFile, fileProblem } from './chosen-file.ts'
import type { LessonRequest } from './lesson-draft.ts'

/** The class of a lesson and, unless it is new, its id. */
export type LessonTarget = { classId: number; lessonId?: number | undefined }

export type LessonSaveInput = {
  request: LessonRequest
  version: string
  /** The same for every attempt of one save (decision 0140). */
  idempotencyKey: string
  chosenFile: ChosenFile | undefined
}

type UploadOptions = { signal: AbortSignal; onProgress: (sent: number, total: number) => void }

/** Sends a lesson once, with its file if one is chosen. */
export async function sendLesson(
  { classId, lessonId }: LessonTarget,
  { request, version, idempotencyKey, chosenFile }: LessonSaveInput,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  if (chosenFile) await assertFileAllowed(chosenFile)
  const body = {
    ...request,
    idempotencyKey,
    ...(chosenFile ? { materialKind: chosenFile.kind } : {}),
  }
  const transport = chosenFile && upload({ files: { file: chosenFile.file }, onProgress })
  const options = { signal, ...(transport ? { transport } : {}) }
  if (lessonId === undefined) await callApi(addLesson, { ...body, classId }, options)
  else await callApi(updateLesson, { ...body, version, lessonId }, options)
}

/** Rejects a file before the upload with the message that the server would send after it. */
async function assertFileAllowed(chosenFile: ChosenFile): Promise<void> {
  const problem = await fileProblem(chosenFile)
  if (problem) throw new ApiError(problem, 415)
}
