import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ALREADY_SUBMITTED } from '../../../contract/exam-answers.ts'
import { submitExam } from '../../../contract/exams.ts'
import type { OpenLesson } from '../../../contract/study.ts'
import { ask, Declared } from '../../api/ask.ts'
import { sessionEnded, token } from '../../api/session.ts'
import { toast } from '../../kit/toast.ts'
import type { Draft } from './draft.ts'

const LOG_IN_FIRST = 'Please log in to submit the exam'

/** How an exam came to be with the server: just now, or before. */
export type Outcome = 'submitted' | 'submitted-before'

type Wanted = { lesson: OpenLesson; onDone: (outcome: Outcome) => void }

/**
 * Hands the paper in, once at a time. The draft is the caller's to forget, in `onDone` and not before: a paper
 * that did not arrive is all that the student has.
 */
export function useSubmitExam({ lesson, onDone }: Wanted) {
  const queries = useQueryClient()
  const isUnderWay = useRef(false)
  const submission = useMutation({
    // a paper is sent when its student says so, and never by itself when the line comes back
    networkMode: 'always',
    mutationFn: ({ answers, theory, image, mode }: Draft) =>
      ask(submitExam, {
        lesson_id: lesson.id,
        examRand: lesson.rand,
        answer: answers,
        theory: mode === 'text' ? theory : '',
        theory_image: mode === 'image' ? image : '',
      }),
    onSuccess: () => onDone('submitted'),
    onError: (fault) => {
      if (!(fault instanceof Declared)) return
      if (fault.http === 401) toast.bad(LOG_IN_FIRST)
      else if (fault.message === ALREADY_SUBMITTED) onDone('submitted-before')
      // the teacher may have changed the questions meanwhile
      else void queries.invalidateQueries({ queryKey: ['lesson'] })
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  const send = (draft: Draft) => {
    if (isUnderWay.current) return
    if (token() === '') {
      toast.bad(LOG_IN_FIRST)
      sessionEnded()
      return
    }
    isUnderWay.current = true
    submission.mutate(draft)
  }
  return { send, isPending: submission.isPending, fault: submission.error }
}

/** Why the paper is not with the server, in the words of student-area §8. */
export function whyNot(fault: Error): string {
  if (fault instanceof Declared) return fault.message || 'Failed to submit exam'
  return 'An error occurred while submitting the exam'
}
