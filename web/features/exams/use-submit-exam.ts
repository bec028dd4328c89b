import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { submitExam } from '../../../contract/exams.ts'
import type { LessonPage } from '../../../contract/study.ts'
import { ApiError, callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { expireSession, sessionToken } from '../../api/session.ts'
import { toast } from '../../kit/toast.ts'
import type { ExamDraft } from './exam-draft.ts'

const SIGN_IN_REQUIRED = 'Please log in to submit the exam'

/** Whether the exam was submitted now or before. */
export type Outcome = 'submitted' | 'submitted-before'

type SubmitExamOptions = { lesson: LessonPage; onDone: (outcome: Outcome) => void }

/**
 * Submits an exam; one request at a time. The caller deletes the draft in `onDone`, because the draft is the only
 * copy until then.
 */
export function useSubmitExam({ lesson, onDone }: SubmitExamOptions) {
  const queryClient = useQueryClient()
  const isSubmitting = useRef(false)
  const submission = useMutation({
    // a submission is never sent by itself when the connection is back
    networkMode: 'always',
    mutationFn: ({ answers, theory, image, mode }: ExamDraft) =>
      callApi(submitExam, {
        lessonId: lesson.id,
        examPublicId: lesson.examPublicId,
        examVersion: lesson.examVersion,
        answers: answers,
        theory: mode === 'text' ? theory : '',
        theoryImage: mode === 'image' ? image : '',
      }),
    onSuccess: () => onDone('submitted'),
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'sign_in_required') toast.error(SIGN_IN_REQUIRED)
      else if (error.code === 'already_submitted') onDone('submitted-before')
      // the teacher may have changed the questions
      else void queryClient.invalidateQueries({ queryKey: keys.lessonPages })
    },
    onSettled: () => {
      isSubmitting.current = false
    },
  })
  const send = (draft: ExamDraft) => {
    if (isSubmitting.current) return
    if (sessionToken() === '') {
      toast.error(SIGN_IN_REQUIRED)
      expireSession()
      return
    }
    isSubmitting.current = true
    submission.mutate(draft)
  }
  return { send, isPending: submission.isPending, error: submission.error }
}

/** Why the submission failed, in the words of R-EXAM-028 and R-EXAM-029. */
export function submitErrorMessage(error: Error): string {
  if (error instanceof ApiError) return error.message || 'Failed to submit exam'
  return 'An error occurred while submitting the exam'
}
