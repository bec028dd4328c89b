import type { RescoreOutcome } from '../../../../contract/exams/manage-questions.ts'
import { addLesson, updateLesson } from '../../../../contract/lessons/lesson-form.ts'
import { callApi } from '../../../api/call-api.ts'
import type { LessonRequest } from './lesson-draft.ts'
import type { ExamSaveChoice } from './questions/use-exam-save.ts'
import { uploadIdOf } from './use-lesson-upload.ts'

/** The class of a lesson and, unless it is new, its id. */
export type LessonTarget = { classId: number; lessonId?: number | undefined }

export type LessonSaveInput = {
  request: LessonRequest
  version: string
  /** The same for every attempt of one save (decision 0501). */
  idempotencyKey: string
  /** The upload that becomes the file of the lesson when it is complete. */
  uploadKey: string | undefined
  /** The administrator's choices for an exam. */
  choice: ExamSaveChoice
  /** Ids of the questions to remove. */
  removed: number[]
}

/** The id of the saved lesson, and the new scores of its submissions, if there are any. */
export type SavedLesson = { lessonId: number; outcome: RescoreOutcome | null }

/** Sends a lesson once. Waits only for the id of its upload, not for its end. */
export async function sendLesson(
  { classId, lessonId }: LessonTarget,
  { request, version, idempotencyKey, uploadKey, choice, removed }: LessonSaveInput,
  signal: AbortSignal,
): Promise<SavedLesson> {
  const uploadId = uploadKey && (await uploadIdOf(uploadKey, signal))
  const body = {
    ...request,
    idempotencyKey,
    acceptWarnings: choice.acceptWarnings,
    ...(uploadId && { uploadId }),
  }
  if (lessonId !== undefined) {
    const update = { ...body, version, lessonId, removed, scores: choice.scores }
    return { lessonId, outcome: await callApi(updateLesson, update, { signal }) }
  }
  const { id } = await callApi(addLesson, { ...body, classId }, { signal })
  return { lessonId: id, outcome: null }
}
