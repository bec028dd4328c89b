import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addLesson, updateLesson } from '../../../../contract/lessons.ts'
import { messageOf } from '../../../api/ask.ts'
import { toast } from '../../../kit/toast.ts'
import { lessonsChanged } from './editor-queries.ts'
import { type Place, type Save, sendLesson } from './send-lesson.ts'
import { untilAnswered } from './until-answered.ts'

/** How far a save is: bytes of its file, or waiting for the line. */
export type Progress =
  | { step: 'sending'; sent: number; total: number }
  | { step: 'waiting'; tryNow: () => void }

/**
 * Saves a lesson with its file, one save at a time, again and again while no answer comes (decision 0142).
 * What became of it is said even when the editor was left meanwhile.
 */
export function useSaveLesson(place: Place, onSaved: () => void) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Progress>()
  const controller = useRef<AbortController>(undefined)
  const call = place.lessonId === undefined ? addLesson : updateLesson

  const saving = useMutation({
    mutationFn: (save: Save) => {
      controller.current = new AbortController()
      const { signal } = controller.current
      const onProgress = (sent: number, total: number) =>
        setProgress({ step: 'sending', sent, total })
      const tryOnce = () => {
        setProgress(undefined)
        return sendLesson(place, save, { signal, onProgress })
      }
      const onWaiting = (tryNow: () => void) => setProgress({ step: 'waiting', tryNow })
      return untilAnswered(tryOnce, { signal, onWaiting })
    },
    onSuccess: () => {
      toast.good(call.says ?? '')
      onSaved()
    },
    onError: (fault) => {
      if (isCancel(fault)) toast.plain('Cancelled. Nothing you typed is lost.')
      else
        toast.bad(
          messageOf(fault, call === addLesson ? 'Failed to add lesson' : 'Failed to update lesson'),
        )
    },
    onSettled: () => {
      setProgress(undefined)
      // whatever was said of it, the server may have it
      return lessonsChanged(queries)
    },
  })
  useEffect(() => {
    if (!saving.isPending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [saving.isPending])

  return {
    save: (wanted: Save) => {
      if (!saving.isPending) saving.mutate(wanted)
    },
    cancel: () => controller.current?.abort(),
    isPending: saving.isPending,
    progress,
    fault: isCancel(saving.error) ? null : saving.error,
    /** Lets what was said of the last save go. */
    forgive: saving.reset,
  }
}

export type LessonSave = ReturnType<typeof useSaveLesson>

const isCancel = (fault: unknown) => fault instanceof DOMException && fault.name === 'AbortError'
