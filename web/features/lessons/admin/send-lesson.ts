import { addLesson, updateLesson } from '../../../../contract/lesson-form.ts'
import type { RescoreOutcome } from '../../../../contract/rescore.ts'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { upload } from '../../../api/upload.ts'
import { type ChosenFile, fileProblem } from './chosen-file.ts'
import type { LessonRequest } from './lesson-draft.ts'
import type { ExamSaveChoice } from './questions/use-exam-save.ts'

/** The class of a lesson and, unless it is new, its id. */
export type LessonTarget = { classId: number; lessonId?: number | undefined }

export type LessonSaveInput = {
  request: LessonRequest
  version: string
  /** The same for every attempt of one save (decision 0140). */
  idempotencyKey: string
  chosenFile: ChosenFile | undefined
  /** The answers of the administrator about an exam. */
  choice: ExamSaveChoice
  /** Ids of the questions to remove. */
  removed: number[]
}

type UploadOptions = { signal: AbortSignal; onProgress: (sent: number, total: number) => void }

/** Sends a lesson once, with its file if one is chosen. Resolves to the new scores of its submissions, if there are any. */
export async function sendLesson(
  { classId, lessonId }: LessonTarget,
  { request, version, idempotencyKey, chosenFile, choice, removed }: LessonSaveInput,
  { signal, onProgress }: UploadOptions,
): Promise<RescoreOutcome | null> {
  if (chosenFile) await assertFileAllowed(chosenFile)
  const body = {
    ...request,
    idempotencyKey,
    acceptWarnings: choice.acceptWarnings,
    ...(chosenFile ? { materialKind: chosenFile.kind } : {}),
  }
  const transport = chosenFile && upload({ files: { file: chosenFile.file }, onProgress })
  const options = { signal, ...(transport ? { transport } : {}) }
  if (lessonId !== undefined) {
    const update = { ...body, version, lessonId, removed, scores: choice.scores }
    return callApi(updateLesson, update, options)
  }
  await callApi(addLesson, { ...body, classId }, options)
  return null
}

/** Rejects a file before the upload with the message that the server would send after it. */
async function assertFileAllowed(chosenFile: ChosenFile): Promise<void> {
  const problem = await fileProblem(chosenFile)
  if (problem) throw new ApiError(problem, 415)
}
