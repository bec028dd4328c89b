import { addLesson, updateLesson } from '../../../../contract/lessons.ts'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { upload } from '../../../api/upload.ts'
import { type ChosenFile, fileProblem } from './chosen-file.ts'
import type { LessonRequest } from './lesson-draft.ts'

/** Where a lesson goes: into a class, and in the place of which one; `lessonId` is undefined for a new one. */
export type LessonTarget = { classId: number; lessonId?: number | undefined }

export type LessonSaveInput = {
  request: LessonRequest
  version: string
  /** The save's name: the same for every try of it (decision 0140). */
  idempotencyKey: string
  chosenFile: ChosenFile | undefined
}

type UploadOptions = { signal: AbortSignal; onProgress: (sent: number, total: number) => void }

/** Sends a lesson once, with its file when there is one. */
export async function sendLesson(
  { classId, lessonId }: LessonTarget,
  { request, version, idempotencyKey, chosenFile }: LessonSaveInput,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  if (chosenFile) await assertFileAllowed(chosenFile)
  const body = {
    ...request,
    once: idempotencyKey,
    ...(chosenFile ? { fileType: chosenFile.kind } : {}),
  }
  const carry = chosenFile && upload({ files: { file: chosenFile.file }, onProgress })
  const options = { signal, ...(carry ? { carry } : {}) }
  if (lessonId === undefined) await callApi(addLesson, { ...body, classId: classId }, options)
  else await callApi(updateLesson, { ...body, version, lessonId: lessonId }, options)
}

/** Says at once what the server would say after the whole upload. */
async function assertFileAllowed(chosenFile: ChosenFile): Promise<void> {
  const problem = await fileProblem(chosenFile)
  if (problem) throw new ApiError(problem, 415)
}
