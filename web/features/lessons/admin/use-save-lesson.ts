import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addLesson, updateLesson } from '../../../../contract/lessons/lesson-form.ts'
import { m } from '../../../../messages/m.ts'
import { messageOf } from '../../../api/call-api.ts'
import { written } from '../../../forms/written.ts'
import { toast } from '../../../kit/toast.ts'
import { invalidateLessons } from './editor-queries.ts'
import { retryUntilResponse } from './retry-until-response.ts'
import { type LessonSaveInput, type LessonTarget, sendLesson } from './send-lesson.ts'
import { noteSavedUpload } from './use-lesson-upload.ts'

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
