import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RescoreOutcome } from '../../../../contract/exams/manage-questions.ts'
import { addLesson, updateLesson } from '../../../../contract/lessons/lesson-form.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { written } from '../../../forms/written.ts'
import { toast } from '../../../kit/toast.ts'
import { invalidateLessons } from './editor-queries.ts'
import type { LessonRequest } from './lesson-draft.ts'
import type { ExamSaveChoice } from './questions/use-exam-save.ts'
import { retryUntilResponse } from './retry-until-response.ts'
import { noteSavedUpload, uploadIdOf } from './use-lesson-upload.ts'

/** A save that waits for the connection. */
export type SaveProgress = { retryNow: () => void }

/**
 * Saves a lesson, one save at a time, with retries while no response arrives (decision 0540).
 * A toast reports the outcome, also after the editor was closed.
 */
export function useSaveLesson(target: LessonTarget, onSaved: (lessonId: number) => void) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<SaveProgress>()
  const controller = useRef<AbortController>(undefined)
  const call = target.lessonId === undefined ? addLesson : updateLesson

  const mutation = useMutation({
    mutationFn: (input: LessonSaveInput) => {
      controller.current = new AbortController()
      const { signal } = controller.current
      const attempt = () => {
        setProgress(undefined)
        return sendLesson(target, input, signal)
      }
      const onWaiting = (retryNow: () => void) => setProgress({ retryNow })
      return retryUntilResponse(attempt, { signal, onWaiting })
    },
    onSuccess: ({ lessonId, outcome }, { uploadKey, request: { subject } }) => {
      if (uploadKey) void noteSavedUpload(uploadKey, { lessonId, subject })
      toast.success(
        written(call.successMessage ?? ''),
        outcome ? m.lessons_rescored(outcome) : undefined,
      )
      onSaved(lessonId)
    },
    onError: (error) => {
      if (isCancel(error)) toast.info(m.lessons_cancelled_input_kept())
      else
        toast.error(
          messageOf(error, call === addLesson ? m.lessons_add_failed() : m.lessons_update_failed()),
        )
    },
    onSettled: () => {
      setProgress(undefined)
      // the server may have saved it even if the response was lost
      return invalidateLessons(queryClient)
    },
  })
  useEffect(() => {
    if (!mutation.isPending) return
    const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warnBeforeUnload)
    return () => removeEventListener('beforeunload', warnBeforeUnload)
  }, [mutation.isPending])

  return {
    save: (input: LessonSaveInput) => {
      if (!mutation.isPending) mutation.mutate(input)
    },
    cancel: () => controller.current?.abort(),
    isPending: mutation.isPending,
    progress,
    error: isCancel(mutation.error) ? null : mutation.error,
    /** Clears the error of the last save. */
    clearError: mutation.reset,
  }
}

export type LessonSave = ReturnType<typeof useSaveLesson>

const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** The class of a lesson and, unless it is new, its id. */
type LessonTarget = { classId: number; lessonId?: number | undefined }

type LessonSaveInput = {
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
type SavedLesson = { lessonId: number; outcome: RescoreOutcome | null }

/** Sends a lesson once. Waits only for the id of its upload, not for its end. */
async function sendLesson(
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
