import { useMutation, useQueryClient } from '@tanstack/react-query'
import { INVALID_SCORE, parseTheoryScore } from '../../../../contract/exam-submission.ts'
import {
  markExam,
  type SubmissionToMark,
  type UnmarkedSubmission,
} from '../../../../contract/marking.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'
import { toast } from '../../../kit/toast.ts'

type MarkInput = { queued: UnmarkedSubmission; submission: SubmissionToMark; score: number }

/** Gives a paper its mark (R-AEXAM-006, R-AEXAM-013). The list is read anew, and so is whatever counts what waits. */
export function useMarkExam(onMarked: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ queued, submission, score }: MarkInput) =>
      callApi(markExam, {
        lessonId: queued.lesson_id,
        classId: queued.class_id,
        studentId: submission.user_id,
        studentEmail: submission.student_email,
        submissionId: submission.result_id,
        theoryScore: score,
      }),
    onSuccess: () => {
      toast.success('Exam marked successfully!')
      void queryClient.invalidateQueries({ queryKey: keys.gradingQueue })
      onMarked()
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiError
          ? messageOf(error, 'Failed to mark exam')
          : 'An error occurred while marking the exam',
      ),
  })
}

/** The score that was typed, or what is wrong with it (R-AEXAM-007). */
export function parseScore(input: string): { score: number } | { error: string } {
  const score = parseTheoryScore(input)
  return score === null ? { error: INVALID_SCORE } : { score }
}
